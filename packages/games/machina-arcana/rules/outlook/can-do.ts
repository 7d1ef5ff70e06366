/** Whether effects could be carried out, told without carrying them out. [ma/monsters.8] */
import type { Table } from '../../machina.ts';
import type { Effect } from '../../vocabulary/effects.ts';
import type { Deed } from '../deeds.ts';

/** Whether all of them can be done in full. */
export function canDo(_g: Table, _deed: Deed, _effects: readonly Effect[]): boolean {
  return true;
}
