/** The changes that cards in force print, by their kinds. */
import type { Table } from '../../machina.ts';
import { isStill, once } from '../../still.ts';
import type { CardId, UnitId } from '../../vocabulary/ids.ts';
import { visitInForce } from './in-force.ts';
import { allChangesBy, type Changing, changesBy, type PrintedChange } from './printed.ts';

/** Is shown a change, the card that prints it, and whose that is; `null`: everybody's. */
type Visitor = (card: CardId, owner: UnitId | null, printed: PrintedChange) => void;

/** Shows all changes of a kind, in the order of their cards. At a table that stands still they are sorted once. */
export function visitChanges(g: Table, is: Changing['is'], see: Visitor): void {
  if (isStill(g))
    for (const { card, owner, printed } of once(g, byKind).get(is) ?? none) see(card, owner, printed);
  else
    visitInForce(g, (card, owner, _, abilities) => {
      for (const printed of changesBy(abilities, is)) see(card, owner, printed);
    });
}

type InForce = { readonly card: CardId; readonly owner: UnitId | null; readonly printed: PrintedChange };

const none: readonly InForce[] = [];

function byKind(g: Table): ReadonlyMap<Changing['is'], readonly InForce[]> {
  const all = new Map<Changing['is'], InForce[]>();
  visitInForce(g, (card, owner, _, abilities) => {
    for (const [is, changes] of allChangesBy(abilities)) {
      const known = all.get(is) ?? [];
      for (const printed of changes) known.push({ card, owner, printed });
      all.set(is, known);
    }
  });
  return all;
}
