import { expect } from 'vitest';
import type { HeroLead } from '../scene/cast.ts';
import { rule } from '../scene/index.ts';

/** The enemies are dead, and the round ends. The goal: five or more cards in hand and discard pile together. */
const won = (lead: Partial<HeroLead>) =>
  ({
    map: ['.m.b'],
    cast: { m: { class: 'mindthief', goal: 'streamliner', ...lead }, b: { class: 'brute' } },
    phase: 'clean-up',
  }) as const;

const three = ['scurry', 'perverse-edge', 'possession'] as const;

rule(
  'gh/setup.14a: 3 cards in hand and 2 discarded meet the goal of five cards left',
  won({ hand: three, discard: ['into-the-night', 'fearsome-blade'] }),
  (scene) => {
    scene.goOn((s) => s.phase === 'over');
    scene.asksAbout('ana', 'short-rest').answer('no');
    scene.settles(() => {
      expect(scene.told).toContainEqual({
        is: 'goal-met',
        hero: 'mindthief',
        goal: 'streamliner',
        checks: 1,
      });
    });
  },
);

rule(
  'gh/setup.14a: cards in the active area or the lost pile do not count for it',
  won({ hand: three, discard: ['into-the-night'], active: ['gnawing-horde top'], lost: ['fearsome-blade'] }),
  (scene) => {
    scene.goOn((s) => s.phase === 'over');
    scene.settles(() => {
      expect(scene.told).toContainEqual({
        is: 'goal-missed',
        hero: 'mindthief',
        goal: 'streamliner',
        checks: 0,
      });
    });
  },
);

rule('gh/setup.14: a battle goal is shown to all when the scenario ends', won({ hand: three }), (scene) => {
  expect(scene.seenBy('bea').heroes[0]?.goal).toBe('hidden');
  scene.goOn((s) => s.phase === 'over');
  scene.settles(() => expect(scene.seenBy('bea').heroes[0]?.goal).toBe('streamliner'));
});
