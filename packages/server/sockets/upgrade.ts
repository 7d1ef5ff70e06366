import { type IncomingMessage, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { type RefusalName, refused } from '@tavolo/protocol';
import { tokenIn } from '../http/cookie.ts';
import { isOwnOrigin } from '../http/origin.ts';
import type { Reach } from '../http/parts.ts';
import type { Peer } from '../http/peer.ts';
import { statusOf } from '../http/status.ts';
import type { People, Visitor } from '../people/people.ts';
import type { Crowd } from './crowd.ts';

/** The address where sockets are opened. */
const path = '/socket';

/** What decides who may open a socket, and where a request comes from. */
export type Gate = {
  readonly people: People;
  readonly reach: Reach;
  readonly crowd: Crowd;
  readonly isStopping: () => boolean;
  readonly peer: Peer;
};

/** Somebody who may open a socket: a person, or a stranger. */
export type Admitted = { readonly visitor: Visitor | null };

/** Decides whether a socket may be opened. A client that is let in is counted until its connection is gone. */
export async function admit(
  gate: Gate,
  { url, headers }: IncomingMessage,
  socket: Duplex,
): Promise<Admitted | RefusalName> {
  const { people, reach, crowd, peer } = gate;
  if (gate.isStopping()) return 'stopping';
  if (url?.split('?', 1)[0] !== path) return 'malformed';
  if (!isOwnOrigin(headers.origin, peer, reach.publicOrigin)) return 'wrong-origin';
  if (!crowd.enter(peer.address)) return 'too-many';
  socket.once('close', () => crowd.leave(peer.address));
  const token = tokenIn(headers.cookie, people.mark);
  return { visitor: token === null ? null : await people.recognise(token) };
}

/** Answers a refused upgrade by name, and ends the connection. */
export function refuseUpgrade(socket: Duplex, name: RefusalName): void {
  // Unlike a request, a socket is not retried at once: this status says that the server is busy.
  const status = name === 'too-many' ? 503 : statusOf(name);
  const body = JSON.stringify(refused(name));
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}
