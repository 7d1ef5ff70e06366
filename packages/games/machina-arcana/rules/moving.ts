/** Walking, a space at a time. [ma/actions.1] */
import type { Machina } from '../machina.ts';
import { moveOption } from '../options.ts';
import type { Explorer } from '../state.ts';
import type { UnitId } from '../vocabulary/ids.ts';
import type { SpaceId } from '../vocabulary/places.ts';
import type { Act, Actor } from './actor.ts';
import { actorOf } from './actor.ts';
import { payStamina } from './paying.ts';
import type { Terrain } from './terrain.ts';
import { has, priceOf } from './values.ts';

/** A space that an explorer can walk to without a stop, and the steps there: more than one past units. */
type Reach = { readonly cell: number; readonly steps: number };

/** Steps to the spaces around, and past units that can be walked through. */
export const movesOf = (actor: Actor): readonly Act[] =>
  reachOf(actor).map(({ cell, steps }) => ({
    option: moveOption(actor.terrain.space(cell)),
    stamina: steps * actor.stamina('move'),
    essence: 0,
  }));

/** The free spaces around, and those beyond units that it may pass, none of them a pit. [ma/actions.1.3, ma/ethereal.3] */
function reachOf({ g, explorer, terrain, cell }: Actor): readonly Reach[] {
  const passes = passable(terrain, has(g, explorer.explorer, 'ethereal'), (unit) => has(g, unit, 'ethereal'));
  const reached: Reach[] = [];
  const seen = new Set([cell]);
  let edge: readonly number[] = [cell];
  for (let steps = 1; edge.length > 0; steps++) {
    const next = [...new Set(edge.flatMap((one) => terrain.around(one)))].filter((one) => !seen.has(one));
    for (const one of next) seen.add(one);
    const walked = next.filter((one) => terrain.isPassable(one) && !terrain.isPit(one));
    reached.push(
      ...walked.filter((one) => terrain.unitOn(one) === null).map((one) => ({ cell: one, steps })),
    );
    edge = walked.filter(passes);
  }
  return reached;
}

/** Whether a space with a unit on it can be walked through. [ma/ethereal.3] */
const passable =
  (terrain: Terrain, isEthereal: boolean, isOther: (unit: UnitId) => boolean) =>
  (cell: number): boolean => {
    const unit = terrain.unitOn(cell);
    return unit !== null && (isEthereal || isOther(unit));
  };

/** Walks to a space that was offered, and pays for each step. */
export function walk(g: Machina, explorer: Explorer, to: SpaceId): void {
  const actor = actorOf(g, explorer.explorer);
  const from = explorer.at;
  if (actor === null || from === null) return;
  const steps = reachOf(actor).find(({ cell }) => actor.terrain.space(cell) === to)?.steps ?? 1;
  payStamina(g, explorer, priceOf(g, explorer.explorer, 'move'), steps);
  explorer.at = to;
  explorer.moved = true;
  explorer.account.steps += steps;
  g.tell({ is: 'moved', unit: explorer.explorer, from, to, left: explorer.stamina }, 'ma/actions.1.1');
}
