import type { TableId } from '@tavolo/protocol';
import { type Entry, MemoryTables, type StoredSummary, type StoredTable } from '../index.ts';

/** A store that is slow or fails when it is told to. */
export class FickleTables extends MemoryTables {
  /** What the next appends wait for. */
  gate: Promise<void> = Promise.resolve();
  failsToAppend = false;
  failsToLoad = false;
  failsToKeep = false;
  failsToOpen = false;

  override async open(...given: Parameters<MemoryTables['open']>): Promise<void> {
    if (this.failsToOpen) throw new Error('no room on the disk');
    await super.open(...given);
  }

  override async append(
    table: TableId,
    after: number,
    entries: readonly Entry[],
    summary: StoredSummary,
  ): Promise<'appended' | 'stale'> {
    await this.gate;
    if (this.failsToAppend) throw new Error('no room on the disk');
    return super.append(table, after, entries, summary);
  }

  override async load(table: TableId): Promise<StoredTable | 'unknown'> {
    if (this.failsToLoad) throw new Error('the disk can not be read');
    return super.load(table);
  }

  override async keep(...given: Parameters<MemoryTables['keep']>): Promise<void> {
    if (this.failsToKeep) throw new Error('no room on the disk');
    await super.keep(...given);
  }
}

/** A gate that is shut until it is opened. */
export function shutGate(): { readonly gate: Promise<void>; readonly open: () => void } {
  let open = (): void => {};
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { gate, open: () => open() };
}
