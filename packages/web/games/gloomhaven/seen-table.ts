import { content, type Table, tableOf } from '@tavolo/gloomhaven';
import type { View } from './game.ts';

const tables = new WeakMap<View, Table>();

/** The table that a view shows, found once. */
export function tableIn(view: View): Table {
  const table = tables.get(view) ?? tableOf({ view, content });
  tables.set(view, table);
  return table;
}
