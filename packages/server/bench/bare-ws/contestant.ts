import { startChild } from '../child.ts';
import type { Contestant } from '../contestant.ts';
import { Line } from '../line.ts';
import { people, Room } from '../room.ts';

/** A bare broadcast: the least that a server can do. */
export const bareWs: Contestant = {
  name: 'ws',
  words:
    'a bare `ws` server that sends the whole view to all four after each answer; no game, nothing durable',
  start: async () => {
    const child = await startChild('bench-bare-ws');
    let tables = 0;
    return {
      child,
      open: async (tally) => {
        const address = `${child.address.replace('http', 'ws')}/${tables++}`;
        let answers = 0;
        const room: Room = new Room(tally, () => {
          const answer = {
            number: answers,
            is: 'answer',
            seat: 'seat-1',
            decision: String(answers),
            picked: ['x'],
          };
          lines[answers++ % people]?.send(JSON.stringify(answer));
          return true;
        });
        const see = (message: Buffer) => {
          room.hear(message.length);
          room.see();
        };
        const lines = await Promise.all(Array.from({ length: people }, () => Line.open(address, see)));
        return room;
      },
      close: () => child.stop(),
    };
  },
};
