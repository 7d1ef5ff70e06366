import { useEffect } from 'react';
import { keep, readStored } from '../../settings/stored.ts';
import type { TableSession } from '../session.ts';
import type { ClientState } from '../table-state.ts';

const key = 'chat-read';

/** So many tables are remembered, those that spoke last. */
const most = 50;

type Read = readonly (readonly [table: string, at: number])[];

const isRead = (kept: unknown): kept is Read =>
  Array.isArray(kept) &&
  kept.every((one) => Array.isArray(one) && typeof one[0] === 'string' && typeof one[1] === 'number');

/** Takes what was kept from data of any origin: nothing where it makes no sense. */
export const readAt = (kept: unknown, table: string): number =>
  (isRead(kept) ? kept.find(([id]) => id === table)?.[1] : undefined) ?? 0;

/** What is kept once a table has been read up to some time. */
export const withRead = (kept: unknown, table: string, at: number): Read =>
  [[table, at] as const, ...(isRead(kept) ? kept.filter(([id]) => id !== table) : [])].slice(0, most);

/** Remembers what has been read of the chat: what is said while somebody is away is new to them when they are back. */
export function useChatRead(session: TableSession, { table, chatReadAt }: ClientState): void {
  const id = table?.id ?? null;
  useEffect(() => {
    if (id !== null) session.dispatch({ is: 'chat-recalled', at: readAt(readStored(key), id) });
  }, [session, id]);
  useEffect(() => {
    if (id !== null && chatReadAt > readAt(readStored(key), id))
      keep(key, withRead(readStored(key), id, chatReadAt));
  }, [id, chatReadAt]);
}
