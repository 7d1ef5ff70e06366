import { type Part, type Rule, type Seat, together } from '@tavolo/kernel';
import { confirm } from '../../ask.ts';
import type { Gloom } from '../../gloomhaven.ts';
import { giveUp, reckon } from '../scenario/ending.ts';

/** Whether the player who thought of giving up means it. [gh/ending.17] */
export const wantsToGiveUp = (seat: Seat): Rule<boolean> =>
  confirm('give-up', { seat, rule: 'gh/ending.17', about: () => ({ how: 'propose' }) });

/** Whether all others agree to fail; one who plays on is enough to play on. [gh/ending.17, gh/A-35] */
export function* agreeToGiveUp(seats: readonly Seat[]): Rule<boolean> {
  const parts = seats.map(
    (seat): Part<boolean> => ({
      seat,
      rule: confirm('give-up', { seat, rule: 'gh/ending.17', about: () => ({ how: 'agree' }) }),
    }),
  );
  const answers = yield* together(parts);
  return [...answers.values()].every((yes) => yes);
}

/** The round ends before anybody acts, and the scenario with it. [gh/A-35] */
export function failNow(g: Gloom): void {
  giveUp(g);
  g.tell({ is: 'round-ends', round: g.state.round }, 'gh/clean-up.8');
  reckon(g);
}
