import { isRefused, type TableSummary } from '@tavolo/protocol';
import { useEffect, useState } from 'react';
import { useKnown } from '../../app/me.ts';
import { hasLocalTables } from '../../app/open-table.ts';
import { api } from '../../host/api.ts';
import { localTables } from '../../host/local-tables.ts';
import { readStored } from '../../settings/stored.ts';

/** A table of the list, and where it lives. */
export type Listed = { readonly summary: TableSummary; readonly isLocal: boolean };

/** Whether a table waits for the person it is listed for. */
export const isYourMove = ({ phase, waiting, yours, seats }: TableSummary): boolean =>
  phase === 'playing' &&
  seats.some(({ seat, bot }) => bot === null && waiting.includes(seat) && yours.includes(seat));

/** How often the lists are looked at again while somebody looks at the page, in milliseconds. */
const often = 20_000;

/** The tables somebody sits at, here and on the server: those that wait for them first, then the last changed first. */
export function useListed(): readonly Listed[] {
  const known = useKnown();
  const [tables, setTables] = useState<readonly Listed[]>([]);
  useEffect(() => {
    let isWanted = true;
    const load = async () => {
      const [here, there] = await Promise.all([
        readStored(hasLocalTables) === true ? localTables() : [],
        known.is === 'known' ? api.myTables() : { tables: [] },
      ]);
      if (!isWanted) return;
      const listedHere = here.map((summary) => ({ summary, isLocal: true }));
      setTables((before) => {
        const listedThere = isRefused(there)
          ? before.filter(({ isLocal }) => !isLocal)
          : there.tables.map((summary) => ({ summary, isLocal: false }));
        return [...listedHere, ...listedThere].sort(byUrgency);
      });
    };
    const refresh = () => {
      if (!document.hidden) void load().catch(() => undefined); // a list that can't be loaded stays as it is
    };
    refresh();
    const timer = setInterval(refresh, often);
    document.addEventListener('visibilitychange', refresh);
    return () => {
      isWanted = false;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', refresh);
    };
  }, [known]);
  return tables;
}

const phases = ['playing', 'gathering', 'over'] as const;

const byUrgency = (one: Listed, other: Listed): number =>
  Number(isYourMove(other.summary)) - Number(isYourMove(one.summary)) ||
  phases.indexOf(one.summary.phase) - phases.indexOf(other.summary.phase) ||
  other.summary.changed - one.summary.changed;
