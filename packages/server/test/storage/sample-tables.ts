import { seat } from '@tavolo/kernel';
import type { PersonId, TableId } from '@tavolo/protocol';
import type { Entry, StoredSummary } from '@tavolo/table';

export const person = (name: string) => name as PersonId; // in tests a name is an id
export const tableId = (name: string) => name as TableId; // in tests a name is an id

/** The entry that opens a table; its keys are called after it. */
export const entryOpening = (table: TableId, owner: PersonId): Extract<Entry, { is: 'opened' }> => ({
  when: 1,
  is: 'opened',
  opening: {
    table,
    game: 'gauntlet-of-fools',
    version: 1,
    options: {},
    sheet: null,
    seats: [seat('one'), seat('two')],
    pace: 'live',
    owner,
    invite: `invite-${table}`,
    watch: `watch-${table}`,
  },
});

/** An answer, told apart by what was picked. */
export const answered = (picked: string): Extract<Entry, { is: 'answered' }> => ({
  when: 2,
  is: 'answered',
  ask: 'pick',
  seat: seat('one'),
  picked: [picked],
});

type About = {
  readonly owner?: PersonId;
  readonly seated?: readonly PersonId[];
  readonly changed?: number;
};

/** A summary of a table of two, opened by `owner`, with people on its first seats. */
export const summaryOf = (
  table: TableId,
  { owner = person('ana'), seated = [], changed = 1 }: About = {},
): StoredSummary => ({
  table,
  game: 'gauntlet-of-fools',
  pace: 'live',
  phase: 'gathering',
  owner,
  seats: ['one', 'two'].map((name, place) => ({
    seat: seat(name),
    person: seated[place] ?? null,
    name: seated[place] ?? null,
    bot: null,
  })),
  waiting: [],
  answered: 0,
  changed,
});
