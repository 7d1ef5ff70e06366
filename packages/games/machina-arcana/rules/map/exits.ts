/** The exit token, and leaving by it. [ma/actions.4] */
import type { Rule } from '@tavolo/kernel';
import { unreachable } from '@tavolo/squares';
import { choose } from '../../ask.ts';
import type { Machina, Table } from '../../machina.ts';
import { arrowOf, type Exit, isSameExit, openExits, squaresOf } from '../../map/exits.ts';
import type { Explorer } from '../../state.ts';
import type { ExplorerId } from '../../vocabulary/ids.ts';
import { type SpaceId, spaceId } from '../../vocabulary/places.ts';
import { happen, happening } from '../happenings/happenings.ts';
import { type Act, type Actor, actFor } from '../turn/actor.ts';
import { payStamina } from '../turn/paying.ts';
import { deciderFor, explorerOf, explorersOnMap } from '../units.ts';
import { figures, priceOf } from '../values/values.ts';
import { countFrom } from './nearness.ts';
import { type Terrain, terrainOf } from './terrain.ts';

/** On one of the two squares of the exit with the token, or adjacent to one. [ma/actions.4.2] */
export function exitActsOf(actor: Actor): readonly Act[] {
  const { g, terrain, cell } = actor;
  const { exit } = g.state;
  if (exit === null) return [];
  const isNear = cellsOf(terrain, exit).some((one) => one === cell || terrain.areAdjacent(one, cell));
  return isNear ? [actFor(actor, 'exit-tile', 'exit')] : [];
}

const cellsOf = (terrain: Terrain, exit: Exit): readonly number[] =>
  squaresOf(exit).map((square) => terrain.cell(spaceId(square)));

/** The figure leaves the map, and its turn is over. [ma/actions.4.1] */
export function* takeExit(g: Machina, explorer: Explorer): Rule {
  const { explorer: id } = explorer;
  payStamina(g, explorer, priceOf(g, id, 'exit-tile'));
  explorer.at = null;
  explorer.exited = true;
  explorer.exitedNow = true;
  g.state.advancedBy = id;
  g.tell({ is: 'exited', explorer: id }, 'ma/actions.4.1');
  yield* happen(g, happening('explorer-exited', { by: id, who: id }));
}

/** Puts the exit token out, counted from the explorer who advanced the chapter; if nobody did, from one that the players choose. [ma/chapters.13] */
export function* placeExit(g: Machina, where: 'nearest' | 'farthest' | 'arrow', by: ExplorerId | null): Rule {
  const exit = where === 'arrow' ? arrowExit(g) : yield* chooseExit(g, where, yield* whoseExit(g, where, by));
  if (exit === null) return;
  g.state.exit = { ...exit };
  g.tell({ is: 'placed-exit', ...exit }, 'ma/chapters.13');
}

/** The exit with the arrow, of the only tile that an endgame has. */
function arrowExit({ state }: Table): Exit | null {
  const [tile] = state.tiles;
  return tile === undefined ? null : arrowOf(tile);
}

/** Nobody is asked where it makes no difference. [ma/chapters.9] */
function* whoseExit(
  g: Machina,
  where: 'nearest' | 'farthest',
  by: ExplorerId | null,
): Rule<ExplorerId | null> {
  if (by !== null) return by;
  const all = explorersOnMap(g.state).map(({ explorer }) => explorer);
  const [first = null] = all;
  const found = all.map((id) => exitsFrom(g, where, id).map(nameOf).join(' '));
  if (first === null || new Set(found).size < 2) return first;
  return yield* choose('explorer', { seat: deciderFor(g.state, null), rule: 'ma/chapters.9', from: all });
}

function* chooseExit(g: Machina, where: 'nearest' | 'farthest', by: ExplorerId | null): Rule<Exit | null> {
  if (by === null) return null;
  const found = exitsFrom(g, where, by);
  const [first = null] = found;
  if (found.length < 2) return first;
  const space = yield* choose('where', {
    seat: deciderFor(g.state, by),
    rule: 'ma/chapters.13',
    from: found.map(nameOf),
    about: () => ({ why: 'exit', unit: by, card: null }),
  });
  return found.find((exit) => nameOf(exit) === space) ?? first;
}

/** An exit by the first of its squares. */
const nameOf = (exit: Exit): SpaceId => spaceId(squaresOf(exit)[0] ?? [0, 0]);

/** The exits that are nearest to an explorer, or farthest of those that it could walk to. */
function exitsFrom(g: Table, where: 'nearest' | 'farthest', by: ExplorerId): readonly Exit[] {
  const { at } = explorerOf(g.state, by);
  if (at === null) return [];
  const terrain = terrainOf(g);
  const steps = countFrom(g, figures, terrain, [terrain.cell(at)]);
  const stepsTo = (exit: Exit): number =>
    Math.min(...cellsOf(terrain, exit).map((cell) => steps[cell] ?? unreachable));
  const all = openExits(g.content, g.state.tiles);
  const onFoot = all.filter((exit) => stepsTo(exit) !== unreachable);
  const found = onFoot.length > 0 ? onFoot : all;
  const counts = found.map(stepsTo);
  const best = where === 'nearest' ? Math.min(...counts) : Math.max(...counts);
  return found.filter((_, nth) => counts[nth] === best);
}

/** Whether the token lies on an exit. */
export const hasToken = ({ state: { exit } }: Table, one: Exit): boolean =>
  exit !== null && isSameExit(exit, one);
