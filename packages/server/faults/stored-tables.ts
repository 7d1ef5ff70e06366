import { begin, isRefusal, type Match, replayAnswer, type Seat } from '@tavolo/kernel';
import { isRefused, type PersonId, type TableId } from '@tavolo/protocol';
import { boxOf } from '@tavolo/shelf';
import { type Entry, type Guest, type TableStore, Tables } from '@tavolo/table';
import { Database } from '../storage/sqlite/database.ts';
import { GroupCommit } from '../storage/sqlite/group-commit.ts';
import { SqliteTables } from '../storage/sqlite/sqlite-tables.ts';
import type { AuditedTable, StoredAnswer } from './audit.ts';
import { Shown } from './shown.ts';

/** What is stored in the file of a server that has ended. */
export class StoredTables {
  readonly #database: Database;
  /** The tables as a server loads them, and as they are rebuilt from their first entry. */
  readonly #shelves: readonly Tables[];

  constructor(file: string) {
    this.#database = Database.open(file);
    const store = new SqliteTables(this.#database, new GroupCommit(this.#database));
    const fromTheStart = async (table: TableId) => ({ keep: null, entries: this.#entriesOf(table) });
    this.#shelves = [shelfOver(store), shelfOver({ ...refusing, load: fromTheStart })];
  }

  /** What SQLite says of the file: `ok`, or what is wrong with it. */
  get soundness(): string {
    const { integrity_check: verdict }: { readonly integrity_check: string } = this.#database
      .prepare('PRAGMA integrity_check')
      .get();
    return verdict;
  }

  /** All tables, read from their entries alone. */
  all(): ReadonlyMap<string, AuditedTable> {
    const rows: readonly { readonly id: TableId }[] = this.#database.prepare('SELECT id FROM tables').all();
    return new Map(rows.map(({ id }) => [id, readTable(id, this.#entriesOf(id))]));
  }

  /** What somebody would be shown of a table: with what was kept of it, and from its entries alone. */
  async shownTo(person: PersonId, table: TableId): Promise<readonly Shown[]> {
    return Promise.all(this.#shelves.map((shelf) => shownBy(shelf, person, table)));
  }

  close(): void {
    this.#database.close();
  }

  #entriesOf(table: TableId): readonly Entry[] {
    const rows: readonly { readonly entry: string }[] = this.#database
      .prepare('SELECT entry FROM entries WHERE table_id = ? ORDER BY seq')
      .all(table);
    return rows.map(({ entry }): Entry => JSON.parse(entry));
  }
}

async function shownBy(shelf: Tables, person: PersonId, table: TableId): Promise<Shown> {
  const host = await shelf.find({ by: 'table', key: table });
  const shown = new Shown();
  if (isRefused(host)) return shown;
  const guest: Guest = { person, name: '', hear: (news) => void shown.hear(JSON.parse(news)) };
  host.join(guest, 'table');
  await host.settled();
  host.leave(guest);
  return shown;
}

const never = (): never => {
  throw new Error('the stored tables are read-only here');
};

const refusing: Omit<TableStore, 'load'> = {
  open: never,
  append: never,
  keep: never,
  tableBy: never,
  tablesOf: never,
};

const shelfOver = (store: TableStore): Tables =>
  new Tables({
    store,
    thinker: { think: () => new Promise(() => {}), consider: never },
    now: () => Date.now(),
    key: never,
    seed: never,
    botPause: 0,
    wait: async () => {},
    report: () => {},
  });

/** Replays a table's entries without the code that wrote them: who decided what, and how it ends. */
function readTable(table: TableId, entries: readonly Entry[]): AuditedTable {
  const reading = new Reading(table);
  let damage: string | null = null;
  for (const [place, entry] of entries.entries()) {
    damage ??= reading.read(entry);
    if (damage !== null) damage = `entry ${place + 1}, ${entry.is}: ${damage}`;
    if (damage !== null) break;
  }
  const { answers, undone, said } = reading;
  return { answers, undone, said, isOver: reading.isOver, damage };
}

class Reading {
  readonly answers: StoredAnswer[] = [];
  readonly undone: string[] = [];
  readonly said: string[] = [];
  readonly #table: TableId;
  readonly #bots = new Set<Seat>();
  #opening: Extract<Entry, { is: 'opened' }>['opening'] | null = null;
  #match: Match | null = null;

  constructor(table: TableId) {
    this.#table = table;
  }

  get isOver(): boolean {
    return this.#match?.isOver ?? false;
  }

  /** Takes the next entry; returns why it makes no sense, or `null`. */
  read(entry: Entry): string | null {
    switch (entry.is) {
      case 'opened':
        this.#opening = entry.opening;
        return null;
      case 'started':
        return this.#begin(entry.seed);
      case 'answered':
        return this.#answer(entry);
      case 'undone':
        this.undone.push(entry.seat);
        return this.#match?.undo(entry.seat)?.refused ?? null;
      case 'said':
        this.said.push(entry.text);
        return null;
      case 'bot':
        if (entry.bot === null) this.#bots.delete(entry.seat);
        else this.#bots.add(entry.seat);
        return null;
      case 'sat':
      case 'bot-failed':
        return null;
      case 'bot-wanted':
      case 'left':
      case 'undo-asked':
      case 'undo-agreed':
      case 'undo-declined':
      case 'rematched':
        return 'nobody wished for this';
    }
  }

  #begin(seed: string): string | null {
    if (this.#opening === null || this.#match !== null) return 'out of order';
    const { game, seats, options, sheet } = this.#opening;
    const box = boxOf(game);
    const match = box === null ? null : begin(box.game, { seats, options, sheet, seed });
    if (match === null || isRefusal(match)) return 'it cannot begin';
    this.#match = match;
    return null;
  }

  #answer({ seat, ask, picked }: Extract<Entry, { is: 'answered' }>): string | null {
    const decision = this.#match?.decisionOf(seat) ?? null;
    if (this.#match === null || decision === null) return `${seat} is not asked`;
    const isBot = this.#bots.has(seat);
    this.answers.push({ table: this.#table, seat, decision, picked, isBot });
    return replayAnswer(this.#match, { seat, ask, picked })?.refused ?? null;
  }
}
