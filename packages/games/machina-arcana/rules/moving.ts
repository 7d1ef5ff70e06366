/** Walking: to any space within reach of the stamina, a step at a time. [ma/actions.1] */
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

/** A space that an explorer can walk to, and the spaces on the way there, its own left out. */
type Reach = { readonly cell: number; readonly way: readonly number[] };

/** Every space that it can pay to walk to, by a shortest way. */
export const movesOf = (actor: Actor): readonly Act[] =>
  reachOf(actor).map(({ cell, way }) => ({
    option: moveOption(actor.terrain.space(cell)),
    stamina: way.length * actor.stamina('move'),
    essence: 0,
  }));

/**
 * The free spaces that its stamina reaches, none of them a pit; units that it may pass can lie on the way. The nearest
 * come first. [ma/actions.1.3, ma/ethereal.3]
 */
function reachOf({ g, explorer, terrain, cell, stamina }: Actor): readonly Reach[] {
  const passes = passable(terrain, has(g, explorer.explorer, 'ethereal'), (unit) => has(g, unit, 'ethereal'));
  const reached: Reach[] = [];
  const seen = new Set([cell]);
  let edge: readonly Reach[] = [{ cell, way: [] }];
  for (let left = explorer.stamina; left >= stamina('move') && edge.length > 0; left -= stamina('move')) {
    const walked = edge.flatMap((from) => stepsOn(terrain, from, seen));
    const free = walked.filter((one) => terrain.unitOn(one.cell) === null);
    reached.push(...free);
    edge = walked.filter((one) => free.includes(one) || passes(one.cell));
  }
  return reached;
}

/** The spaces a step farther that nobody has come to yet. */
function stepsOn(terrain: Terrain, { cell, way }: Reach, seen: Set<number>): readonly Reach[] {
  const fresh = terrain.around(cell).filter((next) => !seen.has(next));
  for (const next of fresh) seen.add(next);
  return fresh
    .filter((next) => terrain.isPassable(next) && !terrain.isPit(next))
    .map((next) => ({ cell: next, way: [...way, next] }));
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
  const found =
    actor === null ? undefined : reachOf(actor).find(({ cell }) => actor.terrain.space(cell) === to);
  if (actor === null || found === undefined || explorer.at === null) return;
  const unit = explorer.explorer;
  const way = [explorer.at, ...found.way.map((cell) => actor.terrain.space(cell))];
  payStamina(g, explorer, priceOf(g, unit, 'move'), found.way.length);
  explorer.at = to;
  explorer.moved = true;
  explorer.account.steps += found.way.length;
  g.tell({ is: 'moved', unit, way, left: explorer.stamina }, 'ma/actions.1.1');
}
