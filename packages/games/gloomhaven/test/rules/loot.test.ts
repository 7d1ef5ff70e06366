import { expect } from 'vitest';
import { loot, move } from '../../content/words/abilities.ts';
import { rule } from '../scene/index.ts';

const brute = { b: { class: 'brute' } } as const;

rule(
  'gh/loot.1: Loot X collects every money token and treasure tile within range X',
  { map: ['.....', '$b.C$', '.....'], treasure: 4, cast: brute },
  (scene) => {
    scene.does('b', loot(2));
    scene.asks('ana', 'ability-use', 'perform', 'skip').answer('perform');
    scene.settles(({ pieces }) => {
      expect(scene.hero('b')).toMatchObject({ coins: 1, gold: 15 });
      expect(pieces.map(({ is }) => is)).toEqual(['coin']);
    });
  },
);

rule(
  'gh/loot.1a: of three tokens in the own and the adjacent hexes and one at distance 2 Loot 1 collects three',
  { map: ['.$..', '$$.$'], cast: { b: { class: 'brute', at: '$' } } },
  (scene) => {
    scene.does('b', loot(1));
    scene.asksAbout('ana', 'ability-use').answer('perform');
    scene.settles(({ pieces }) => {
      expect(scene.hero('b').coins).toBe(3);
      expect(pieces).toHaveLength(1);
    });
  },
);

rule(
  'gh/loot.2: walls stop the range of looting: the way around them is counted',
  { map: ['b#$', '..#'], cast: brute },
  (scene) => {
    scene.does('b', loot(2));
    scene.asksAbout('ana', 'ability-use').answer('perform');
    scene.settles(() => expect(scene.hero('b').coins).toBe(0));
  },
);

rule(
  'gh/loot.2: figures and obstacles do not prevent looting',
  {
    map: ['.....', 'bgO$.', '.....'],
    cast: { ...brute, g: { monster: 'bandit-guard' } },
  },
  (scene) => {
    scene.does('b', loot(3));
    scene.asksAbout('ana', 'ability-use').answer('perform');
    scene.settles(() => expect(scene.hero('b').coins).toBe(1));
  },
);

rule(
  'gh/loot.2: a token around the corner, in range but out of sight, is not collected',
  { map: ['b.#', '#.#', '#..', '..$'], cast: brute },
  (scene) => {
    scene.does('b', loot(9));
    scene.asksAbout('ana', 'ability-use').answer('perform');
    scene.settles(() => expect(scene.hero('b').coins).toBe(0));
  },
);

rule(
  'gh/loot.2a: a token in the next hex on the other side of a wall is not collected by Loot 1',
  { map: ['b$'], rooms: ['12'], revealed: [1, 2], cast: brute },
  (scene) => {
    scene.does('b', loot(1));
    scene.asksAbout('ana', 'ability-use').answer('perform');
    scene.settles(() => expect(scene.hero('b').coins).toBe(0));
  },
);

rule(
  "gh/loot.2b: a token in an enemy's hex within range is collected by Loot 1",
  { map: ['b$'], cast: { ...brute, g: { monster: 'bandit-guard', at: '$' } } },
  (scene) => {
    scene.does('b', loot(1));
    scene.asksAbout('ana', 'ability-use').answer('perform');
    scene.settles(() => expect(scene.hero('b').coins).toBe(1));
  },
);

rule(
  'gh/loot.3: at the end of its turn a character must loot all money and treasure in its own hex',
  { map: ['b$'], cast: { b: { class: 'brute', at: '$' } }, turn: 'b' },
  (scene) => {
    scene.finishesTurn();
    scene.settles(() => expect(scene.hero('b').coins).toBe(1));
  },
);

rule(
  'gh/loot.3a: a chest that the player would rather leave is looted when the turn ends on it',
  { map: ['bC'], treasure: 10, cast: { b: { class: 'brute', at: 'C' } }, turn: 'b' },
  (scene) => {
    scene.finishesTurn();
    scene.settles(({ treasuresLooted }) => {
      expect(treasuresLooted).toEqual([10]);
      expect(scene.hero('b').xp).toBe(10);
    });
  },
);

rule(
  'gh/loot.4: money belongs to the character that looted it, and nothing on its turn gives it away',
  {
    map: ['bt'],
    cast: { b: { class: 'brute', coins: 2, picked: ['grab-and-go'] }, t: { class: 'tinkerer' } },
    turn: 'b',
  },
  (scene) => {
    scene.finishesTurn();
    scene
      .asks(
        'ana',
        'next',
        'top:grab-and-go',
        'basic-attack:grab-and-go',
        'bottom:grab-and-go',
        'basic-move:grab-and-go',
        'end-turn',
      )
      .answer('end-turn');
    scene.settles(() => expect([scene.hero('b').coins, scene.hero('t').coins]).toEqual([2, 0]));
  },
);

rule(
  'gh/loot.5: a looted treasure is resolved at once, before the next ability',
  { map: ['bC'], treasure: 46, cast: brute },
  (scene) => {
    scene.does('b', loot(1), move(1));
    scene.asksAbout('ana', 'ability-use').answer('perform');
    expect(scene.the('b').hp).toBe(10 - 3);
    expect(scene.has('b', 'poison')).toBe(true);
    scene.asksAbout('ana', 'move-to').answer('stop');
    scene.settles();
  },
);
