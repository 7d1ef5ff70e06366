import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { type Audit, audit } from './audit.ts';
import { killAgainAndAgain, mustListen } from './killer.ts';
import { type LastShown, Ledger } from './ledger.ts';
import { Party } from './party.ts';
import type { House } from './player.ts';
import { ServerProcess } from './server-process.ts';
import { lasting } from './shown.ts';
import { StoredTables } from './stored-tables.ts';

/** What the server is put through. */
export type Ordeal = {
  /** The bundle of the server. */
  readonly program: string;
  readonly kills: number;
  /** How many tables are played at once. */
  readonly tables: number;
  readonly seed: string;
  /** How long people think at most, and how long the server lives at most, in milliseconds. */
  readonly thinkingTime: number;
  readonly longestLife: number;
  /** After this many milliseconds everything must have ended. */
  readonly patience: number;
};

/** The result. */
export type OrdealResult = {
  readonly kills: number;
  readonly seconds: number;
  readonly ledger: Ledger;
  readonly audit: Audit;
  /** Tables whose people were last shown something other than what is stored. */
  readonly shownOtherwise: readonly string[];
  /** What SQLite says of the file: `ok`, or what is wrong with it. */
  readonly soundness: string;
  /** What else went wrong. */
  readonly troubles: readonly string[];
};

/** Kills the server again and again while people play, lets them play to the end, and compares. */
export async function undergo(ordeal: Ordeal): Promise<OrdealResult> {
  const folder = mkdtempSync(join(tmpdir(), 'tavolo-faults-'));
  const server = await ServerProcess.atFreePort({ program: ordeal.program, data: folder });
  const ledger = new Ledger();
  const began = performance.now();
  try {
    const kills = await playUnderFire(server, ordeal, ledger);
    const seconds = (performance.now() - began) / 1000;
    const code = await server.stop();
    const troubles = [...ledger.troubles, ...server.complaints];
    if (code !== 0) troubles.push(`the server did not shut down cleanly: code ${code}`);
    return { kills, seconds, ledger, troubles, ...(await inspect(join(folder, 'tavolo.db'), ledger)) };
  } finally {
    await server.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function playUnderFire(server: ServerProcess, ordeal: Ordeal, ledger: Ledger): Promise<number> {
  const { seed, kills, tables, thinkingTime, longestLife, patience } = ordeal;
  const { host } = server;
  const house: House = { host, seed, thinkingTime, ledger, listeningSince: () => server.listeningSince };
  const deadline = performance.now() + patience;
  const isGivenUp = () => performance.now() > deadline;
  await mustListen(server, server.start());
  const parties: Party[] = [];
  for (let number = 0; number < tables; number++) parties.push(await Party.gather(house, number));
  let isUnderFire = true;
  const playing = Promise.all(parties.map((party) => party.play(() => isUnderFire)));
  try {
    const killed = await Promise.race([
      killAgainAndAgain(server, { kills, seed, longestLife, isGivenUp }),
      playing.then(() => 0), // only if it fails
    ]);
    isUnderFire = false;
    const left = deadline - performance.now();
    const late = new AbortController();
    await Promise.race([playing, sleep(Math.max(0, left), undefined, { signal: late.signal })]);
    late.abort();
    return killed;
  } finally {
    for (const party of parties) party.leave();
  }
}

async function inspect(
  file: string,
  ledger: Ledger,
): Promise<Pick<OrdealResult, 'audit' | 'shownOtherwise' | 'soundness'>> {
  const stored = new StoredTables(file);
  try {
    const shownOtherwise: string[] = [];
    for (const last of ledger.lastShown)
      if (!(await isShownAsStored(stored, last))) shownOtherwise.push(`${last.table} ${last.seat}`);
    return { audit: audit(ledger, stored.all()), shownOtherwise, soundness: stored.soundness };
  } finally {
    stored.close();
  }
}

async function isShownAsStored(stored: StoredTables, last: LastShown): Promise<boolean> {
  const shown = await stored.shownTo(last.person, last.table);
  return shown.every(
    ({ table, seen }) =>
      table !== null &&
      isDeepStrictEqual(lasting(table), lasting(last.shown)) &&
      isDeepStrictEqual(seen.get(last.seat), last.seen),
  );
}
