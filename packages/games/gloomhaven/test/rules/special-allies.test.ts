import { expect } from 'vitest';
import { push } from '../../content/words/abilities.ts';
import { objective } from '../../content/words/scenarios.ts';
import { anAdjacentEnemy } from '../../content/words/targets.ts';
import { rule } from '../scene/index.ts';
import { attackBy, moveBy, runs } from '../scene/monsters.ts';
import { setUp } from '../scene/table.ts';

const guest = objective('hail', {
  side: 'party',
  hp: { base: 4, l: 2 },
  initiative: 99,
  at: 'o',
  moves: { value: 2, toward: 'x', opensDoors: true, springsTraps: true },
});
const other = objective('altar', { side: 'party', hp: { base: 3 }, initiative: 99, at: 'q' });

setUp(
  'gh/special.10: allied figures have random numbers, which give their order of action',
  {
    map: ['ss.o.q.x'],
    objectives: [
      guest,
      { ...other, moves: { ...guest.moves, value: 1, toward: 'x', opensDoors: false, springsTraps: false } },
    ],
    goal: [{ is: 'reveal', room: 9 }],
  },
  (table) => {
    table.toTheFirstRound();
    const numbers = ['hail', 'altar'].map((id) => table.figure(id).number);
    expect([...numbers].sort()).toEqual([1, 2]);
  },
);

rule(
  'gh/special.10: a goal token is a place to loot',
  { map: ['bC'], cast: { b: { class: 'brute' } }, treasure: 'goal', goal: [{ is: 'loot-goals' }] },
  (scene) => {
    scene.does('b', { do: 'loot', range: 1 });
    scene.asksAbout('ana', 'ability-use').answer('perform');
    scene.settles((s) => expect([s.goalsLooted, s.treasuresLooted]).toEqual([1, []]));
  },
);

const escorted = {
  map: ['b.o...x'],
  cast: { b: { class: 'brute' }, o: { objective: 'hail', hp: 6 } },
  objectives: [guest],
} as const;

rule("gh/special.11: an allied figure follows the scenario's instructions", escorted, (scene) => {
  scene.acts('o');
  scene.settles(() => expect(scene.the('o').hex).toBe('4,0'));
});

rule('gh/special.11: it is an ally of the characters', { ...escorted, map: ['bo....x'] }, (scene) => {
  scene.does('b', { do: 'attack', value: 3, range: 9 });
  scene.asksNothingOf('ana');
  scene.does('b', { do: 'heal', value: 3, range: 9 });
  scene.asks('ana', 'ability-target', 'brute', 'hail', 'skip').answer('skip');
  scene.settles();
});

rule(
  'gh/special.11: and an enemy of the monsters',
  { ...escorted, map: ['b..og.x'], cast: { ...escorted.cast, g: { monster: 'bandit-guard' } } },
  (scene) => {
    runs(scene, 'g', moveBy(0), attackBy(0));
    scene.settles(() => expect(scene.the('o').hp).toBe(4));
  },
);

const guarded = {
  ...escorted,
  map: ['b..go.x'],
  cast: { ...escorted.cast, g: { monster: 'bandit-guard' } },
} as const;

rule('gh/special.11: it takes negative conditions like any figure', guarded, (scene) => {
  runs(scene, 'g', attackBy(0, { conditions: ['poison', 'immobilize'] }));
  scene.settles(() =>
    expect(scene.the('o').conditions.map(({ is }) => is)).toEqual(['poison', 'immobilize']),
  );
});

rule('gh/special.11: it takes positive conditions', { ...escorted, map: ['bo....x'] }, (scene) => {
  scene.does('b', { do: 'heal', value: 1, range: 1, conditions: ['strengthen'] });
  scene.asksAbout('ana', 'ability-target').answer('hail');
  scene.settles(() => expect(scene.has('o', 'strengthen')).toBe(true));
});

rule('gh/special.11: enemies can push it', guarded, (scene) => {
  runs(scene, 'g', push(1, anAdjacentEnemy));
  scene.settles(() => expect(scene.the('o').hex).toBe('5,0'));
});
