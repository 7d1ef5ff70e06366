import type { TableId } from '@tavolo/protocol';
import type { Entry, StoredSummary, TableStore } from '@tavolo/table';
import type { Metrics } from './metrics.ts';

/** The same store, which also measures how long appends take and how many answers they hold. */
export function measured(store: TableStore, metrics: Metrics): TableStore {
  const append = async (
    table: TableId,
    after: number,
    entries: readonly Entry[],
    summary: StoredSummary,
  ): Promise<'appended' | 'stale'> => {
    const stop = metrics.appendSeconds.startTimer();
    const outcome = await store.append(table, after, entries, summary);
    stop();
    if (outcome === 'appended') metrics.answers.inc(entries.filter(({ is }) => is === 'answered').length);
    return outcome;
  };
  return {
    append,
    open: (entries, summary) => store.open(entries, summary),
    load: (table) => store.load(table),
    keep: (table, keep) => store.keep(table, keep),
    tableBy: (kind, key) => store.tableBy(kind, key),
    tablesOf: (person, most) => store.tablesOf(person, most),
  };
}
