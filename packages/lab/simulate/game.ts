import type { Box } from '@tavolo/box';
import { boxOf } from '@tavolo/shelf';
import { plainTally } from './plain-tally.ts';
import type { GameTally } from './tally.ts';

/** A game that is simulated, and what is counted in it. */
export type SimulatedGame = { readonly box: Box; readonly tally: GameTally };

const tallies = import.meta.glob<GameTally>('../games/*/tally.ts', { import: 'tally' });

/** What a game has counted: its own tally, found by its folder, or the plain one. */
export async function tallyOf(id: string): Promise<GameTally> {
  const own = tallies[`../games/${id}/tally.ts`];
  return own === undefined ? plainTally : own();
}

/** A game of the shelf, to be simulated. */
export async function simulatedGame(id: string): Promise<SimulatedGame> {
  const box = boxOf(id);
  if (box === null) throw new Error(`no game ${id}`);
  return { box, tally: await tallyOf(id) };
}
