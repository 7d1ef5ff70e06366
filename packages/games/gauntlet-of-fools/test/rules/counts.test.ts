import { Match, type Question, seat } from '@tavolo/kernel';
import { expect, test } from 'vitest';
import { gauntletOfFools } from '../../game.ts';
import type { GauntletKinds } from '../../kinds.ts';
import type { Options } from '../../state.ts';
import { type Setting, type Table, TableScene } from '../table.ts';

/** In how many different ways the next so many decisions can go, each of them made. */
function ways(match: Match<GauntletKinds>, decisions: number): number {
  if (decisions === 0) return 1;
  const question = match.firstAsked;
  if (question === null) return 0;
  return picksOf(question).reduce((sum, picked) => {
    const fork = match.fork();
    expect(fork.play(question.seat, picked)).toBeNull();
    return sum + ways(fork, decisions - 1);
  }, 0);
}

/** Every answer that a question takes. */
function picksOf({ from, min, max }: Question): readonly (readonly string[])[] {
  const picks: string[][] = [[]];
  for (const id of from()) picks.push(...picks.map((pick) => [...pick, id]));
  return picks.filter((pick) => pick.length >= min && pick.length <= max);
}

const upToThree = (match: Match<GauntletKinds>): readonly number[] =>
  [1, 2, 3].map((decisions) => ways(match, decisions));

const begun = (names: readonly string[], options: Partial<Options> = {}): Match<GauntletKinds> =>
  Match.start({
    game: gauntletOfFools,
    seats: names.map(seat),
    options: { ...gauntletOfFools.defaults, ...options },
    sheet: gauntletOfFools.chronicle.blank,
    seed: 'counts',
  });

/** A table at the first question of its turn. */
const atTurn = (heroes: Table, setting: Setting, until: string): Match<GauntletKinds> => {
  const scene = new TableScene(heroes, setting, 'straight');
  scene.goOn((s) => s.phase === until);
  return scene.match;
};

// A hero of 3; with any of the 2^6 sets of boasts; then the next player has 3 heroes again, but for the one
// set of all six, which leaves 2: 3 * (63 * 3 + 2).
test('gof/boasting.3: three players begin to boast in 3, 192 and 573 ways', () => {
  expect(upToThree(begun(['ana', 'bruno', 'cleo']))).toEqual([3, 192, 573]);
});

// A hero of 4; with none or one of 6 boasts; then the other player has all 4 heroes to take or steal.
test('gof/A-01: two players who add at most one boast begin in 4, 28 and 112 ways', () => {
  expect(upToThree(begun(['ana', 'bruno'], { boastsFromMiddle: 'one' }))).toEqual([4, 28, 112]);
});

// Monk, Staff for dice, Staff for Defense or neither: 4. Neither ends the fight without a question; the others
// ask for 1 to 4 tokens: 3 * 4. Then, whatever was used is offered no more: after the Monk the two uses of the
// Staff and going on: 4 * 3; after a use of the Staff the Monk, going on, and the other use unless all 4 tokens
// are gone: 2 * (3 * 3 + 2). The others at the table are asked nothing.
test('gof/turn.6.1: a Monk with a Staff prepares to roll in 4, 12 and 34 ways', () => {
  const heroes = {
    ana: { class: 'monk', weapon: 'staff' },
    bruno: { dead: true },
    cleo: { dead: true },
  } as const;
  expect(upToThree(atTurn(heroes, { deck: ['ogre'] }, 'tend'))).toEqual([4, 12, 34]);
});

// With 2 tokens: remove one of two cards, or none: 3. After a removal the same again: 2 * 3; after none, the card
// on top: 2. After two removals the tokens are gone and the card on top is left: 4 * 2; after one removal and
// none, the card on top: 2 * 2; after none and a card on top, nothing more.
test('gof/W-WAN-2: a Wand with two tokens is used in 3, 8 and 12 ways', () => {
  const heroes = { ana: { weapon: 'wand' }, bruno: { dead: true }, cleo: { dead: true } } as const;
  const deck = ['cache', 'wolf', 'ogre', 'goblin', 'titan'];
  expect(upToThree(atTurn(heroes, { deck }, 'turn-over'))).toEqual([3, 8, 12]);
});

// A Dead Zombie plays or not: 2. If it does, its side of two, then the next player's: 2 * 2. If not, the next
// player's side, then the third's: 2 * 2.
test('gof/turn.3: a Dead Zombie and two others commit at a Side Passage in 2, 4 and 8 ways', () => {
  const heroes = { ana: { class: 'zombie', dead: true, wounds: 4 }, bruno: {}, cleo: {} } as const;
  const deck = ['side-passage', 'cache', 'spear-trap'];
  expect(upToThree(atTurn(heroes, { deck }, 'face'))).toEqual([2, 4, 8]);
});
