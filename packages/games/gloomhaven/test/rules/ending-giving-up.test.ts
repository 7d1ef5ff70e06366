import { expect } from 'vitest';
import { rule } from '../scene/index.ts';

const choosing = {
  map: ['bcd.g'],
  cast: {
    b: { class: 'brute', hand: ['trample', 'shield-bash'] },
    c: { class: 'cragheart', hand: ['crater', 'dirt-tornado'] },
    d: { class: 'scoundrel', hand: ['backstab', 'smoke-bomb'] },
    g: { monster: 'bandit-guard' },
  },
  phase: 'choosing',
} as const;

rule('gh/ending.17, gh/A-35: a scenario is failed when all agree to give up', choosing, (scene) => {
  scene.goOn((s) => s.phase === 'over' || s.phase === 'revealing');
  scene.asks('ana', 'leading-card', 'trample', 'shield-bash', 'give-up').answer('give-up');
  scene.asks('ana', 'give-up', 'yes', 'no').answer('yes');
  scene.asksAbout('bea', 'leading-card').answer('crater');
  scene.asksAbout('bea', 'second-card').answer('dirt-tornado');
  scene.asksAbout('carl', 'leading-card').answer('backstab');
  scene.asksAbout('carl', 'second-card').answer('smoke-bomb');
  scene.asks('bea', 'give-up', 'yes', 'no').answer('yes');
  scene.asks('carl', 'give-up', 'yes', 'no').answer('yes');
  scene.settles((s) => {
    expect([s.phase, s.outcome]).toEqual(['over', 'failure']);
    expect(scene.told.map(({ is }) => is)).not.toContain('turn-begins');
  });
});

rule('gh/A-35: players who want to give up together are not asked again', choosing, (scene) => {
  scene.goOn((s) => s.phase === 'over' || s.phase === 'revealing');
  for (const name of ['ana', 'bea', 'carl']) {
    scene.asksAbout(name, 'leading-card').answer('give-up');
    scene.asksAbout(name, 'give-up').answer('yes');
  }
  scene.settles((s) => expect(s.outcome).toBe('failure'));
});

rule(
  'gh/A-35: as long as one plays on nobody gives up, and a player who wanted to chooses cards',
  choosing,
  (scene) => {
    scene.goOn((s) => s.phase === 'over' || s.phase === 'revealing');
    scene.asksAbout('ana', 'leading-card').answer('give-up');
    scene.asksAbout('ana', 'give-up').answer('yes');
    for (const [name, one, other] of [
      ['bea', 'crater', 'dirt-tornado'],
      ['carl', 'backstab', 'smoke-bomb'],
    ] as const) {
      scene.asksAbout(name, 'leading-card').answer(one);
      scene.asksAbout(name, 'second-card').answer(other);
    }
    scene.asksAbout('bea', 'give-up').answer('yes');
    scene.asksAbout('carl', 'give-up').answer('no');
    scene.asks('ana', 'leading-card', 'trample', 'shield-bash').answer('trample');
    scene.asksAbout('ana', 'second-card').answer('shield-bash');
    scene.settles((s) => expect([s.phase, s.ending]).toEqual(['revealing', null]));
  },
);

rule(
  'gh/ending.17: a player who thinks better of giving up chooses cards, and nobody else is asked',
  choosing,
  (scene) => {
    scene.goOn((s) => s.phase === 'over' || s.phase === 'revealing');
    scene.asksAbout('ana', 'leading-card').answer('give-up');
    scene.asksAbout('ana', 'give-up').answer('no');
    scene.asks('ana', 'leading-card', 'trample', 'shield-bash').answer('trample');
    scene.asksAbout('ana', 'second-card').answer('shield-bash');
    scene.asksAbout('bea', 'leading-card').answer('crater');
    scene.asksAbout('bea', 'second-card').answer('dirt-tornado');
    scene.asksAbout('carl', 'leading-card').answer('backstab');
    scene.asksAbout('carl', 'second-card').answer('smoke-bomb');
    scene.settles((s) => expect(s.phase).toBe('revealing'));
  },
);
