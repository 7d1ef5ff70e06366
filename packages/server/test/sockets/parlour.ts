import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Door, type Refused, refused, type Wish } from '@tavolo/protocol';
import type { Guest } from '@tavolo/table';
import { WebSocket } from 'ws';
import { bareApp } from '../../http/app.ts';
import { keepToken } from '../../http/cookie.ts';
import { makeMetrics } from '../../metrics/metrics.ts';
import { Refusals } from '../../metrics/refusals.ts';
import { People, type Welcome } from '../../people/people.ts';
import type { Doors, Hosting } from '../../sockets/doors.ts';
import { type SocketLimits, socketLimits } from '../../sockets/limits.ts';
import { Sockets } from '../../sockets/sockets.ts';
import { MemoryPeople } from '../../storage/memory/memory-people.ts';
import { plainReach } from '../http/served.ts';

/** A table that says back what is wished for, to everybody who is there. */
class EchoTable implements Hosting {
  readonly guests = new Set<Guest>();

  join(guest: Guest): Refused | null {
    this.guests.add(guest);
    guest.hear(JSON.stringify({ is: 'joined', person: guest.person, name: guest.name }));
    return null;
  }

  leave(guest: Guest): void {
    this.guests.delete(guest);
  }

  wish(guest: Guest, number: number, wish: Wish): void {
    if (wish.is === 'say')
      for (const other of this.guests)
        other.hear(JSON.stringify({ is: 'heard', text: wish.text, by: guest.name }));
    guest.hear(JSON.stringify({ is: 'done', wish: number }));
  }
}

/** A server with nothing but sockets, and one table behind the key `open`. */
export type Parlour = {
  readonly sockets: Sockets;
  readonly table: EchoTable;
  readonly people: People;
  readonly host: string;
  /** Makes somebody known, by the cookie of their device. */
  welcome(name: string): Promise<Known>;
  /** Opens a socket, as a page of ours would. */
  visit(options?: Visit): Visitor;
  refusals(): Promise<string>;
  close(): Promise<void>;
};

/** Somebody who is known, and the cookie of their device. */
type Known = Welcome & { readonly cookie: string };

export type Visit = { readonly origin?: string; readonly cookie?: string; readonly path?: string };

export async function parlour(limits: Partial<SocketLimits> = {}, find?: Doors['find']): Promise<Parlour> {
  const table = new EchoTable();
  const doors: Doors = {
    find: find ?? (async ({ key }: Door) => (key === 'open' ? table : refused('unknown-table'))),
  };
  const people = await People.over(new MemoryPeople());
  const metrics = makeMetrics({ sockets: () => sockets.size, tables: () => 1 });
  const { log } = bareApp('silent');
  const sockets = new Sockets({
    people,
    doors,
    reach: plainReach,
    limits: { ...socketLimits, ...limits },
    refusals: new Refusals(metrics.refusals, log),
    log,
  });
  const server = createServer();
  sockets.attach(server);
  const host = await listening(server);
  const visitors: Visitor[] = [];
  return {
    sockets,
    table,
    people,
    host,
    welcome: (name) => welcome(people, name),
    visit: (options) => {
      const visitor = new Visitor(host, options);
      visitors.push(visitor);
      return visitor;
    },
    refusals: () => metrics.registry.getSingleMetricAsString('tavolo_refusals_total'),
    close: async () => {
      for (const visitor of visitors) visitor.drop();
      await sockets.stop();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function welcome(people: People, name: string): Promise<Known> {
  const known = await people.welcome(name, '');
  return { ...known, cookie: keepToken(known.token, people.mark, false).split(';', 1)[0] ?? '' };
}

function listening(server: Server): Promise<string> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo; // it listens on a port
      resolve(`127.0.0.1:${port}`);
    });
  });
}

/** Somebody's end of a socket. */
export class Visitor {
  readonly #socket: WebSocket;
  readonly heard: { readonly [key: string]: unknown }[] = [];
  /** How the attempt to open it went: `open`, or the status and the name of the refusal. */
  readonly opened: Promise<string>;
  /** The code and the reason with which it was closed. */
  readonly closed: Promise<string>;

  constructor(host: string, { origin = `http://${host}`, cookie, path = '/socket' }: Visit = {}) {
    const headers = cookie === undefined ? {} : { cookie };
    const socket = new WebSocket(`ws://${host}${path}`, { origin, headers });
    this.#socket = socket;
    socket.on('message', (message) => this.heard.push(JSON.parse(String(message))));
    socket.on('error', () => undefined);
    this.opened = new Promise((resolve) => {
      socket.on('open', () => resolve('open'));
      socket.on('close', () => resolve('closed'));
      socket.on('unexpected-response', (_, response) => {
        let body = '';
        response.on('data', (part) => {
          body += part;
        });
        response.on('end', () => resolve(`${response.statusCode} ${JSON.parse(body).refused}`));
      });
    });
    this.closed = new Promise((resolve) => {
      socket.on('close', (code, reason) => resolve(`${code} ${reason}`));
    });
  }

  say(said: unknown): void {
    this.#socket.send(typeof said === 'string' || said instanceof Buffer ? said : JSON.stringify(said));
  }

  /** Bytes that are no frame of a WebSocket. */
  sayNonsense(bytes: Buffer): void {
    Reflect.get(this.#socket, '_socket').write(bytes);
  }

  /** Leaves the socket open when it is asked to close it, and speaks on. */
  ignoreClosing(): void {
    this.#socket.close = () => undefined;
    Reflect.get(this.#socket, '_receiver').removeAllListeners('conclude');
  }

  /** Stops fetching what it is told. */
  sleep(): void {
    this.#socket.pause();
  }

  /** Everything heard, once so many things were. */
  async hears(count: number): Promise<typeof this.heard> {
    while (this.heard.length < count) await new Promise((resolve) => setTimeout(resolve, 2));
    return this.heard;
  }

  drop(): void {
    this.#socket.terminate();
  }
}

/** Opens the door of the table, and hears it. */
export async function seated(house: Parlour, options: Visit = {}): Promise<Visitor> {
  const visitor = house.visit(options);
  await visitor.opened;
  visitor.say({ is: 'join', by: 'invite', key: 'open' });
  await visitor.hears(1);
  return visitor;
}
