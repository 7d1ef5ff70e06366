import type { TableSummary } from '@tavolo/protocol';
import { keep, readStored } from '../../settings/stored.ts';

/** When the tables that somebody put away on this device last changed before that, by their ids. */
export type PutAway = { readonly [table: string]: number };

type Summary = Pick<TableSummary, 'id' | 'changed'>;

/** Whether a table stays out of sight: until something happens at it. */
export const isPutAway = ({ id, changed }: Summary, away: PutAway): boolean => (away[id] ?? -1) >= changed;

export const withPutAway = ({ id, changed }: Summary, away: PutAway): PutAway => ({ ...away, [id]: changed });

/** Without what is in no list any more: it must not be kept for ever. */
export const stillListed = (away: PutAway, listed: readonly Summary[]): PutAway =>
  Object.fromEntries(Object.entries(away).filter(([id]) => listed.some((one) => one.id === id)));

const kept = 'put-away';

export function readPutAway(): PutAway {
  const stored = readStored(kept);
  if (typeof stored !== 'object' || stored === null) return {};
  return Object.fromEntries(Object.entries(stored).filter(([, when]) => typeof when === 'number'));
}

export const keepPutAway = (away: PutAway): void => keep(kept, away);
