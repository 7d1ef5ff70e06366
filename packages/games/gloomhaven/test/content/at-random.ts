import { type Match, type Stream, thinkingChance } from '@tavolo/kernel';
import { expect } from 'vitest';
import type { GloomKinds } from '../../kinds.ts';
import { layoutIn } from '../../rules/map/in-play.ts';

type Asked = NonNullable<Match<GloomKinds>['firstAsked']>;

/** More answers than any scene of these tests needs. */
const most = 2000;

type Playing = {
  /** Done at every question. */
  readonly look?: (match: Match<GloomKinds>) => void;
  /** Picked wherever it is offered. */
  readonly wish?: string;
};

/** Answers at random, the same ones for the same seed, until nothing is asked any more. */
export function playOut(
  match: Match<GloomKinds>,
  seed: string,
  { look = () => {}, wish = '' }: Playing = {},
): void {
  const chance = thinkingChance(seed);
  for (let left = most; match.firstAsked !== null; left--) {
    if (left === 0) throw new Error(`${match.firstAsked.name} is asked without end`);
    look(match);
    const { seat, from } = match.firstAsked;
    if (from().includes(wish) && match.play(seat, [wish]) === null) continue;
    answer(match, match.firstAsked, chance);
  }
}

/** Some picks that can be made together, or as few as there may be. */
function answer(match: Match<GloomKinds>, { seat, from, min, max }: Asked, chance: Stream): void {
  const options = willing(from(), min, chance);
  for (let tries = 0; tries < 100; tries++) {
    const size = min + chance.below(Math.min(max, options.length) - min + 1);
    if (match.play(seat, chance.shuffle([...options]).slice(0, size)) === null) return;
  }
  if (match.play(seat, from().slice(0, min)) !== null) throw new Error('no picks can be made together');
}

/** Mostly something is done where it can be. */
function willing(options: readonly string[], min: number, chance: Stream): readonly string[] {
  const deeds = options.filter((id) => !idle.includes(id));
  return deeds.length < Math.max(1, min) || chance.below(5) === 0 ? options : deeds;
}

const idle: readonly string[] = ['skip', 'stop', 'decline', 'go-on', 'end-turn'];

/** What is wrong with the figures on the map: nothing. */
export function allIsWell(match: Pick<Match<GloomKinds>, 'state' | 'game'>): void {
  const { state, game } = match;
  const { places } = layoutIn({ state, content: game.content });
  const amiss = state.figures.flatMap(({ id, hex, hp, maxHp }) => [
    ...(places.get(hex)?.rooms.some((room) => state.rooms.includes(room)) ? [] : [`${id} is off the floor`]),
    ...(state.figures.some((it) => it.id !== id && it.hex === hex) ? [`${id} shares ${hex}`] : []),
    ...(hp < 1 || hp > maxHp ? [`${id} has ${hp} of ${maxHp} hit points`] : []),
  ]);
  expect(amiss).toEqual([]);
}
