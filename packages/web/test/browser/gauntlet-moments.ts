import { gauntletOfFools } from '@tavolo/gauntlet-of-fools';
import { firstSeat, secondSeat, type Way, wayTo } from './way.ts';

const forTwo = { game: gauntletOfFools, seats: [firstSeat, secondSeat] };

/** Moments of a game for two, and the ways there. */
export const moments = {
  start: (): Way => wayTo({ ...forTwo, isThere: () => true }),
  /** Whoever has the first seat is asked something on the way through the gauntlet. */
  fight: (): Way => wayTo({ ...forTwo, isThere: ({ seat, name }) => seat === firstSeat && isFight(name) }),
  /** The game is over. */
  end: (): Way => wayTo(forTwo),
};

/** Whether such a question is asked after the auction. */
export const isFight = (question: string): boolean => question !== 'hero' && question !== 'boasts';
