import { expect } from 'vitest';
import { rule } from '../scene/index.ts';

const losing = {
  map: ['bcd.g'],
  cast: {
    b: { class: 'brute', hp: 1, acted: true },
    c: { class: 'cragheart', acted: true },
    d: { class: 'scoundrel', acted: true },
    g: { monster: 'bandit-guard', acted: true },
  },
} as const;

rule(
  'gh/ending.17, gh/A-35: a scenario is failed after the round when all agree to give up',
  losing,
  (scene) => {
    scene.does('b', { do: 'damage', value: 5, targets: { is: 'self' } });
    scene.goOn((s) => s.phase === 'over' || s.phase === 'choosing');
    scene.asks('bea', 'give-up', 'yes', 'no').answer('yes');
    scene.asks('carl', 'give-up', 'yes', 'no').answer('yes');
    scene.settles((s) => expect([s.phase, s.outcome]).toEqual(['over', 'failure']));
  },
);

rule('gh/A-35: as long as one plays on nobody gives up', losing, (scene) => {
  scene.does('b', { do: 'damage', value: 5, targets: { is: 'self' } });
  scene.goOn((s) => s.phase === 'over' || s.phase === 'choosing');
  scene.asksAbout('carl', 'give-up').answer('no');
  scene.asksAbout('bea', 'give-up').answer('yes');
  scene.settles((s) => expect([s.phase, s.ending]).toEqual(['choosing', null]));
});

rule('gh/ending.17: nobody is asked while all are in the game', losing, (scene) => {
  scene.goOn((s) => s.phase === 'over' || s.phase === 'choosing');
  scene.asksNothingOf('ana');
  scene.settles((s) => expect(s.phase).toBe('choosing'));
});
