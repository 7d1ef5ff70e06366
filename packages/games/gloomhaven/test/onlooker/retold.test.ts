import { begin, isRefusal, type Match, type Onlooker, type Seat, seat, thinkingChance } from '@tavolo/kernel';
import { expect, test } from 'vitest';
import { gloomhaven } from '../../game.ts';
import type { GloomKinds } from '../../kinds.ts';
import type { View } from '../../view.ts';

/** A scenario, played at random for so many answers, with what is seen after each. */
function* randomMatch(seed: string, seats: readonly Seat[]): Generator<Match<GloomKinds>> {
  const match = begin(gloomhaven, { seats, options: { characters: seats.length }, seed });
  if (isRefusal(match)) throw new Error(match.refused);
  const chance = thinkingChance(seed);
  for (let answers = 0; answers < 400 && !match.isOver; answers++) {
    yield match;
    const asked = chance.pick(match.open);
    const options = chance.shuffle([...asked.options]);
    for (let count = asked.min; count <= asked.max; count++)
      if (match.play(asked.seat, options.slice(0, count)) === null) break;
  }
}

/** Where those stand who were there before, with their hit points and conditions: all of that is told. */
const figuresOf = (view: View, before: View) =>
  view.figures
    .filter(({ id }) => before.figures.some((known) => known.id === id))
    .map(({ id, hex, hp, conditions }) => ({
      id,
      hex,
      hp,
      conditions: conditions.map(({ is }) => is).sort(),
    }));

/** The piles of the characters that are not exhausted, and how strong the elements are. */
const tableOf = ({ heroes, figures, elements, round }: View) => ({
  round,
  elements,
  heroes: heroes
    .filter((hero) => figures.some(({ id }) => id === hero.id))
    .map(({ id, discard, lost, handSize, xp, coins }) => ({
      id,
      discard: [...discard].sort(),
      lost: [...lost].sort(),
      handSize,
      xp,
      coins,
    })),
});

test.each([2, 3, 4])('what is told to %i players leads from each view of a scenario to the next', (count) => {
  const seats = Array.from({ length: count }, (_, place) => seat(`seat-${place + 1}`));
  for (let game = 0; game < 6; game++) {
    const onlooker: Onlooker = game % 2 === 0 ? 'spectator' : seat('seat-1');
    let before: { readonly view: View; readonly heard: number } | null = null;
    for (const match of randomMatch(`retold ${count} ${game}`, seats)) {
      const told = match.toldTo(onlooker);
      const after = match.view(onlooker);
      if (before !== null && before.view.phase !== 'preparing') {
        const facts = told.slice(before.heard).map(({ fact }) => fact);
        const picture = facts.reduce((view, fact) => gloomhaven.retold(view, fact), before.view);
        expect(figuresOf(picture, before.view)).toEqual(figuresOf(after, before.view));
        expect(tableOf(picture)).toEqual(tableOf(after));
      }
      before = { view: after, heard: told.length };
    }
  }
});
