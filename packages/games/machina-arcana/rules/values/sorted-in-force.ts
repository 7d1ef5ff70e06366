/** What the cards in force print, sorted by what asks for it. */
import type { Table } from '../../machina.ts';
import { once, whileSame } from '../../still.ts';
import type { Trigger, Triggered } from '../../vocabulary/abilities.ts';
import type { CardId, UnitId } from '../../vocabulary/ids.ts';
import { cardsInForce, type Held, onCardsInForce } from './in-force.ts';
import { allChangesBy, allWaitingIn, type Changing, type PrintedChange } from './printed.ts';

/** A change, the card that prints it, and whose that is; `null`: everybody's. */
export type ChangeInForce = {
  readonly card: CardId;
  readonly owner: UnitId | null;
  readonly printed: PrintedChange;
};

/** An ability that waits for something, and the card that has it. */
export type WaitingInForce = { readonly held: Held; readonly ability: Triggered };

type Sorted = {
  readonly changes: ReadonlyMap<Changing['is'], readonly ChangeInForce[]>;
  readonly waiting: ReadonlyMap<Trigger['on'], readonly WaitingInForce[]>;
};

const none: readonly never[] = [];

/** The changes of a kind, in the order of their cards. */
export const changesInForce = (g: Table, is: Changing['is']): readonly ChangeInForce[] =>
  once(g, sorted).changes.get(is) ?? none;

/** The abilities that wait for something of a kind, in the order of their cards. */
export const waitingInForce = (g: Table, on: Trigger['on']): readonly WaitingInForce[] =>
  once(g, sorted).waiting.get(on) ?? none;

const sorted = whileSame(onCardsInForce, (g): Sorted => {
  const changes = new Map<Changing['is'], ChangeInForce[]>();
  const waiting = new Map<Trigger['on'], WaitingInForce[]>();
  for (const held of cardsInForce(g)) {
    const { card, owner, abilities } = held;
    for (const [is, all] of allChangesBy(abilities))
      for (const printed of all) listIn(changes, is).push({ card, owner, printed });
    for (const [on, all] of allWaitingIn(abilities))
      for (const ability of all) listIn(waiting, on).push({ held, ability });
  }
  return { changes, waiting };
});

/** The list of a key, begun where there is none. */
function listIn<Key, One>(lists: Map<Key, One[]>, key: Key): One[] {
  const list = lists.get(key) ?? [];
  lists.set(key, list);
  return list;
}
