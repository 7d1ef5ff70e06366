/** What effects would do, told without carrying them out. [ma/monsters.8] */
import type { Table } from '../../machina.ts';
import type { Effect } from '../../vocabulary/effects.ts';
import type { Deed } from '../deeds.ts';

/** Whether any of them would change anything that can be seen. */
export function wouldChange(_g: Table, _deed: Deed, effects: readonly Effect[]): boolean {
  return effects.length > 0;
}
