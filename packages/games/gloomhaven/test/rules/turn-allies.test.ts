import { expect } from 'vitest';
import {
  afflict,
  attack,
  control,
  counted,
  damage,
  grant,
  heal,
  move,
} from '../../content/words/abilities.ts';
import {
  adjacentAllies,
  adjacentEnemies,
  anAdjacentAlly,
  anAdjacentEnemy,
} from '../../content/words/targets.ts';
import { rule } from '../scene/index.ts';

const brute = { b: { class: 'brute' } } as const;

const friends = {
  map: ['#de', '#bo', '#gt'],
  cast: {
    b: { class: 'brute' },
    t: { class: 'tinkerer' },
    d: { summon: 'decoy', owner: 't' },
    o: { objective: 'hail', side: 'party', hp: 5 },
    e: { monster: 'bandit-archer', side: 'party' },
    g: { monster: 'bandit-guard' },
  },
} as const;

rule(
  'gh/turn.7: allies are all figures on the same side, summons and allied scenario figures too, but not the figure itself',
  friends,
  (scene) => {
    scene.does('b', heal(1, { targets: anAdjacentAlly }));
    scene
      .asks('ana', 'ability-target', scene.id('t'), scene.id('d'), scene.id('o'), scene.id('e'), 'skip')
      .answer('skip');
    scene.settles();
  },
);

rule(
  'gh/turn.7: a figure that counts its adjacent allies does not count itself',
  {
    map: ['tbg'],
    cast: { t: { class: 'tinkerer' }, b: { class: 'brute' }, g: { monster: 'bandit-guard', hp: 9 } },
  },
  (scene) => {
    scene.does('b', damage(counted('adjacent-allies'), anAdjacentEnemy));
    scene.asksAbout('bea', 'ability-target').answer('bandit-guard-1');
    scene.settles(() => expect(scene.the('g').hp).toBe(9 - 1));
  },
);

rule(
  'gh/turn.7a: an ability on all adjacent allies does not affect the character that uses it',
  { map: ['bt'], cast: { ...brute, t: { class: 'tinkerer' } } },
  (scene) => {
    scene.does('b', afflict(['strengthen'], adjacentAllies));
    scene.asksAbout('ana', 'ability-use').answer('perform');
    scene.settles(() =>
      expect([scene.has('b', 'strengthen'), scene.has('t', 'strengthen')]).toEqual([false, true]),
    );
  },
);

rule(
  'gh/turn.8: an ability affects allies only if it says so',
  { map: ['tbg'], cast: { ...brute, t: { class: 'tinkerer' }, g: { monster: 'bandit-guard' } } },
  (scene) => {
    scene.does('b', attack(1), afflict(['wound'], adjacentEnemies));
    scene.asks('ana', 'attack-target', 'bandit-guard-1', 'skip').answer('skip');
    scene.asksAbout('ana', 'ability-use').answer('perform');
    scene.settles(() => expect([scene.has('t', 'wound'), scene.has('g', 'wound')]).toEqual([false, true]));
  },
);

rule(
  'gh/turn.5: a part that harms the allies of the acting character cannot be left out',
  { map: ['tbg'], cast: { ...brute, t: { class: 'tinkerer' }, g: { monster: 'bandit-guard' } } },
  (scene) => {
    scene.does('b', damage(2, adjacentAllies), afflict(['muddle'], anAdjacentAlly));
    scene.settles(() => {
      expect(scene.the('t').hp).toBe(6);
      expect(scene.has('t', 'muddle')).toBe(true);
    });
  },
);

rule(
  "gh/turn.19: choices inside an action belong to the acting character's player",
  {
    map: ['tbgh'],
    cast: {
      t: { class: 'tinkerer' },
      b: { class: 'brute' },
      g: { monster: 'bandit-guard', hp: 9 },
      h: { monster: 'bandit-guard' },
    },
  },
  (scene) => {
    scene.does('b', attack(2, { push: 1 }), move(1));
    scene.asks('bea', 'attack-target', 'bandit-guard-1', 'skip').answer('bandit-guard-1');
    scene.asksNothingOf('ana');
    scene.settles();
  },
);

rule(
  'gh/turn.20: a controlled enemy acts inside the current turn, from where it stands',
  {
    map: ['bgh'],
    cast: {
      b: { class: 'mindthief' },
      g: { monster: 'bandit-guard', hp: 9 },
      h: { monster: 'bandit-guard', hp: 9 },
    },
    turn: 'b',
  },
  (scene) => {
    scene.does('b', control({ targets: anAdjacentEnemy, perform: [attack(2)], decides: 'you' }));
    scene.asksAbout('ana', 'ability-target').answer('bandit-guard-1');
    scene.asks('ana', 'attack-target', 'bandit-guard-2', 'skip').answer('bandit-guard-2');
    scene.settles(({ turn }) => {
      expect(turn?.figure).toBe('mindthief');
      expect([scene.the('g').hp, scene.the('h').hp]).toEqual([9, 7]);
    });
  },
);

rule(
  'gh/turn.20: a summon that is let act inside the turn moves from its own hex',
  {
    map: ['td..'],
    cast: { t: { class: 'tinkerer' }, d: { summon: 'decoy', owner: 't' } },
    turn: 't',
  },
  (scene) => {
    scene.does('t', grant({ targets: anAdjacentAlly, perform: [move(2)], decides: 'you' }));
    scene.asksAbout('ana', 'ability-target').answer(scene.id('d'));
    scene.asks('ana', 'move-to', '2,0', '3,0', 'stop').answer('3,0');
    scene.settles(({ turn }) => {
      expect(scene.the('d').hex).toBe('3,0');
      expect(turn?.figure).toBe('tinkerer');
    });
  },
);

rule(
  "gh/turn.21: an action outside one's own turn triggers no WOUND, no end-of-turn loot and no expiry of conditions",
  {
    map: ['bt$'],
    cast: { ...brute, t: { class: 'tinkerer', conditions: ['wound', 'muddle'] } },
    turn: 'b',
  },
  (scene) => {
    scene.does('b', grant({ targets: anAdjacentAlly, perform: [move(1)], decides: 'they' }));
    scene.asksAbout('ana', 'ability-target').answer('tinkerer');
    scene.asks('bea', 'move-to', scene.at('$'), 'stop').answer(scene.at('$'));
    scene.settles();
    scene.finishesTurn();
    scene.settles(({ pieces }) => {
      expect(scene.the('t').hp).toBe(8);
      expect(scene.the('t').conditions.map(({ is }) => is)).toEqual(['wound', 'muddle']);
      expect(pieces).toHaveLength(1);
      expect(scene.the('t').acted).toBe(false);
    });
  },
);
