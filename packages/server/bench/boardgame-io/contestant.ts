import { startChild } from '../child.ts';
import type { Contestant } from '../contestant.ts';
import { BoardgameIoMatch } from './match.ts';

/** boardgame.io as its tutorial has it: a match is created when the first player names it, and nobody has credentials. */
export const boardgameIo: Contestant = {
  name: 'boardgame.io',
  words:
    "boardgame.io 0.50.2's own server, matches in memory, no credentials, a state as large as our view and hardly any rules",
  start: async () => {
    const child = await startChild('bench-boardgame-io');
    let matches = 0;
    return {
      child,
      open: async (tally) => {
        const match = new BoardgameIoMatch(child.address, `match-${matches++}`, tally);
        await match.join();
        return match.room;
      },
      close: () => child.stop(),
    };
  },
};
