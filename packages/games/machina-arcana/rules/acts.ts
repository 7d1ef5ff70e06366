/** Everything that an explorer can do, and at what price: for the question, for boards, for whoever plays by itself. */
import type { Table } from '../machina.ts';
import type { ExplorerId } from '../vocabulary/ids.ts';
import { type Act, type Actor, actorOf } from './actor.ts';
import { doorActsOf } from './doors.ts';
import { exitActsOf } from './exits.ts';
import { inventoryActs } from './inventory/acts.ts';
import { movesOf } from './moving.ts';

/** All that it can do now and can pay for. [ma/round.11] */
export function actsOf(g: Table, explorer: ExplorerId): readonly Act[] {
  const actor = actorOf(g, explorer);
  if (actor === null) return [];
  return kinds.flatMap((kind) => kind(actor)).filter((act) => isPaidBy(actor, act));
}

const isPaidBy = ({ explorer }: Actor, { stamina }: Act): boolean => stamina <= explorer.stamina;

const withItems = ({ g, explorer: { explorer } }: Actor): readonly Act[] =>
  inventoryActs(g, explorer).map((act) => ({ ...act, essence: 0 }));

const kinds: readonly ((actor: Actor) => readonly Act[])[] = [movesOf, doorActsOf, exitActsOf, withItems];
