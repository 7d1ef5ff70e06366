import { expect } from 'vitest';
import { afflict, attack, become, heal } from '../../content/words/abilities.ts';
import {
  adjacentEnemies,
  anAdjacentAlly,
  anAdjacentEnemy,
  selfAndAllAllies,
} from '../../content/words/targets.ts';
import type { State } from '../../state.ts';
import { type HexScene, rule } from '../scene/index.ts';

const deckOf = (s: State, owner: string): State['decks'][number] => {
  const deck = s.decks.find((it) => it.owner === owner);
  if (deck === undefined) throw new Error(`${owner} has no deck`);
  return deck;
};
const inDraw = (s: State, owner: string, card: string): number =>
  deckOf(s, owner).draw.filter((it) => it === card).length;

const duel = {
  map: ['bg'],
  cast: { b: { class: 'brute' }, g: { monster: 'bandit-guard', hp: 9 } },
} as const;

const curseAll = (scene: HexScene, by: string): void => {
  scene.does(by, afflict(['curse'], adjacentEnemies));
};

rule(
  'gh/conditions.24, gh/conditions.24a: a cursed monster puts one curse into the common draw pile, not the discards',
  duel,
  (scene) => {
    curseAll(scene, 'b');
    scene.asksAbout('ana', 'ability-use').answer('perform');
    scene.settles((s) => {
      expect(inDraw(s, 'monsters', 'curse')).toBe(1);
      expect(deckOf(s, 'monsters').discards).toEqual([]);
      expect(s.monsterCurses).toBe(9);
      expect(s.heroCurses).toBe(10);
    });
  },
);

rule(
  'gh/conditions.24: a cursed character puts a curse into its own deck',
  { ...duel, cast: { ...duel.cast, s: { class: 'spellweaver' } }, map: ['bgs'] },
  (scene) => {
    scene.does('b', become('curse'));
    scene.settles((s) => {
      expect([inDraw(s, 'brute', 'curse'), inDraw(s, 'spellweaver', 'curse')]).toEqual([1, 0]);
      expect(s.heroCurses).toBe(9);
    });
  },
);

rule(
  'gh/conditions.24b: an escorted figure has no deck: neither a curse nor a blessing on it goes into the common one',
  {
    map: ['boi'],
    cast: {
      b: { class: 'brute' },
      o: { objective: 'hail', side: 'party', hp: 5 },
      i: { monster: 'black-imp' },
    },
  },
  (scene) => {
    scene.does('b', afflict(['bless'], anAdjacentAlly));
    scene.asksAbout('ana', 'ability-target').answer(scene.id('o'));
    curseAll(scene, 'i');
    scene.settles((s) => {
      expect([inDraw(s, 'monsters', 'bless'), inDraw(s, 'monsters', 'curse')]).toEqual([0, 0]);
      expect([s.blessings, s.monsterCurses]).toEqual([10, 10]);
      expect(scene.told).toContainEqual({ is: 'immune', figure: scene.id('o'), condition: 'curse' });
    });
  },
);

rule(
  'gh/conditions.25: a drawn curse is a null, leaves the deck and causes no shuffle',
  { ...duel, cast: { ...duel.cast, b: { class: 'brute', draws: ['curse'] } } },
  (scene) => {
    scene.does('b', attack(3));
    scene.asksAbout('ana', 'attack-target').answer('bandit-guard-1');
    scene.settles((s) => {
      expect(scene.the('g').hp).toBe(9);
      const { draw, discards, shuffle } = deckOf(s, 'brute');
      expect(draw).not.toContain('curse');
      expect([discards, shuffle]).toEqual([[], false]);
      expect(s.heroCurses).toBe(11);
    });
  },
);

rule(
  'gh/conditions.26, gh/conditions.26a: with 10 curses in the monster deck another one adds nothing',
  duel,
  (scene) => {
    scene.does('b', ...Array.from({ length: 11 }, () => afflict(['curse'], adjacentEnemies)));
    for (let n = 0; n < 11; n++) scene.asksAbout('ana', 'ability-use').answer('perform');
    scene.settles((s) => {
      expect(inDraw(s, 'monsters', 'curse')).toBe(10);
      expect(s.monsterCurses).toBe(0);
      expect(scene.told.at(-1)).toEqual({ is: 'none-left', card: 'curse' });
    });
  },
);

rule(
  "gh/conditions.27: cursing a summon curses its owner's deck",
  {
    map: ['bgdt'],
    cast: {
      b: { class: 'brute', initiative: 60 },
      g: { monster: 'bandit-guard' },
      t: { class: 'tinkerer' },
      d: { summon: 'decoy', owner: 't' },
    },
  },
  (scene) => {
    scene.does('g', afflict(['curse'], anAdjacentEnemy));
    scene.settles((s) => {
      expect([inDraw(s, 'tinkerer', 'curse'), inDraw(s, 'brute', 'curse')]).toEqual([1, 0]);
    });
  },
);

rule('gh/conditions.28: a blessing goes into the draw pile of the figure that is blessed', duel, (scene) => {
  scene.does('b', become('bless'));
  scene.settles((s) => expect([inDraw(s, 'brute', 'bless'), s.blessings]).toEqual([1, 9]));
});

rule(
  'gh/conditions.28: a drawn blessing doubles the attack and is gone',
  { ...duel, cast: { ...duel.cast, b: { class: 'brute', draws: ['bless'] } } },
  (scene) => {
    scene.does('b', attack(3));
    scene.asksAbout('ana', 'attack-target').answer('bandit-guard-1');
    scene.settles((s) => {
      expect(scene.the('g').hp).toBe(3);
      expect(deckOf(s, 'brute')).toMatchObject({ discards: [], shuffle: false });
      expect(inDraw(s, 'brute', 'bless')).toBe(0);
    });
  },
);

rule(
  'gh/conditions.29: all decks share ten blessings; the eleventh has no effect',
  {
    map: ['bsg'],
    cast: { b: { class: 'brute' }, s: { class: 'spellweaver' }, g: { monster: 'bandit-guard' } },
  },
  (scene) => {
    scene.does('b', ...Array.from({ length: 6 }, () => afflict(['bless'], selfAndAllAllies)));
    for (let n = 0; n < 6; n++) scene.asksAbout('ana', 'ability-use').answer('perform');
    scene.settles((s) => {
      expect([inDraw(s, 'brute', 'bless'), inDraw(s, 'spellweaver', 'bless')]).toEqual([5, 5]);
      expect(s.blessings).toBe(0);
      expect(scene.told.filter(({ is }) => is === 'none-left')).toHaveLength(2);
    });
  },
);

rule(
  'gh/conditions.30: a heal leaves curses and blessings in the deck',
  {
    map: ['b'],
    cast: { b: { class: 'brute', hp: 4, draws: ['curse', 'bless'], conditions: ['poison'] } },
  },
  (scene) => {
    scene.does('b', heal(3));
    scene.settles((s) => {
      expect([inDraw(s, 'brute', 'curse'), inDraw(s, 'brute', 'bless')]).toEqual([1, 1]);
      expect(scene.has('b', 'poison')).toBe(false);
    });
  },
);
