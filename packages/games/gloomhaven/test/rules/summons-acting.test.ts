import { expect } from 'vitest';
import { attack, heal, move } from '../../content/words/abilities.ts';
import type { State } from '../../state.ts';
import { type Element, elements } from '../../vocabulary/terms.ts';
import { rule } from '../scene/index.ts';

const column = (s: State, element: Element): string => s.elements[elements.indexOf(element)] ?? 'nowhere';

const bot = {
  map: ['tk..g'],
  cast: {
    t: { class: 'tinkerer' },
    k: { summon: 'kill-bot', owner: 't' },
    g: { monster: 'bandit-guard', hp: 9 },
  },
} as const;

rule('gh/summons.8: a summon moves to the nearest enemy and attacks it by itself', bot, (scene) => {
  scene.acts('k');
  scene.settles(() => {
    expect(scene.the('k').hex).toBe('3,0');
    expect(scene.the('g').hp).toBe(6);
  });
});

rule(
  'gh/summons.8: where its focus is not clear, its player decides',
  {
    map: ['t....', ' gkh.'],
    cast: {
      ...bot.cast,
      g: { monster: 'bandit-guard' },
      h: { monster: 'bandit-archer', hp: 9 },
    },
  },
  (scene) => {
    scene.acts('k');
    scene.asks('ana', 'monster-focus', 'bandit-guard-1', 'bandit-archer-1').answer('bandit-archer-1');
    scene.settles(() => expect(scene.the('h').hp).toBe(6));
  },
);

rule(
  'gh/summons.9: without an enemy to focus on a summon stays where it is',
  { ...bot, cast: { ...bot.cast, g: { monster: 'bandit-guard', conditions: ['invisible'] } } },
  (scene) => {
    scene.acts('k');
    scene.settles(() => expect(scene.the('k').hex).toBe(scene.at('k')));
  },
);

rule(
  "gh/summons.10: a summon draws from its owner's deck, its curses with it",
  {
    ...bot,
    cast: { ...bot.cast, t: { class: 'tinkerer', draws: ['curse', '+2'] } },
  },
  (scene) => {
    scene.acts('k');
    scene.settles((s) => {
      expect(scene.the('g').hp).toBe(9);
      expect(scene.told).toContainEqual({
        is: 'drawn',
        by: 'kill-bot-1',
        deck: 'tinkerer',
        cards: ['curse'],
        used: ['curse'],
      });
      expect(s.decks.find(({ owner }) => owner === 'tinkerer')?.draw).not.toContain('curse');
    });
  },
);

rule(
  "gh/summons.11: its owner's conditions and bonuses do not apply to a summon",
  {
    map: ['sm..g', ' .....'],
    cast: {
      s: {
        class: 'spellweaver',
        conditions: ['strengthen'],
        active: ['crackling-air top'],
        draws: ['+0', '+2'],
      },
      m: { summon: 'mystic-ally', owner: 's' },
      g: { monster: 'bandit-guard', hp: 9 },
    },
  },
  (scene) => {
    scene.acts('m');
    scene.settles(() => {
      expect(scene.the('g').hp).toBe(6);
      expect(scene.hero('s').active[0]?.used).toBe(0);
    });
  },
);

rule(
  'gh/summons.12: a kill by a summon is credited to its owner',
  { ...bot, cast: { ...bot.cast, g: { monster: 'bandit-guard', hp: 2 } } },
  (scene) => {
    scene.acts('k');
    scene.settles(() => expect(scene.hero('t').tally.kills).toBe(1));
  },
);

rule(
  'gh/summons.13: a summon does not loot the hex in which its turn ends',
  { ...bot, map: ['tk.$g'], turn: 'k' },
  (scene) => {
    scene.goOn((s) => s.turn === null);
    scene.settles((s) => {
      expect(scene.the('k').hex).toBe(scene.at('$'));
      expect(s.pieces.map(({ is }) => is)).toEqual(['coin']);
      expect(scene.hero('t').coins).toBe(0);
    });
  },
);

rule(
  'gh/summons.13: a closed door is a wall for a summon',
  {
    ...bot,
    map: ['tk.+.g'],
    rooms: ['111122'],
    revealed: [1, 2],
  },
  (scene) => {
    scene.acts('k');
    scene.settles((s) => {
      expect(scene.the('k').hex).toBe(scene.at('k'));
      expect(s.openDoors).toEqual([]);
    });
  },
);

rule(
  'gh/summons.14: a summon goes around a trap',
  {
    ...bot,
    map: ['tkT.g', ' #..#'],
    cast: { ...bot.cast, t: { class: 'tinkerer' } },
  },
  (scene) => {
    scene.acts('k');
    scene.settles((s) => {
      expect(s.pieces.map(({ is }) => is)).toEqual(['trap']);
      expect(scene.the('g').hp).toBe(6);
    });
  },
);

rule(
  'gh/summons.15: a summon negates no damage with cards; at 0 hit points its card goes to the lost pile',
  {
    map: ['tdg'],
    cast: {
      t: { class: 'tinkerer', active: ['harmless-contraption top'], hand: ['hook-gun', 'ink-bomb'] },
      d: { summon: 'decoy', owner: 't', hp: 2, sustainedBy: 'harmless-contraption' },
      g: { monster: 'bandit-guard' },
    },
    cards: { guard: 'guard-4' },
  },
  (scene) => {
    scene.acts('g');
    scene.settles(() => {
      expect(scene.isThere('d')).toBe(false);
      expect(scene.hero('t').lost).toEqual(['harmless-contraption']);
      expect(scene.hero('t').hand).toEqual(['hook-gun', 'ink-bomb']);
    });
  },
);

rule(
  'gh/summons.16: a summon can be passed through and healed by characters',
  {
    map: ['td.'],
    cast: { t: { class: 'tinkerer' }, d: { summon: 'decoy', owner: 't', hp: 2 } },
  },
  (scene) => {
    scene.does('t', heal(3, { range: 1 }), move(2));
    scene.asks('ana', 'ability-target', 'tinkerer', 'decoy-1', 'skip').answer('decoy-1');
    scene.asks('ana', 'move-to', '2,0', 'stop').answer('2,0');
    scene.settles(() => {
      expect(scene.the('d').hp).toBe(5);
      expect(scene.the('t').hex).toBe('2,0');
    });
  },
);

rule(
  'gh/summons.17: a stunned summon skips its own turn and is free after it',
  { ...bot, cast: { ...bot.cast, k: { ...bot.cast.k, conditions: ['stun', 'wound'] } }, turn: 'k' },
  (scene) => {
    scene.goOn((s) => s.turn === null);
    scene.settles(() => {
      expect(scene.the('g').hp).toBe(9);
      expect(scene.the('k').conditions.map(({ is }) => is)).toEqual(['wound']);
    });
  },
);

rule(
  'gh/summons.18: enemies focus on a summon before its owner, even in the round it was summoned',
  {
    map: ['tgd'],
    cast: {
      t: { class: 'tinkerer', initiative: 40 },
      d: { summon: 'decoy', owner: 't', acted: true },
      g: { monster: 'bandit-guard' },
    },
    cards: { guard: 'guard-4' },
  },
  (scene) => {
    scene.acts('g');
    scene.settles(() => {
      expect(scene.told).toContainEqual({ is: 'focused', figure: 'bandit-guard-1', on: 'decoy-1' });
      expect(scene.the('d').hp).toBe(4);
    });
  },
);

const avatar = {
  map: ['s.a.g', ' .....'],
  cast: {
    s: { class: 'spellweaver' },
    a: { summon: 'burning-avatar', owner: 's' },
    g: { monster: 'bandit-guard', hp: 9 },
  },
  cards: { guard: 'guard-4' },
} as const;

rule(
  'gh/summons.2: a summon whose attacks create Fire does so at the end of its turn',
  { ...avatar, turn: 'a' },
  (scene) => {
    scene.goOn((s) => s.turn === null);
    scene.settles((s) => {
      expect(scene.the('g').hp).toBe(7);
      expect(column(s, 'fire')).toBe('strong');
    });
  },
);

rule(
  'gh/summons.2: a summon that attacks in dying strikes every adjacent enemy, credited to its owner',
  {
    ...avatar,
    map: ['s.ag.', ' .h...'],
    cast: {
      ...avatar.cast,
      g: { monster: 'bandit-guard', hp: 9 },
      h: { monster: 'bandit-archer', hp: 3 },
    },
  },
  (scene) => {
    scene.acts('g');
    scene.settles(() => {
      expect(scene.isThere('a')).toBe(false);
      expect(scene.the('g').hp).toBe(6);
      expect(scene.isThere('h')).toBe(false);
      expect(scene.hero('s').tally.kills).toBe(1);
      expect(scene.state.fallen).toEqual([]);
    });
  },
);

rule(
  'gh/summons.2: a summon that dies of its wound strikes all the same',
  {
    ...avatar,
    map: ['s.ag.'],
    cast: { ...avatar.cast, a: { ...avatar.cast.a, hp: 1, conditions: ['wound'] } },
  },
  (scene) => {
    scene.goOn((s) => s.turn?.figure === 'spellweaver');
    scene.settles((s) => {
      expect(scene.the('g').hp).toBe(6);
      expect(s.fallen).toEqual([]);
    });
  },
);

rule('gh/summons.16: a summon is an ally: its owner cannot attack it', bot, (scene) => {
  scene.does('t', attack(3));
  scene.settles(() => expect(scene.the('k').hp).toBe(6));
});
