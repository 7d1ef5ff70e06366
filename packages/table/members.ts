import type { PersonId } from '@tavolo/protocol';
import type { StoredSummary } from './store.ts';

/** The people whose lists a table is in: its owner, and everybody who holds a seat. Each once, in a fixed order. */
export function membersOf({ owner, seats }: StoredSummary): readonly PersonId[] {
  const seated = seats.flatMap(({ person }) => (person === null ? [] : [person]));
  return [...new Set([owner, ...seated])].sort();
}
