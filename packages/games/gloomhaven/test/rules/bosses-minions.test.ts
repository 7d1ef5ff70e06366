import { expect } from 'vitest';
import { rule } from '../scene/index.ts';

const called = {
  map: ['v.b.w', ' ..o..'],
  cast: {
    b: { class: 'brute', hp: 10 },
    o: { monster: 'merciless-overseer', rank: 'boss' },
    w: { monster: 'vermling-scout', number: 2, acted: true },
    v: { monster: 'vermling-scout', number: 1, hp: 2, conditions: ['wound', 'muddle'] },
  },
  cards: { boss: 'boss-4', scout: 'scout-2' },
  turn: 'o',
} as const;

rule(
  'gh/bosses.13: the turn that a boss grants begins with the wound and ends what runs out',
  called,
  (scene) => {
    scene.finishesTurn();
    scene.settles(() => {
      expect(scene.the('v').hp).toBe(1);
      expect(scene.the('v').conditions.map(({ is }) => is)).toEqual(['wound']);
      const turns = scene.told.flatMap((fact) => (fact.is === 'turn-begins' ? [fact.figure] : []));
      expect(turns).toEqual(['vermling-scout-1', 'vermling-scout-2']);
    });
  },
);

rule('gh/bosses.13: the own turn of the round is neither taken nor given back by it', called, (scene) => {
  scene.finishesTurn();
  scene.settles(() => {
    expect([scene.the('v').acted, scene.the('w').acted, scene.the('o').acted]).toEqual([false, true, true]);
  });
});

rule(
  'gh/bosses.13: a minion that dies of its wound takes no part of it',
  { ...called, cast: { ...called.cast, v: { ...called.cast.v, hp: 1 } } },
  (scene) => {
    scene.finishesTurn();
    scene.settles(() => {
      expect(scene.isThere('v')).toBe(false);
      const attackers = scene.told.flatMap((fact) => (fact.is === 'attack' ? [fact.by] : []));
      expect(attackers).toEqual(['vermling-scout-2']);
    });
  },
);
