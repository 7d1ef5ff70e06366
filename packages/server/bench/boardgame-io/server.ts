/** A program: boardgame.io's own server, which keeps its matches in memory, with a game as large as ours. */
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import type { Game } from 'boardgame.io';
import { sampleView } from '../sample-view.ts';
import { tavern } from './tavern.ts';

// boardgame.io has no entry that Node's own module loader accepts.
const require = createRequire(import.meta.url);
const { Server } = require('boardgame.io/server') as typeof import('boardgame.io/server');

type Answered = { answered: number; last: string; readonly view: object };

/** One answer a turn. A move changes as little of the state as most answers of ours do. */
const game: Game<Answered> = {
  name: tavern,
  minPlayers: 4,
  maxPlayers: 4,
  setup: () => ({ answered: 0, last: '', view: sampleView() }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    answer: ({ G }, picked: string) => {
      G.answered++;
      G.last = picked;
    },
  },
};

const server = Server({ games: [game], origins: [/127\.0\.0\.1/] });
// By default it would listen on all network interfaces.
const listen = server.app.listen.bind(server.app);
Object.assign(server.app, { listen: (port: number, done: () => void) => listen(port, '127.0.0.1', done) });
const { appServer } = await server.run(0);
const { port } = appServer.address() as AddressInfo; // it listens on a port
console.log(`http://127.0.0.1:${port}`);
