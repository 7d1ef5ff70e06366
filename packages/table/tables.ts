import { isRefusal, parseOptions, seat } from '@tavolo/kernel';
import {
  type Door,
  type Invitation,
  isRefused,
  type Pace,
  type PersonId,
  paces,
  type Refused,
  refused,
  type TableId,
  type TableSummary,
} from '@tavolo/protocol';
import { boxOf } from '@tavolo/shelf';
import type { Entry, Opening } from './entry.ts';
import type { Ground } from './ground.ts';
import { TableHost } from './host.ts';
import type { Renaming } from './renaming.ts';
import { summaryOf } from './shown.ts';
import type { StoredSummary } from './store.ts';
import { Table } from './table.ts';

/** A table as somebody wants it: the first of a chain, since a sheet comes only from a previous match. */
export type WantedTable = {
  readonly game: string;
  readonly options: object;
  readonly seats: number;
  readonly pace: Pace;
};

/** The most tables in one person's list. */
const longestList = 60;

/** The tables of a process: opened, found by their doors, loaded when somebody comes, and unloaded when nobody is there. */
export class Tables {
  readonly #ground: Ground;
  readonly #hosts = new Map<TableId, Promise<TableHost | Refused>>();
  /** Those of the hosts that are loaded. */
  readonly #served = new Map<TableId, TableHost>();

  constructor(ground: Ground) {
    this.#ground = ground;
  }

  /** How many tables are in memory. */
  get size(): number {
    return this.#hosts.size;
  }

  /** Opens a table for its owner, with the entries that follow at once: without any, nobody sits there yet. */
  async open(
    { game, options, seats, pace }: WantedTable,
    owner: PersonId,
    then: readonly Entry[] = [],
  ): Promise<TableId | Refused> {
    const known = boxOf(game)?.game;
    if (known === undefined) return refused('unknown-game');
    if (!paces.includes(pace)) return refused('malformed');
    if (!Number.isInteger(seats) || seats < known.seats.min || seats > known.seats.max)
      return refused('bad-seats');
    const wished = parseOptions(known, options);
    if (isRefusal(wished)) return wished;
    const named = Array.from({ length: seats }, (_, place) => seat(`seat-${place + 1}`));
    const { version, chronicle } = known;
    return this.#store(
      { game, version, options: wished, sheet: chronicle.blank, seats: named, pace, owner },
      then,
    );
  }

  /** The table behind a door. */
  async find({ by, key }: Door): Promise<TableHost | Refused> {
    const id = by === 'table' ? (key as TableId) : await this.#ground.store.tableBy(by, key); // branded at this door
    return id === null ? refused('unknown-table') : this.#host(id);
  }

  /** What a link leads to, for somebody who has not come yet. */
  async invitation(link: Door & { readonly by: 'invite' | 'watch' }): Promise<Invitation | Refused> {
    const host = await this.find(link);
    return isRefused(host) ? host : host.invitation;
  }

  /** Somebody's tables, without those they have left, the most recently changed first. */
  async of(person: PersonId): Promise<readonly TableSummary[]> {
    const summaries = await this.#ground.store.tablesOf(person, longestList);
    return summaries
      .filter(isListedFor(person))
      .map(({ table, owner: _, hasOwnerLeft: __, seats, winners, ...rest }) => ({
        ...rest,
        winners: winners ?? null,
        id: table,
        seats: seats.map(({ seat: place, name, bot }) => ({ seat: place, name, bot })),
        yours: seats.filter((held) => held.person === person).map((held) => held.seat),
      }));
  }

  /** Gives somebody's seats their new name, at the tables whose match is not over. */
  async rename(renaming: Renaming): Promise<void> {
    const { person, from } = renaming;
    const listed = await this.#ground.store.tablesOf(person, longestList);
    const running = listed.filter(
      ({ phase, seats }) =>
        phase !== 'over' && seats.some((held) => held.person === person && held.name === from),
    );
    for (const { table } of running) {
      const host = await this.#host(table);
      if (!isRefused(host)) await host.rename(renaming);
    }
  }

  /**
   * Unloads the tables where nobody is and nothing is going on. They are loaded again when somebody comes. One that is
   * being loaded stays: the person it is loaded for is about to join.
   */
  async unloadIdle(): Promise<void> {
    for (const [id, host] of this.#served) {
      if (!host.isIdle) continue;
      await host.rest();
      if (!host.isIdle) continue; // somebody has come in the meantime
      this.#served.delete(id);
      this.#hosts.delete(id);
    }
  }

  /** Resolves when everything accepted is done and a snapshot of each table is kept: a server may stop now. */
  async rest(): Promise<void> {
    for (const loading of [...this.#hosts.values()]) {
      const host = await loading;
      if (!('refused' in host)) await host.rest();
    }
  }

  /** Stores a table that begins with these entries. */
  async #store(
    opening: Omit<Opening, 'table' | 'invite' | 'watch'>,
    then: readonly Entry[],
  ): Promise<TableId> {
    const { store, key, now } = this.#ground;
    const id = key() as TableId; // branded where it is made
    const entry = {
      is: 'opened',
      when: now(),
      opening: { ...opening, table: id, invite: key(), watch: key() },
    } as const;
    const table = Table.open(entry);
    for (const next of then) table.apply(next);
    await store.open([entry, ...then], summaryOf(table));
    return id;
  }

  #host(id: TableId): Promise<TableHost | Refused> {
    const known = this.#hosts.get(id);
    if (known !== undefined) return known;
    const loading = this.#load(id);
    this.#hosts.set(id, loading);
    // What could not be found or read is tried again by whoever comes next.
    const forget = () => this.#hosts.delete(id);
    void loading.then((host) => 'refused' in host && forget(), forget);
    return loading;
  }

  async #load(id: TableId): Promise<TableHost | Refused> {
    const stored = await this.#ground.store.load(id);
    if (stored === 'unknown') return refused('unknown-table');
    try {
      const host = new TableHost(Table.restore(stored), this.#ground, (opening, then) =>
        this.#store(opening, then),
      );
      this.#served.set(id, host);
      return host;
    } catch (cause) {
      this.#ground.report({ table: id, what: 'a stored table is damaged', cause });
      return refused('does-not-replay');
    }
  }
}

/** The tables that somebody plays at, or has opened without ever playing there. */
const isListedFor =
  (person: PersonId) =>
  ({ owner, hasOwnerLeft, seats }: StoredSummary): boolean =>
    seats.some((held) => held.person === person) || (owner === person && hasOwnerLeft !== true);
