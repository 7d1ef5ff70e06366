/** Everything that an explorer can do, and at what price: for the question, for boards, for whoever plays by itself. */
import type { Table } from '../../machina.ts';
import { type ActOption, readOption, useOption } from '../../options.ts';
import { still } from '../../still.ts';
import type { ExplorerId } from '../../vocabulary/ids.ts';
import { isPlayable, type Use, usesOf } from '../abilities/playing.ts';
import { inventoryActs } from '../inventory/acts.ts';
import { doorActsOf } from '../map/doors.ts';
import { exitActsOf } from '../map/exits.ts';
import { exploreActsOf } from '../map/exploring.ts';
import { canMove, movesOf } from '../moving/moving.ts';
import { activateActsOf } from './activating.ts';
import { type Act, type Actor, actorOf } from './actor.ts';
import { costOf, usePrice } from './prices.ts';

/** All that it can do now and can pay for. [ma/round.11] */
export function actsOf(g: Table, explorer: ExplorerId): readonly Act[] {
  const actor = actorOf(still(g), explorer);
  if (actor === null) return [];
  return kinds.flatMap((kind) => kind(actor)).filter((act) => isPaidBy(actor, act));
}

const isPaidBy = ({ explorer }: Actor, { stamina }: Act): boolean => stamina <= explorer.stamina;

const abilitiesOf = ({ g, explorer: { explorer } }: Actor): readonly Act[] =>
  usesOf(g, explorer)
    .filter((use) => isPlayable(g, use))
    .map((use) => pricedUse(g, use));

function pricedUse(g: Table, use: Use): Act {
  const { essence = 0 } = costOf(g, use);
  return { option: useOption(use.card, use.ability), stamina: usePrice(g, use), essence };
}

const withItems = ({ g, explorer: { explorer } }: Actor): readonly Act[] =>
  inventoryActs(g, explorer).map((act) => ({ ...act, essence: 0 }));

type ActsOf = (actor: Actor) => readonly Act[];

const besideMoves: readonly ActsOf[] = [
  doorActsOf,
  activateActsOf,
  exploreActsOf,
  exitActsOf,
  abilitiesOf,
  withItems,
];
const kinds: readonly ActsOf[] = [movesOf, ...besideMoves];

/** The acts among which one is found by the word that its option begins with; all others are done with items. */
const kindOf: { readonly [word: string]: ActsOf } = {
  move: movesOf,
  open: doorActsOf,
  close: doorActsOf,
  break: doorActsOf,
  activate: activateActsOf,
  explore: exploreActsOf,
  exit: exitActsOf,
  use: abilitiesOf,
};

/** Whether there is anything that it can do and pay for. */
export function canAct(g: Table, explorer: ExplorerId): boolean {
  const actor = actorOf(still(g), explorer);
  if (actor === null) return false;
  return canMove(actor) || besideMoves.some((kind) => kind(actor).some((act) => isPaidBy(actor, act)));
}

/** Whether an act is among those that it can do and pay for. */
export function isOpenTo(g: Table, explorer: ExplorerId, option: ActOption): boolean {
  const actor = actorOf(still(g), explorer);
  if (actor === null) return false;
  const kind = kindOf[readOption(option).is] ?? withItems;
  return kind(actor).some((act) => act.option === option && isPaidBy(actor, act));
}
