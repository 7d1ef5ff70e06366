import type { PersonId } from '@tavolo/protocol';
import type { Entry } from './entry.ts';
import type { Table } from './table.ts';

/** Somebody has a new name. */
export type Renaming = { readonly person: PersonId; readonly from: string; readonly to: string };

/**
 * Gives a person's seats the new name: those that go by the old one, not those named for others around the same screen. A
 * match that is over stays as it was told.
 */
export function rename(table: Table, { person, from, to }: Renaming): readonly Entry[] {
  if (table.state.phase === 'over') return [];
  const own = table.state.seats.filter((held) => held.person === person && held.name === from);
  // Nothing has happened at the table: in lists it stays where it was.
  const when = table.state.changed;
  const entries = own.map(({ seat }): Entry => ({ is: 'sat', when, seat, person, name: to }));
  for (const entry of entries) table.apply(entry);
  return entries;
}
