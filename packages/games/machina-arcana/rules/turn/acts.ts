/** Everything that an explorer can do, and at what price: for the question, for boards, for whoever plays by itself. */
import type { Table } from '../../machina.ts';
import { useOption } from '../../options.ts';
import type { ExplorerId } from '../../vocabulary/ids.ts';
import { staminaPrice } from '../abilities/costs.ts';
import { isPlayable, type Use, usesOf } from '../abilities/playing.ts';
import { inventoryActs } from '../inventory/acts.ts';
import { doorActsOf } from '../map/doors.ts';
import { exitActsOf } from '../map/exits.ts';
import { exploreActsOf } from '../map/exploring.ts';
import { movesOf } from '../moving/moving.ts';
import { abilityOf } from '../values/in-force.ts';
import { activateActsOf } from './activating.ts';
import { type Act, type Actor, actorOf } from './actor.ts';

/** All that it can do now and can pay for. [ma/round.11] */
export function actsOf(g: Table, explorer: ExplorerId): readonly Act[] {
  const actor = actorOf(g, explorer);
  if (actor === null) return [];
  return kinds.flatMap((kind) => kind(actor)).filter((act) => isPaidBy(actor, act));
}

const isPaidBy = ({ explorer }: Actor, { stamina }: Act): boolean => stamina <= explorer.stamina;

const abilitiesOf = ({ g, explorer: { explorer } }: Actor): readonly Act[] =>
  usesOf(g, explorer)
    .filter((use) => isPlayable(g, use))
    .map((use) => pricedUse(g, use));

function pricedUse(g: Table, { unit, card, ability }: Use): Act {
  const found = abilityOf(g.content, card, ability);
  const cost = found.is === 'active' ? found.cost : {};
  const { n: stamina } = staminaPrice(g, { unit, card, ability, cost });
  return { option: useOption(card, ability), stamina, essence: cost.essence ?? 0 };
}

const withItems = ({ g, explorer: { explorer } }: Actor): readonly Act[] =>
  inventoryActs(g, explorer).map((act) => ({ ...act, essence: 0 }));

const kinds: readonly ((actor: Actor) => readonly Act[])[] = [
  movesOf,
  doorActsOf,
  activateActsOf,
  exploreActsOf,
  exitActsOf,
  abilitiesOf,
  withItems,
];
