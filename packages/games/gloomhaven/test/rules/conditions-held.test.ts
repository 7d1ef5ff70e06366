import { expect } from 'vitest';
import { attack, move, pull, push } from '../../content/words/abilities.ts';
import { anAdjacentEnemy, anEnemyWithin } from '../../content/words/targets.ts';
import { rule } from '../scene/index.ts';

rule(
  'gh/conditions.15: an immobilized character performs no move ability',
  {
    map: ['b..g'],
    cast: { b: { class: 'brute', conditions: ['immobilize'] }, g: { monster: 'bandit-guard' } },
  },
  (scene) => {
    scene.does('b', move(3));
    scene.settles(() => expect(scene.the('b').hex).toBe(scene.at('b')));
  },
);

rule(
  'gh/conditions.15: an immobilized figure can be pushed and pulled',
  {
    map: ['.bg..', ' .....'],
    cast: { b: { class: 'brute' }, g: { monster: 'bandit-guard', conditions: ['immobilize'] } },
  },
  (scene) => {
    scene.does('b', push(1, anAdjacentEnemy), pull(1, anEnemyWithin(5)));
    scene.asksAbout('ana', 'ability-target').answer('bandit-guard-1');
    scene.asks('ana', 'push-to', '3,0', '2,1', 'decline').answer('3,0');
    expect(scene.the('g').hex).toBe('3,0');
    scene.asksAbout('ana', 'ability-target').answer('bandit-guard-1');
    scene.asks('ana', 'pull-to', '2,0', 'decline').answer('2,0');
    scene.settles(() => expect(scene.the('g').hex).toBe('2,0'));
  },
);

rule(
  'gh/conditions.15a: an immobilized monster next to a character stays and attacks',
  {
    map: ['.bg.'],
    cast: { b: { class: 'brute' }, g: { monster: 'bandit-guard', conditions: ['immobilize'] } },
    cards: { guard: 'guard-4' },
  },
  (scene) => {
    scene.acts('g');
    scene.settles(() => {
      expect(scene.the('g').hex).toBe(scene.at('g'));
      expect(scene.the('b').hp).toBe(8);
    });
  },
);

rule(
  'gh/conditions.16: a disarmed figure does not attack, and its Retaliate still works',
  {
    map: ['bg'],
    cast: {
      b: { class: 'brute', hp: 10 },
      g: { monster: 'bandit-guard', hp: 9, retaliate: 2, conditions: ['disarm'] },
    },
    cards: { guard: 'guard-4' },
  },
  (scene) => {
    scene.acts('g');
    scene.settles(() => expect(scene.the('b').hp).toBe(10));
    scene.does('b', attack(1));
    scene.asksAbout('ana', 'attack-target').answer('bandit-guard-1');
    scene.settles(() => expect(scene.the('b').hp).toBe(8));
  },
);

rule(
  'gh/conditions.16a: a disarmed character skips "Attack 3" and may go on with "Move 2"',
  {
    map: ['gb..'],
    cast: { b: { class: 'brute', conditions: ['disarm'] }, g: { monster: 'bandit-guard', hp: 6 } },
  },
  (scene) => {
    scene.does('b', attack(3), move(2));
    scene.asks('ana', 'move-to', '2,0', '3,0', 'stop').answer('3,0');
    scene.settles(() => {
      expect(scene.the('g').hp).toBe(6);
      expect(scene.the('b').hex).toBe('3,0');
    });
  },
);

rule(
  'gh/conditions.23: a muddled figure attacks with Disadvantage',
  {
    map: ['bg'],
    cast: {
      b: { class: 'brute', conditions: ['muddle'], draws: ['+2', '-1'] },
      g: { monster: 'bandit-guard', hp: 6 },
    },
  },
  (scene) => {
    scene.does('b', attack(3));
    scene.asksAbout('ana', 'attack-target').answer('bandit-guard-1');
    scene.settles(() => expect(scene.the('g').hp).toBe(4));
  },
);
