import { expect, test } from 'vitest';
import { content } from '../../../content/content.ts';
import { cleanUp } from '../../../rules/turns/clean-up.ts';
import { rule } from '../../scene/index.ts';
import { attackBy, runs } from '../../scene/monsters.ts';

const brute = { class: 'brute', hp: 10 } as const;
const bones = (number: number) => ({ monster: 'living-bones', number }) as const;

rule(
  'gh/monsters.46, gh/monsters.46a: Heal 4 goes to the ally missing 5, not to the one missing 3 or to itself missing 2',
  {
    map: ['gi.h', ' ...b'],
    cast: {
      b: brute,
      i: { monster: 'inox-shaman', hp: 4 },
      g: { monster: 'bandit-guard', hp: 3 },
      h: { monster: 'inox-guard', hp: 3 },
    },
  },
  (scene) => {
    runs(scene, 'i', { do: 'heal', value: 4, range: 3 });
    scene.settles(() => expect(['i', 'g', 'h'].map((letter) => scene.the(letter).hp)).toEqual([4, 3, 7]));
  },
);

rule(
  'gh/monsters.46: between two who have lost equally much the players decide',
  {
    map: ['gi.h', ' ...b'],
    cast: {
      b: brute,
      i: { monster: 'inox-shaman' },
      g: { monster: 'bandit-guard', hp: 3 },
      h: { monster: 'inox-guard', hp: 5 },
    },
  },
  (scene) => {
    runs(scene, 'i', { do: 'heal', value: 2, range: 3 });
    scene.asks('ana', 'monster-target', 'bandit-guard-1', 'inox-guard-1').answer('inox-guard-1');
    scene.settles(() => expect([scene.the('g').hp, scene.the('h').hp]).toEqual([3, 7]));
  },
);

const ritual = {
  map: ['.....', ' .k..b', '.....'],
  cast: { b: { ...brute, acted: true }, k: { monster: 'cultist' } },
  cards: { cultist: 'cultist-6' },
} as const;

rule('gh/monsters.47: a summon is put in the empty adjacent hex closest to an enemy', ritual, (scene) => {
  scene.acts('k');
  scene.settles((s) => {
    const summoned = s.figures.find(({ type }) => type === 'living-bones');
    expect(summoned?.hex).toBe('2,1');
    expect(summoned?.number).toBeGreaterThan(0);
  });
});

rule(
  'gh/monsters.48: without an empty adjacent hex the summon fails',
  { ...ritual, map: ['OOO..', ' OkO.b', 'OOO..'] },
  (scene) => {
    scene.acts('k');
    scene.settles((s) => expect(s.figures.some(({ type }) => type === 'living-bones')).toBe(false));
  },
);

rule(
  'gh/monsters.48: without a free standee the summon fails',
  {
    map: ['ABEFGI', ' .k.b..', 'JKLM..'],
    cast: {
      ...ritual.cast,
      ...Object.fromEntries([...'ABEFGIJKLM'].map((letter, n) => [letter, bones(n + 1)])),
    },
    cards: ritual.cards,
  },
  (scene) => {
    scene.acts('k');
    scene.settles((s) => expect(s.figures.filter(({ type }) => type === 'living-bones')).toHaveLength(10));
  },
);

rule(
  'gh/monsters.49, gh/monsters.49a: bones summoned before their initiative do not act this round, the older ones do',
  {
    map: ['.......', ' .k....', '.......', ' b...l.'],
    cast: { ...ritual.cast, l: bones(1) },
    cards: { cultist: 'cultist-6', 'living-bones': 'living-bones-1' },
    script: { standees: [2] },
  },
  (scene) => {
    scene.goOn((s) => s.phase === 'clean-up' || s.figures.every(({ acted }) => acted));
    scene.settles((s) => {
      const began = scene.told.flatMap((it) => (it.is === 'turn-begins' ? [it.figure] : []));
      expect(began).toEqual([scene.id('k'), scene.id('l')]);
      expect(s.figures.filter(({ type }) => type === 'living-bones')).toHaveLength(2);
    });
  },
);

rule(
  'gh/monsters.49: a summoned monster leaves no money',
  { map: ['bl'], cast: { b: brute, l: { ...bones(1), hp: 1, called: true } } },
  (scene) => {
    scene.does('b', { do: 'attack', value: 5 });
    scene.asksAbout('ana', 'attack-target').answer('living-bones-1');
    scene.settles((s) => {
      expect(scene.isThere('l')).toBe(false);
      expect(s.pieces).toEqual([]);
    });
  },
);

rule('gh/monsters.50: a summoned monster is normal', ritual, (scene) => {
  scene.acts('k');
  scene.settles((s) => expect(s.figures.find(({ type }) => type === 'living-bones')?.rank).toBe('normal'));
});

rule('gh/monsters.50: unless the ability says otherwise', ritual, (scene) => {
  const monster = [...content.monsters.keys()].find((id) => id === 'living-bones');
  if (monster === undefined) throw new Error('the bones are gone');
  runs(scene, 'k', { do: 'summon-monster', monster, ranks: ['elite'] });
  scene.settles((s) => expect(s.figures.find(({ type }) => type === monster)?.rank).toBe('elite'));
});

rule(
  'gh/monsters.51, gh/monsters.51a: Shield 1 of a card protects from when it is performed to the end of the round',
  { map: ['bg'], cast: { b: brute, g: { monster: 'bandit-guard', hp: 20 } } },
  (scene) => {
    const strike = (): void => {
      scene.does('b', { do: 'attack', value: 3 });
      scene.asksAbout('ana', 'attack-target').answer('bandit-guard-1');
    };
    strike();
    scene.settles(() => expect(scene.the('g').hp).toBe(17));
    runs(scene, 'g', { do: 'shield', value: 1, targets: { is: 'self' } });
    strike();
    scene.settles(() => expect(scene.the('g').hp).toBe(15));
    scene.perform(cleanUp);
    strike();
    scene.settles(() => expect(scene.the('g').hp).toBe(12));
  },
);

rule(
  'gh/monsters.52: a loot ability takes all money in range out of the game and leaves treasure',
  {
    map: ['$.$.', ' .v.b', '.C.$'],
    cast: { b: brute, v: { monster: 'vermling-scout', hp: 1 } },
  },
  (scene) => {
    runs(scene, 'v', { do: 'loot', range: 1 });
    scene.settles((s) => expect(s.pieces.map(({ is }) => is).sort()).toEqual(['coin', 'coin', 'treasure']));
    scene.does('b', { do: 'attack', value: 5, range: 3 });
    scene.asksAbout('ana', 'attack-target').answer('vermling-scout-1');
    // Only its own token is left behind.
    scene.settles((s) => {
      const coins = s.pieces.filter(({ is }) => is === 'coin');
      expect(coins.map(({ value }) => value)).toEqual([1, 1, 1]);
      expect(s.heroes[0]?.coins).toBe(0);
    });
  },
);

rule(
  'gh/monsters.53: a monster does not loot at the end of its turn',
  {
    map: ['g$b'],
    cast: { b: brute, g: { monster: 'bandit-guard' } },
    cards: { guard: 'guard-4' },
    turn: 'g',
  },
  (scene) => {
    scene.finishesTurn();
    scene.settles((s) => {
      expect(scene.the('g').hex).toBe(scene.at('$'));
      expect(s.pieces.map(({ is }) => is)).toEqual(['coin']);
    });
  },
);

rule(
  'gh/monsters.54: a trap lies where the card says, and where that is not clear the players say where',
  {
    map: ['....', ' .a.', '....', ' ...b'],
    cast: { b: brute, a: { monster: 'bandit-archer' } },
    cards: { archer: 'archer-7' },
  },
  (scene) => {
    runs(scene, 'a', { do: 'make-trap', damage: 3, nearestToEnemy: true });
    scene.asks('ana', 'monster-hex', '1,2', '2,1').answer('1,2');
    scene.settles((s) =>
      expect(s.pieces).toMatchObject([{ is: 'trap', hexes: ['1,2'], value: 3, conditions: [] }]),
    );
  },
);

test("gh/monsters.54: the archer's card puts a trap of 3 damage next to it, as near to an enemy as possible", () => {
  const card = [...content.monsterCards.values()].find(({ id }) => id === 'archer-7');
  expect(card?.abilities.at(-1)).toEqual({ do: 'make-trap', damage: 3, nearestToEnemy: true });
});

rule(
  'gh/monsters.55: of equally good targets the players choose freely',
  {
    map: ['bvc'],
    cast: {
      b: { ...brute, initiative: 30, second: 40 },
      c: { class: 'cragheart', hp: 10, initiative: 30, second: 40 },
      v: { monster: 'vermling-scout' },
    },
  },
  (scene) => {
    runs(scene, 'v', attackBy(1));
    scene.asks('ana', 'monster-focus', 'brute', 'cragheart').answer('cragheart');
    scene.settles(() => expect([scene.the('b').hp, scene.the('c').hp]).toEqual([10, 8]));
  },
);

rule(
  'gh/attack.3, gh/attack.4: an attack on all enemies in range is ranged, with Disadvantage on an adjacent one',
  {
    map: ['sbc', ' ...'],
    cast: {
      b: { ...brute, acted: true },
      c: { class: 'cragheart', hp: 10, acted: true },
      s: { monster: 'living-spirit', conditions: ['immobilize'] },
    },
    cards: { 'living-spirit': 'living-spirit-2' },
    monsterDraws: ['+2', '+1', '+2'],
  },
  (scene) => {
    scene.acts('s');
    scene.settles(() => expect([scene.the('b').hp, scene.the('c').hp]).toEqual([8, 7]));
  },
);
