/** Trading: one decision of the explorer who acts, and the other's consent. [ma/actions.3] */
import type { Rule } from '@tavolo/kernel';
import { chooseSome, confirm } from '../../ask.ts';
import type { Machina, Table } from '../../machina.ts';
import { giveOption, readTrade, takeOption } from '../../options.ts';
import type { ExplorerId, ItemId } from '../../vocabulary/ids.ts';
import { areAdjacent } from '../abilities/who.ts';
import { explorerOf, explorersOnMap } from '../units.ts';
import { itemsOf, keepWithinBag, putInBag, takeAway } from './carrying.ts';

/** What passes from the explorer who acts to the other, and the other way. */
type Trade = {
  readonly by: ExplorerId;
  readonly with: ExplorerId;
  readonly gives: readonly ItemId[];
  readonly takes: readonly ItemId[];
};

/** With whom an explorer can trade: with anybody adjacent, if either has something. [ma/actions.3.1] */
export const adjacentPartners = (g: Table, id: ExplorerId): readonly ExplorerId[] =>
  partners(g, id).filter((other) => areAdjacent(g, id, other));

/** With whom something could be traded, wherever they are. */
export const partners = ({ state }: Table, id: ExplorerId): readonly ExplorerId[] =>
  explorersOnMap(state)
    .filter(({ explorer }) => explorer !== id)
    .filter((other) => itemsOf(other).length + itemsOf(explorerOf(state, id)).length > 0)
    .map(({ explorer }) => explorer);

/** Trades with another explorer; whether the other agreed. [ma/actions.3.2] */
export function* trade(g: Machina, id: ExplorerId, other: ExplorerId): Rule<boolean> {
  const [own, theirs] = [explorerOf(g.state, id), explorerOf(g.state, other)];
  const picked = yield* chooseSome('trade-items', {
    seat: own.seat,
    rule: 'ma/actions.3.1',
    from: [...itemsOf(own).map(giveOption), ...itemsOf(theirs).map(takeOption)],
    min: 1,
    max: itemsOf(own).length + itemsOf(theirs).length,
    about: () => ({ explorer: id, with: other }),
  });
  const offer = { by: id, with: other, gives: readTrade(picked, 'give'), takes: readTrade(picked, 'take') };
  if (!(yield* isAgreed(g, offer))) return false;
  yield* exchange(g, offer);
  return true;
}

/** Nobody is asked who always helps, or who plays both explorers. */
function* isAgreed(g: Machina, { by, with: other, gives, takes }: Trade): Rule<boolean> {
  const { seat, alwaysHelps } = explorerOf(g.state, other);
  if (alwaysHelps || seat === explorerOf(g.state, by).seat) return true;
  return yield* confirm('trade-consent', {
    seat,
    rule: 'ma/actions.3.2',
    about: () => ({ explorer: by, with: other, gives, takes }),
  });
}

/** Traded cards arrive unequipped; what was fitted to a main item and does not go along stays in its owner's bag. [ma/actions.3.3] */
function* exchange(g: Machina, { by, with: other, gives, takes }: Trade): Rule {
  takeAway(g, by, gives);
  takeAway(g, other, takes);
  for (const item of takes) putInBag(g, by, item);
  for (const item of gives) putInBag(g, other, item);
  g.tell({ is: 'traded', explorer: by, with: other, gave: gives, got: takes }, 'ma/actions.3');
  yield* keepWithinBag(g, by);
  yield* keepWithinBag(g, other);
}
