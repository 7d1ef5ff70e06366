import { expect, test } from 'vitest';
import { content } from '../../content/content.ts';
import { attack, kill, push } from '../../content/words/abilities.ts';
import { anAdjacentEnemy, ofRank, only } from '../../content/words/targets.ts';
import { putMonster } from '../../rules/scenario/placing.ts';
import type { MonsterId } from '../../vocabulary/ids.ts';
import { rule } from '../scene/index.ts';

const bosses = [...content.monsters.values()].filter(({ stats }) => 'boss' in stats);

test('gh/bosses.1: all bosses act by the common boss deck, each with values of its own', () => {
  const withSpecials = bosses.filter(({ specials }) => specials !== undefined);
  expect(withSpecials.length).toBeGreaterThan(10);
  expect(new Set(withSpecials.map(({ deck }) => deck))).toEqual(new Set(['boss']));
  expect(new Set(withSpecials.map(({ stats }) => JSON.stringify(stats))).size).toBe(withSpecials.length);
});

const commander = { monster: 'bandit-commander', rank: 'boss', hp: 20 } as const;

rule(
  'gh/bosses.2, gh/bosses.2a: what kills a normal monster outright cannot target a boss',
  { map: ['gbc'], cast: { b: { class: 'brute' }, c: commander, g: { monster: 'bandit-guard' } } },
  (scene) => {
    scene.does('b', kill(only(anAdjacentEnemy, ofRank('normal'))));
    scene.asks('ana', 'ability-target', 'bandit-guard-1', 'skip').answer('bandit-guard-1');
    scene.does('b', kill(only(anAdjacentEnemy, ofRank('normal', 'elite'))));
    scene.settles(() => expect([scene.isThere('g'), scene.isThere('c')]).toEqual([false, true]));
  },
);

rule(
  'gh/bosses.3: a card of the boss deck stands for the special action printed on the stat card',
  {
    map: ['b....', ' .i..'],
    cast: {
      b: { class: 'brute', hp: 10 },
      i: { monster: 'inox-bodyguard', rank: 'boss' },
    },
    cards: { boss: 'boss-1' },
  },
  (scene) => {
    scene.acts('i');
    scene.asksAbout('ana', 'monster-way').answer('0,1>brute');
    scene.settles(() => {
      expect(scene.the('b').hp).toBe(7);
      expect(scene.the('i').bonuses).toEqual([{ is: 'retaliate', value: 3, range: 1, source: 'round' }]);
    });
  },
);

const captain = {
  map: ['cb', ' g'],
  cast: {
    b: { class: 'brute', hp: 10 },
    c: { monster: 'captain-of-the-guard', rank: 'boss' },
    g: { monster: 'city-guard' },
  },
} as const;

rule(
  'gh/bosses.3: what a special action leaves in force lasts for the round: allies of the captain attack with +1',
  { ...captain, cards: { boss: 'boss-1', guard: 'guard-4' } },
  (scene) => {
    scene.acts('g');
    scene.settles(() => expect(scene.the('b').hp).toBe(8));
    scene.acts('c');
    scene.settles(() => expect(scene.the('b').hp).toBe(4));
    scene.acts('g');
    scene.settles(() => expect(scene.the('b').hp).toBe(1));
  },
);

rule(
  'gh/bosses.3: another special action of the same boss leaves nothing in force',
  { ...captain, cards: { boss: 'boss-4', guard: 'guard-4' } },
  (scene) => {
    scene.acts('c');
    scene.acts('g');
    scene.settles(() => expect(scene.the('b').hp).toBe(8));
  },
);

rule(
  'gh/bosses.3: the bonus of the special action is gone with the round',
  { ...captain, cards: { boss: 'boss-1', guard: 'guard-4' }, phase: 'acting' },
  (scene) => {
    scene.acts('c');
    scene.perform((g) => {
      for (const figure of g.state.figures) figure.acted = true;
      return undefined;
    });
    scene.goOn((s) => s.phase === 'choosing');
    scene.settles(() => expect(scene.the('c').under).toBeNull());
  },
);

rule(
  'gh/bosses.3: at a word of the overseer every minion takes its turn again',
  {
    map: ['v.b.w', ' ..o..'],
    cast: {
      b: { class: 'brute', hp: 10 },
      o: { monster: 'merciless-overseer', rank: 'boss' },
      w: { monster: 'vermling-scout', rank: 'elite', number: 2 },
      v: { monster: 'vermling-scout', number: 1, conditions: ['stun'] },
    },
    cards: { boss: 'boss-4', scout: 'scout-2' },
    turn: 'o',
  },
  (scene) => {
    scene.finishesTurn();
    scene.settles(() => {
      const attackers = scene.told.flatMap((fact) => (fact.is === 'attack' ? [fact.by] : []));
      expect(attackers).toEqual(['vermling-scout-2']);
      expect([scene.the('v').under, scene.the('w').under]).toEqual([null, 'scout-2']);
    });
  },
);

rule(
  'gh/bosses.3: minions that act again do so once each, also where a player is asked in between',
  {
    map: ['.vbw.', ' .uo..'],
    monsterDraws: ['+1', '+1', '+1'],
    cast: {
      b: { class: 'brute', hp: 10, hand: ['trample', 'skewer'] },
      o: { monster: 'merciless-overseer', rank: 'boss' },
      w: { monster: 'vermling-scout', number: 2 },
      v: { monster: 'vermling-scout', number: 1 },
      u: { monster: 'vermling-scout', number: 3 },
    },
    cards: { boss: 'boss-4', scout: 'scout-2' },
    turn: 'o',
  },
  (scene) => {
    scene.finishesTurn();
    for (let n = 0; n < 3; n++) scene.asksAbout('ana', 'negate-damage').answer('suffer');
    scene.settles(() => {
      const attackers = scene.told.flatMap((fact) => (fact.is === 'attack' ? [fact.by] : []));
      expect(attackers).toEqual(['vermling-scout-1', 'vermling-scout-2', 'vermling-scout-3']);
    });
  },
);

rule(
  'gh/bosses.3a: the bandit commander goes to the next door and opens it, although it is no character',
  {
    map: ['b..c.+..g'],
    rooms: ['111111222'],
    cast: { b: { class: 'brute' }, c: commander },
    behind: { g: { monster: 'living-bones', ranks: 'nnn' } },
    lockedDoors: true,
    cards: { boss: 'boss-4' },
  },
  (scene) => {
    scene.acts('c');
    scene.settles((s) => {
      expect(scene.the('c').hex).toBe(scene.at('+'));
      expect(s.openDoors).toEqual([`door ${scene.at('+')}`]);
      expect(s.rooms).toEqual([1, 2]);
      expect(s.figures.some(({ type }) => type === 'living-bones')).toBe(true);
    });
  },
);

rule(
  'gh/bosses.4, gh/bosses.4a: with 10 x C hit points and three characters a boss comes with 30',
  {
    map: ['bst.'],
    cast: { b: { class: 'brute' }, s: { class: 'spellweaver' }, t: { class: 'tinkerer' } },
    level: 1,
  },
  (scene) => {
    scene.perform((g) => {
      const monster = 'bandit-commander' as MonsterId; // tests write ids
      putMonster(g, { monster, rank: 'boss', hex: scene.at('.'), how: 'spawned' });
      return undefined;
    });
    scene.settles((s) => {
      const boss = s.figures.find(({ type }) => type === 'bandit-commander');
      expect(boss).toMatchObject({ hp: 30, maxHp: 30, rank: 'boss' });
    });
  },
);

rule(
  'gh/bosses.5, gh/bosses.5a: Attack 4 with STUN deals its damage to a boss immune to STUN, and no STUN',
  { map: ['bc'], cast: { b: { class: 'brute' }, c: commander } },
  (scene) => {
    scene.does('b', attack(4, { conditions: ['stun'] }));
    scene.asksAbout('ana', 'attack-target').answer('bandit-commander');
    scene.settles(() => {
      expect(scene.the('c').hp).toBe(16);
      expect(scene.the('c').conditions).toEqual([]);
    });
  },
);

rule(
  'gh/bosses.6: a boss focuses and moves like a monster and draws from the common deck',
  {
    map: ['b...c'],
    cast: { b: { class: 'brute', hp: 10 }, c: commander },
    cards: { boss: 'boss-7' },
    monsterDraws: ['+1'],
  },
  (scene) => {
    scene.acts('c');
    scene.settles(() => {
      expect(scene.the('c').hex).toBe('1,0');
      expect(scene.the('b').hp).toBe(6);
      expect(scene.told).toContainEqual({
        is: 'drawn',
        by: 'bandit-commander',
        deck: 'monsters',
        cards: ['+1'],
        used: ['+1'],
      });
    });
  },
);

for (const [title, called, coins] of [
  ['a boss leaves a money token', false, 1],
  ['a spawned boss leaves none', true, 0],
] as const) {
  rule(
    `gh/bosses.6: ${title}`,
    {
      map: ['bc'],
      cast: { b: { class: 'brute' }, c: { ...commander, hp: 1, ...(called ? { called } : {}) } },
    },
    (scene) => {
      scene.does('b', attack(4));
      scene.asksAbout('ana', 'attack-target').answer('bandit-commander');
      scene.settles((s) => expect(s.pieces.filter(({ is }) => is === 'coin')).toHaveLength(coins));
    },
  );
}

rule(
  'gh/bosses.7: a boss is pushed unless its card forbids it',
  {
    map: ['.ce..', ' .b...'],
    cast: { b: { class: 'brute' }, c: commander, e: { monster: 'elder-drake', rank: 'boss' } },
  },
  (scene) => {
    scene.does('b', push(1, anAdjacentEnemy), push(1, anAdjacentEnemy));
    scene.asks('ana', 'ability-target', 'bandit-commander', 'elder-drake', 'skip').answer('elder-drake');
    expect(scene.the('e').hex).toBe(scene.at('e'));
    scene.asksAbout('ana', 'ability-target').answer('bandit-commander');
    scene.asksAbout('ana', 'push-to').answer('0,0');
    scene.settles(() => expect(scene.the('c').hex).toBe('0,0'));
  },
);
