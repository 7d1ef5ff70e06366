/** What abilities cost, and paying it. [ma/effects.2] */
import type { Rule } from '@tavolo/kernel';
import type { Machina, Table } from '../../machina.ts';
import type { Cost } from '../../vocabulary/abilities.ts';
import type { CardId, EventId, ExplorerId, ItemId, UnitId } from '../../vocabulary/ids.ts';
import type { SpaceId } from '../../vocabulary/places.ts';
import { mannerOf } from '../attacks/manner.ts';
import { destroyItem, unequip } from '../inventory/carrying.ts';
import { payHealth } from '../losses/losses.ts';
import { type Bill, essenceAtHand, payEssence } from '../losses/support.ts';
import { leavePlay } from '../phases/events.ts';
import { useUp } from '../turn/paying.ts';
import { explorerWith, itemCard } from '../units.ts';
import { changedPrice, freeMarkers, type Price } from '../values/values.ts';

/** Somebody pays for an ability of a card. */
export type Payment = {
  readonly unit: UnitId;
  readonly card: CardId;
  readonly ability: string;
  readonly cost: Cost;
  /** The space that essence is spent at: companions next to it may help. */
  readonly space?: SpaceId;
};

/** Four markers show what horror does. [ma/markers.2] */
const mostHorrorMarkers = 4;

/** Whether it can be paid in full, with what companions could add. [ma/round.11] */
export function canPay(g: Table, payment: Payment): boolean {
  const { unit, card, cost } = payment;
  if (staminaPrice(g, payment).n > staminaOf(g, unit)) return false;
  if (cost.marker === 'horror' && !hasFreeHorrorMarker(g)) return false;
  const explorer = explorerWith(g.state, unit);
  if (explorer === null) return cost.essence === undefined && cost.marker !== 'explorer';
  if (cost.marker === 'explorer' && freeMarkers(g, explorer.explorer) === 0) return false;
  if (cost.takesMarkerOff === true && !explorer.markers.includes(card)) return false;
  const atHand = essenceAtHand(g, explorer.explorer, billFor(payment));
  const { essence = 0, health = 0 } = cost;
  return essence <= atHand && health <= explorer.health + Math.max(0, atHand - essence);
}

const billFor = ({ card, space }: Payment): Bill => ({
  why: 'ability',
  source: card,
  ...(space === undefined ? {} : { space }),
});

export const hasFreeHorrorMarker = ({ state }: Table): boolean =>
  state.horrorMarkers.length < mostHorrorMarkers;

/** What a unit has left to act with. */
function staminaOf({ state }: Table, unit: UnitId): number {
  const { acting } = state;
  return explorerWith(state, unit)?.stamina ?? (acting?.monster === unit ? acting.stamina : 0);
}

/** The stamina that an ability costs: cards change it for what is worn, and for consumables. [ma/actions.19] */
export function staminaPrice(g: Table, { unit, card, ability, cost: { stamina = 0 } }: Payment): Price {
  const explorer = explorerWith(g.state, unit);
  const isItem = g.content.items.has(card as ItemId); // another card is no item
  if (explorer === null || !isItem) return { n: stamina, changes: [] };
  const isConsumable = itemCard(g.content, card as ItemId).fit.is === 'consumable'; // it is an item's
  const word = isConsumable ? 'consumable' : 'host';
  const within = { manner: mannerOf(g, card, ability), attack: null };
  return changedPrice(g, explorer.explorer, stamina, { word, within });
}

/** Pays in full, before any effect; or nothing at all, where companions were needed and would not help. */
export function* pay(g: Machina, payment: Payment): Rule<boolean> {
  const { unit, cost } = payment;
  const explorer = explorerWith(g.state, unit);
  const price = staminaPrice(g, payment);
  if (explorer !== null) {
    if (!(yield* payEssence(g, explorer.explorer, cost.essence ?? 0, billFor(payment)))) return false;
  }
  takeStamina(g, unit, price);
  placeMarkers(g, payment);
  if (cost.health !== undefined) yield* payHealth(g, unit, cost.health, 'cost');
  if (explorer !== null) yield* payWithCard(g, explorer.explorer, payment);
  return true;
}

function takeStamina(g: Machina, unit: UnitId, { n, changes }: Price): void {
  const explorer = explorerWith(g.state, unit);
  const { acting } = g.state;
  if (explorer !== null) {
    explorer.stamina -= n;
    useUp(g, unit, changes);
  } else if (acting?.monster === unit) acting.stamina -= n;
}

/** Markers go onto the card, or one is taken off it. [ma/markers.3, ma/markers.4] */
function placeMarkers(g: Machina, { unit, card, cost }: Payment): void {
  const { state } = g;
  const explorer = explorerWith(state, unit);
  if (cost.marker === 'horror') state.horrorMarkers.push(card);
  if (cost.marker === 'explorer') explorer?.markers.push(card);
  const place = cost.takesMarkerOff === true ? (explorer?.markers.indexOf(card) ?? -1) : -1;
  if (explorer === null || place < 0) return;
  explorer.markers.splice(place, 1);
  const left = explorer.markers.filter((one) => one === card).length;
  const shown = state.lasting.filter((one) => one.marked && one.card === card);
  const over = shown.slice(0, Math.max(0, shown.length - left));
  state.lasting = state.lasting.filter((one) => !over.includes(one));
}

/** The card itself goes: off into the bag, or to its pile. */
function* payWithCard(g: Machina, id: ExplorerId, { card, cost }: Payment): Rule {
  if (cost.unequipsThis === true) yield* unequip(g, id, card as ItemId); // only items can be unequipped
  if (cost.destroysThis === true) yield* destroyThis(g, id, card);
}

/** A card destroys itself: an item goes to its pile, an event out of play. [ma/states.3] */
export function* destroyThis(g: Machina, owner: UnitId | null, card: CardId): Rule {
  const explorer = explorerWith(g.state, owner);
  if (g.content.items.has(card as ItemId)) {
    if (explorer !== null) yield* destroyItem(g, explorer.explorer, card as ItemId); // it is an item's
  } else leavePlay(g, card as EventId); // no other card destroys itself
}
