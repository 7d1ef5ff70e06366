import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { type TableStore, Tables } from '@tavolo/table';
import type { FastifyInstance } from 'fastify';
import { BotPool } from './bots/pool.ts';
import { addRoutes, bareApp } from './http/app.ts';
import type { LogStream } from './http/logging.ts';
import { listen } from './listen.ts';
import { measured } from './metrics/measured-tables.ts';
import { makeMetrics, measureProcess } from './metrics/metrics.ts';
import { Refusals } from './metrics/refusals.ts';
import { People } from './people/people.ts';
import { unguessable } from './people/token.ts';
import type { Settings } from './settings.ts';
import { liftedLimits, socketLimits } from './sockets/limits.ts';
import { Sockets } from './sockets/sockets.ts';
import { type DataFolder, openDataFolder } from './storage/sqlite/data-folder.ts';

/** How often tables where nobody is are unloaded, in milliseconds. */
const tidying = 60_000;

export type Surroundings = {
  /** Where the pages are; `null`: they are not built. */
  readonly pages: string | null;
  readonly logTo?: LogStream;
};

/** A running server. */
export type Running = {
  readonly address: AddressInfo;
  /** The file that holds everything that lasts. */
  readonly file: string;
  /** Accepts nothing more, finishes what it has accepted, and releases everything. */
  stop(): Promise<void>;
};

/** Starts a server; throws `StorageFailed` or `CannotListen`, with a sentence that says why, if it can't. */
export async function startServer(settings: Settings, surroundings: Surroundings): Promise<Running> {
  const data = openDataFolder(settings.data);
  try {
    return await serve(settings, surroundings, data);
  } catch (cause) {
    data.close();
    throw cause;
  }
}

async function serve(settings: Settings, surroundings: Surroundings, data: DataFolder): Promise<Running> {
  const { reach } = settings;
  const app = bareApp(settings.log, surroundings.logTo);
  const metrics = makeMetrics({ sockets: () => sockets.size, tables: () => tables.size });
  measureProcess(metrics);
  const refusals = new Refusals(metrics.refusals, app.log);
  const thinker = new BotPool({
    onThought: (outcome, seconds) => metrics.thoughtSeconds.observe({ outcome }, seconds),
  });
  const tables = tablesOver({ app, thinker, store: measured(data.tables, metrics), settings });
  const people = await People.over(data.people);
  const limits = reach.hasLimits ? socketLimits : liftedLimits;
  const sockets = new Sockets({ people, doors: tables, reach, limits, refusals, log: app.log });
  sockets.attach(app.server);
  await addRoutes(app, {
    reach,
    people,
    tables,
    connected: sockets,
    metrics,
    refusals,
    isWell: () => data.answers(),
    pages: surroundings.pages,
  });
  const address = await listen(app, settings);
  const tidy = setInterval(() => tables.unloadIdle().catch(failing(app, 'unloading idle tables')), tidying);
  const stop = inTurn(app, {
    'stopping the tidying': () => clearInterval(tidy.unref()),
    'refusing new wishes': () => sockets.refuse(),
    'finishing accepted wishes': () => tables.rest(),
    'closing the sockets': () => sockets.stop(),
    'closing the app': () => app.close(),
    'stopping the bots': () => thinker.close(),
    'closing the database': () => data.close(),
  });
  return { address, file: data.file, stop };
}

type Steps = { readonly [what: string]: () => unknown };

/** Takes all steps, one after the other: one that fails is logged, and the others are still taken. */
const inTurn = (app: FastifyInstance, steps: Steps) => async (): Promise<void> => {
  for (const [what, step] of Object.entries(steps))
    await Promise.resolve().then(step).catch(failing(app, what));
};

const failing = (app: FastifyInstance, what: string) => (cause: unknown) =>
  app.log.error({ err: cause }, `${what} failed`);

type TableParts = {
  readonly app: FastifyInstance;
  readonly thinker: BotPool;
  readonly store: TableStore;
  readonly settings: Settings;
};

const tablesOver = ({ app, thinker, store, settings }: TableParts): Tables =>
  new Tables({
    store,
    thinker,
    now: () => Date.now(),
    key: unguessable,
    seed: randomUUID,
    botPause: settings.botPause,
    wait: (milliseconds) => sleep(milliseconds),
    report: ({ table, what, cause }) => app.log.error({ table, err: cause }, what),
  });
