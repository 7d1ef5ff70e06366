import { createRequire } from 'node:module';
import type { Game, State } from 'boardgame.io';

// boardgame.io has no entry that Node's own module loader accepts.
const require = createRequire(import.meta.url);
const { Client } = require('boardgame.io/client') as typeof import('boardgame.io/client');
const { MCTSBot } = require('boardgame.io/ai') as typeof import('boardgame.io/ai');

type Cells = { cells: (string | null)[] };

const lines = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
];

const isWon = (cells: Cells['cells']): boolean =>
  lines.some(([a = 0, b = 0, c = 0]) => cells[a] !== null && cells[a] === cells[b] && cells[a] === cells[c]);

const free = (cells: Cells['cells']): number[] =>
  cells.flatMap((cell, place) => (cell === null ? [place] : []));

/** Tic-tac-toe as boardgame.io's own tutorial has it. */
const ticTacToe: Game<Cells> = {
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    click: ({ G, playerID }, place: number) => {
      if (G.cells[place] !== null) return 'INVALID_MOVE';
      G.cells[place] = playerID;
      return undefined;
    },
  },
  endIf: ({ G, ctx }) => {
    if (isWon(G.cells)) return { winner: ctx.currentPlayer };
    return free(G.cells).length === 0 ? { draw: true } : undefined;
  },
  ai: { enumerate: (G) => free(G.cells).map((place) => ({ move: 'click', args: [place] })) },
};

/** One random game in boardgame.io's local client; gives the number of moves. */
export function playTicTacToe(below: (n: number) => number): number {
  const client = Client<Cells>({ game: ticTacToe });
  client.start();
  let moves = 0;
  for (
    let state = client.getState();
    state !== null && state.ctx.gameover === undefined;
    state = client.getState()
  ) {
    const places = free(state.G.cells);
    client.moves.click?.(places[below(places.length)]);
    moves++;
  }
  client.stop();
  return moves;
}

/** Lets boardgame.io's tree search think over the first move for so many iterations. */
export async function thinkOverTicTacToe(iterations: number): Promise<void> {
  const client = Client<Cells>({ game: ticTacToe });
  client.start();
  const bot = new MCTSBot({ game: ticTacToe, enumerate: ticTacToe.ai?.enumerate ?? (() => []), iterations });
  await bot.play(client.getState() as State, '0'); // a started client has a state
  client.stop();
}
