import { seat } from '@tavolo/kernel';
import { expect, test } from 'vitest';
import { lanesOf, strikesIn } from '../../games/wow-adventure/combat/lanes.ts';
import { everyFoe, foeEmblem, knownFaces } from '../../games/wow-adventure/foe-emblem.ts';
import type { CombatView, SideView } from '../../games/wow-adventure/game.ts';
import { icons } from '../../games/wow-adventure/icons.ts';

test('every encounter is drawn with an icon that there is, and every face belongs to one', () => {
  expect(everyFoe.filter((foe) => !(`wa/${foeEmblem(foe)}` in icons)).map(({ id }) => id)).toEqual([]);
  expect(knownFaces.filter((face) => everyFoe.every(({ id }) => id !== face))).toEqual([]);
});

/** A side with these numbers, as far as attacks go. */
const side = (
  wish: Partial<SideView> & { readonly numbers: readonly [number, number, number] },
): SideView => {
  const [attack, defense, damage] = wish.numbers;
  const part = (n: number) => [{ from: 'burbonn', n }];
  const none = { die: null, makesNoAttack: false, hit: false, missed: false, fallen: false, now: 'melee' };
  const numbers = { attack: part(attack), defense: part(defense), damage: part(damage) };
  return { ...none, ...numbers, ...wish } as SideView; // what attacks don't look at is left out
};

const combat = (attacking: SideView, defending: SideView, rival: string | null = null): CombatView =>
  ({ attacking, defending, rival }) as CombatView; // the same

const fates = (one: CombatView, heroes: Parameters<typeof lanesOf>[1] = []) =>
  lanesOf(one, heroes).map(({ by, fate }) => `${by} ${fate}`);

test('the attack that is made first stands first', () => {
  const ranged = combat(side({ numbers: [1, 4, 1] }), side({ numbers: [1, 5, 1], now: 'ranged' }));
  expect(lanesOf(ranged, []).map(({ by, order }) => `${by} ${order}`)).toEqual([
    'defending first',
    'attacking after',
  ]);
  const both = combat(side({ numbers: [1, 4, 1] }), side({ numbers: [1, 5, 1] }));
  expect(lanesOf(both, []).map(({ by, order }) => `${by} ${order}`)).toEqual([
    'attacking together',
    'defending together',
  ]);
});

test('once the dice are down, an attack is compared with the defense, and a tie hits', () => {
  const tied = combat(side({ numbers: [1, 5, 1], die: 4 }), side({ numbers: [1, 5, 1], die: 3 }));
  expect(fates(tied)).toEqual(['attacking would-hit', 'defending would-miss']);
  const [lane] = lanesOf(tied, []);
  expect(lane).toMatchObject({ attack: { n: 5, die: 4 }, defense: { n: 5 }, needed: 4 });
});

test('whoever would fall to a ranged attack does not answer in melee', () => {
  const foe = side({ numbers: [6, 5, 1], die: 6 });
  const archer = side({ numbers: [2, 4, 1], die: 3, now: 'ranged' });
  expect(fates(combat(archer, foe))).toEqual(['attacking would-hit', 'defending spared']);
  const harmless = side({ numbers: [2, 4, 0], die: 3, now: 'ranged' });
  expect(fates(combat(harmless, foe))).toEqual(['attacking would-hit', 'defending would-hit']);
  const rival = { seat: seat('bob'), health: 5, damage: 3 };
  expect(fates(combat(archer, foe, 'bob'), [rival])).toEqual(['attacking would-hit', 'defending would-hit']);
  expect(fates(combat(archer, foe, 'bob'), [{ ...rival, damage: 4 }])).toEqual([
    'attacking would-hit',
    'defending spared',
  ]);
});

test('an attack that was made stays as it was made, and one that was not is too late', () => {
  const archer = side({ numbers: [2, 4, 1], die: 3, now: 'ranged', hit: true });
  expect(fates(combat(archer, side({ numbers: [6, 5, 1], die: 6, fallen: true })))).toEqual([
    'attacking hit',
    'defending too-late',
  ]);
  const stunned = side({ numbers: [6, 5, 1], die: 6, makesNoAttack: true });
  expect(fates(combat(side({ numbers: [0, 4, 1], die: 1, missed: true }), stunned))).toEqual([
    'attacking miss',
    'defending none',
  ]);
});

test('an attack stands as it was compared, also where what added to it was not seen', () => {
  const strike = { is: 'struck', who: '', type: 'melee' } as const;
  const strikes = strikesIn([
    { is: 'began-fight', hero: seat('ana'), foe: 'timber-wolf' },
    { ...strike, side: 'attacker', total: 6, defense: 5, hit: true },
  ]);
  const [lane] = lanesOf(
    combat(side({ numbers: [1, 4, 1], die: 4, hit: true }), side({ numbers: [1, 5, 1], die: 1 })),
    [],
    strikes,
  );
  expect(lane?.attack).toMatchObject({ n: 6, parts: [{ n: 1 }, { n: 1 }] });
  expect(lane?.defense).toMatchObject({ n: 5, parts: [{ n: 5 }] });
});
