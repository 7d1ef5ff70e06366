import { useEffect } from 'react';
import { keep, readStored } from '../../settings/stored.ts';
import type { TableSession } from '../session.ts';
import type { ClientState } from '../table-state.ts';

const key = 'looked';

/** So many tables are remembered, those that were played at last. */
const most = 50;

/** By seat, how many lines of the log its player knew when they last answered. */
type Looks = ClientState['looked'];
type Kept = readonly (readonly [table: string, looks: Looks])[];

const isLooks = (kept: unknown): kept is Looks =>
  typeof kept === 'object' && kept !== null && Object.values(kept).every((n) => typeof n === 'number');

const isKept = (kept: unknown): kept is Kept =>
  Array.isArray(kept) &&
  kept.every((one) => Array.isArray(one) && typeof one[0] === 'string' && isLooks(one[1]));

/** Takes what was kept from data of any origin: nothing where it makes no sense. */
export const looksAt = (kept: unknown, table: string): Looks =>
  (isKept(kept) ? kept.find(([id]) => id === table)?.[1] : undefined) ?? {};

/** What is kept once somebody has answered at a table. */
export const withLooks = (kept: unknown, table: string, looks: Looks): Kept =>
  [[table, looks] as const, ...(isKept(kept) ? kept.filter(([id]) => id !== table) : [])].slice(0, most);

/** Remembers over a reload how far everybody around this screen knew the match, and notes when nobody looks. */
export function useLooks(session: TableSession, { table, looked, line }: ClientState): void {
  const id = table?.id ?? null;
  useEffect(() => {
    if (id !== null) session.dispatch({ is: 'looks-recalled', looked: looksAt(readStored(key), id) });
  }, [session, id]);
  useEffect(() => {
    if (id !== null && Object.keys(looked).length > 0) keep(key, withLooks(readStored(key), id, looked));
  }, [id, looked]);
  const isLost = line === 'lost';
  useEffect(() => {
    const hidden = () => {
      if (document.hidden) session.dispatch({ is: 'away' });
    };
    if (isLost) session.dispatch({ is: 'away' });
    document.addEventListener('visibilitychange', hidden);
    return () => document.removeEventListener('visibilitychange', hidden);
  }, [session, isLost]);
}
