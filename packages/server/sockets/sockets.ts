import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { RefusalName } from '@tavolo/protocol';
import type { FastifyBaseLogger } from 'fastify';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Connected, Reach } from '../http/parts.ts';
import { peerOf } from '../http/peer.ts';
import type { Refusals } from '../metrics/refusals.ts';
import type { People, Visitor } from '../people/people.ts';
import type { DeviceId } from '../people/people-store.ts';
import { Connection, closing, type Line, type Setting } from './connection.ts';
import { Crowd } from './crowd.ts';
import type { Doors } from './doors.ts';
import type { SocketLimits } from './limits.ts';
import { admit, refuseUpgrade } from './upgrade.ts';

export type SocketParts = {
  readonly people: People;
  readonly doors: Doors;
  readonly reach: Reach;
  readonly limits: SocketLimits;
  readonly refusals: Refusals;
  readonly log: FastifyBaseLogger;
};

/** A connection, its socket, and the device it was opened from. */
type Open = { readonly connection: Connection; readonly socket: WebSocket; readonly visitor: Visitor | null };

/** The visitor who opens a socket, and their address. */
type Opener = { readonly visitor: Visitor | null; readonly address: string };

/** How long a client that is asked to leave has before it is cut off, in milliseconds. */
const farewell = 1_000;

/** A message that is this many times too large ends its socket without a word, before all of it has arrived. */
const farTooLarge = 16;

/** Everybody who is connected. */
export class Sockets implements Connected {
  readonly #parts: SocketParts;
  readonly #crowd: Crowd;
  readonly #server: WebSocketServer;
  readonly #open = new Set<Open>();
  readonly #unheard = new Set<WebSocket>();
  readonly #pinging: NodeJS.Timeout;
  #isStopping = false;

  constructor(parts: SocketParts) {
    const { limits } = parts;
    this.#parts = parts;
    this.#crowd = new Crowd(limits, () => performance.now());
    this.#server = new WebSocketServer({
      noServer: true,
      clientTracking: false,
      maxPayload: limits.largestMessage * farTooLarge,
      perMessageDeflate: false,
    });
    this.#pinging = setInterval(() => this.#ping(), limits.ping).unref();
  }

  get size(): number {
    return this.#open.size;
  }

  /** Takes over a server's requests for a socket. */
  attach(server: Server): void {
    server.on('upgrade', (request, socket, head) => {
      socket.on('error', () => socket.destroy());
      this.#welcome(request, socket, head).catch((cause: unknown) => {
        this.#parts.log.error({ err: cause }, 'a socket could not be opened');
        refuseUpgrade(socket, 'storage-failed');
      });
    });
  }

  rename(visitor: Visitor, name: string): void {
    for (const { connection } of this.#open) if (connection.person === visitor.id) connection.name = name;
  }

  revoke(device: DeviceId): void {
    for (const { connection, socket, visitor } of this.#open) {
      if (visitor?.device !== device) continue;
      connection.close();
      showOut(socket, closing.policy, 'no-identity');
    }
  }

  /** Lets nobody else in, and takes no more wishes. */
  refuse(): void {
    this.#isStopping = true;
  }

  /** Asks everybody to come back soon, and ends their sockets. */
  async stop(): Promise<void> {
    this.refuse();
    clearInterval(this.#pinging);
    for (const { connection } of this.#open) connection.close();
    for (const { socket } of this.#open) socket.close(closing.restart, 'stopping');
    const patience = performance.now() + farewell;
    while (this.#open.size > 0 && performance.now() < patience)
      await new Promise((resolve) => setTimeout(resolve, 10));
    for (const { socket } of this.#open) socket.terminate();
  }

  async #welcome(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void> {
    const { people, reach, refusals } = this.#parts;
    const peer = peerOf(request, reach.trustsProxy);
    const gate = { people, reach, crowd: this.#crowd, isStopping: () => this.#isStopping, peer };
    const admitted = await admit(gate, request, socket);
    if (typeof admitted === 'string') {
      refusals.note(admitted, peer.address);
      refuseUpgrade(socket, admitted);
    } else if (!socket.destroyed)
      this.#server.handleUpgrade(request, socket, head, (opened) =>
        this.#connect(opened, lineOver(opened, socket), { ...admitted, address: peer.address }),
      );
  }

  #connect(socket: WebSocket, line: Line, { visitor, address }: Opener): void {
    const who = { person: visitor?.id ?? null, name: visitor?.name ?? '' };
    const connection = new Connection(who, line, this.#settingAt(address));
    const open = { connection, socket, visitor };
    this.#open.add(open);
    socket.on('message', (message, isBinary) => {
      this.#unheard.delete(socket);
      connection.receive(isBinary ? null : String(message));
    });
    socket.on('pong', () => this.#unheard.delete(socket));
    // An invalid frame, or one that is far too large, ends the socket by itself.
    socket.on('error', (cause) => this.#parts.refusals.note(misuseIn(cause), address));
    socket.on('close', () => {
      this.#open.delete(open);
      this.#unheard.delete(socket);
      connection.close();
    });
    if (this.#isStopping) showOut(socket, closing.restart, 'stopping');
  }

  #settingAt(address: string): Setting {
    const { doors, limits, refusals, log } = this.#parts;
    return {
      doors,
      limits,
      now: () => performance.now(),
      isStopping: () => this.#isStopping,
      mayCost: () => this.#crowd.mayCost(address),
      onRefusal: (name) => refusals.note(name, address),
      onFailure: (cause) => log.error({ err: cause }, 'a table could not be reached'),
    };
  }

  /** Drops the sockets that have been silent since the last time, and pings the others. */
  #ping(): void {
    for (const { socket } of this.#open) {
      if (this.#unheard.has(socket)) socket.terminate();
      else socket.ping();
      this.#unheard.add(socket);
    }
  }
}

/** Asks a client to leave, and cuts it off after a moment. */
function showOut(socket: WebSocket, code: number, reason: string): void {
  socket.close(code, reason);
  setTimeout(() => socket.terminate(), farewell).unref();
}

/** Our own name for what `ws` complains about. */
const misuseIn = (cause: Error): RefusalName =>
  'code' in cause && cause.code === 'WS_ERR_UNSUPPORTED_MESSAGE_LENGTH' ? 'too-large' : 'malformed';

/** Everything said to a client in one go leaves in one packet: sending one costs more than what is in it. */
function lineOver(socket: WebSocket, stream: Duplex): Line {
  let isGathering = false;
  let before = 0;
  let longestGo = 0;
  const letGo = () => {
    isGathering = false;
    stream.uncork();
  };
  const send = (text: string) => {
    if (!isGathering) {
      isGathering = true;
      before = socket.bufferedAmount;
      stream.cork();
      process.nextTick(letGo);
    }
    socket.send(text);
    longestGo = Math.max(longestGo, socket.bufferedAmount - before);
  };
  return {
    send,
    get backlog() {
      return socket.bufferedAmount - longestGo;
    },
    close: (code, reason) => showOut(socket, code, reason),
    drop: () => socket.terminate(),
  };
}
