/** Paying for actions: stamina goes, and changes of the price that count once are used up. [ma/round.11] */
import type { Machina } from '../../machina.ts';
import type { Explorer, Lasting } from '../../state.ts';
import type { UnitId } from '../../vocabulary/ids.ts';
import { noteUse } from '../abilities/uses.ts';
import type { Change, Price } from '../values/values.ts';

/** Takes the stamina that an action costs. */
export function payStamina(g: Machina, explorer: Explorer, price: Price): void {
  explorer.stamina = Math.max(0, explorer.stamina - price.n);
  useUp(g, explorer.explorer, price.changes);
}

/** Changes that count for one thing only have counted, and with them the others of the same ability. */
export function useUp(
  g: Machina,
  unit: UnitId,
  changes: readonly Pick<Change<'price'>, 'card' | 'ability' | 'lasting' | 'once'>[],
): void {
  for (const { card, ability, lasting, once } of changes) {
    if (!once) continue;
    if (lasting === null) noteUse(g, unit, card, { id: ability });
    else g.state.lasting = g.state.lasting.filter((one) => !isUsedUpWith(one, lasting));
  }
}

const isUsedUpWith = (one: Lasting, used: Lasting): boolean =>
  one.once && one.card === used.card && one.ability === used.ability && one.on === used.on;
