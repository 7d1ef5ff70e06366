import { MemoryTables, Tables, type Thinker } from '@tavolo/table';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { addRoutes, bareApp } from '../../http/app.ts';
import type { Connected, Parts, Reach } from '../../http/parts.ts';
import { makeMetrics } from '../../metrics/metrics.ts';
import { Refusals } from '../../metrics/refusals.ts';
import { People } from '../../people/people.ts';
import { unguessable } from '../../people/token.ts';
import { MemoryPeople } from '../../storage/memory/memory-people.ts';

export const plainReach: Reach = {
  publicOrigin: null,
  trustsProxy: false,
  hasLimits: true,
  metricsFor: 'local',
};

/** A bot that never comes to an end: tests here are not about playing. */
const musing: Thinker = {
  think: () => new Promise(() => undefined),
  consider: () => new Promise(() => undefined),
};

/** Tables in memory. */
export const memoryTables = (store = new MemoryTables()): Tables =>
  new Tables({
    store,
    thinker: musing,
    now: () => 1,
    key: unguessable,
    seed: () => 'a seed',
    botPause: 0,
    wait: async () => undefined,
    report: () => undefined,
  });

/** An app over memory, and what it wrote to its log and told to those who are connected. */
export type Served = {
  readonly app: FastifyInstance;
  readonly log: string[];
  readonly told: string[];
  readonly people: People;
};

export async function served(changes: Partial<Parts> = {}): Promise<Served> {
  const log: string[] = [];
  const told: string[] = [];
  const connected: Connected = {
    rename: (_, name) => told.push(`renamed ${name}`),
    revoke: (device) => told.push(`revoked ${device}`),
  };
  const people = await People.over(new MemoryPeople());
  const app = bareApp('debug', { write: (line) => log.push(line) });
  const metrics = makeMetrics({ sockets: () => 3, tables: () => 4 });
  await addRoutes(app, {
    reach: plainReach,
    people,
    tables: memoryTables(),
    connected,
    metrics,
    refusals: new Refusals(metrics.refusals, app.log),
    isWell: () => true,
    pages: null,
    ...changes,
  });
  return { app, log, told, people };
}

const host = 'tavolo.test';

type Ask = {
  readonly cookie?: string;
  readonly body?: unknown;
  readonly headers?: { readonly [name: string]: string };
  readonly from?: string;
};

/** Asks as a page of ours would. */
export async function ask(
  app: FastifyInstance,
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
  url: string,
  { cookie, body, headers, from }: Ask = {},
) {
  const options: InjectOptions = {
    method,
    url,
    headers: { host, origin: `http://${host}`, ...(cookie === undefined ? {} : { cookie }), ...headers },
    ...(body === undefined ? {} : { payload: body as object | string }), // whatever a test wants to send
    ...(from === undefined ? {} : { remoteAddress: from }),
  };
  const response = await app.inject(options);
  const isJson = String(response.headers['content-type']).startsWith('application/json');
  return {
    status: response.statusCode,
    headers: response.headers,
    text: response.body,
    said: isJson ? response.json() : null,
    cookie: String(response.headers['set-cookie'] ?? '').split(';')[0] ?? '',
  };
}

/** Somebody new, by the cookie of their device. */
export async function newcomer(app: FastifyInstance, name: string): Promise<string> {
  const { cookie } = await ask(app, 'POST', '/api/me', { body: { name } });
  return cookie;
}
