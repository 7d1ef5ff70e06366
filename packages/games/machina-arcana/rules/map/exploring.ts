/** New tiles, and those that scroll off. [ma/actions.5] */
import type { Rule } from '@tavolo/kernel';
import { unreachable } from '@tavolo/squares';
import { choose } from '../../ask.ts';
import type { Machina, Table } from '../../machina.ts';
import { type Exit, openExits, squaresOf } from '../../map/exits.ts';
import { isOnOneOf, type Laid, laidBeyond, scrolledOff } from '../../map/laid.ts';
import { exploreOption } from '../../options.ts';
import type { Explorer } from '../../state.ts';
import type { Side } from '../../vocabulary/faces.ts';
import type { FaceId } from '../../vocabulary/ids.ts';
import { placeOf, type SpaceId } from '../../vocabulary/places.ts';
import { happen, happening } from '../happenings/happenings.ts';
import { type Act, type Actor, actFor } from '../turn/actor.ts';
import { payStamina } from '../turn/paying.ts';
import { explorersOnMap } from '../units.ts';
import { figures, priceOf } from '../values/values.ts';
import { hasToken } from './exits.ts';
import { countFrom } from './nearness.ts';
import { terrainOf } from './terrain.ts';
import { clearTiles, drawTile, layTile } from './tiles.ts';

const noFace = '' as FaceId; // where a tile would lie does not depend on which it is

export const exploreActsOf = (actor: Actor): readonly Act[] =>
  sidesToExplore(actor).map((side) => actFor(actor, 'explore-tile', exploreOption(side)));

/** The sides on which an explorer's space leads to where no tile lies, if one may come there. [ma/actions.5.2] */
function sidesToExplore({ g, explorer: { at } }: Actor): readonly Side[] {
  if (at === null || g.state.stack.length === 0) return [];
  return openExits(g.content, g.state.tiles)
    .filter((exit) => isOn(exit, at) && mayExplore(g, exit, at))
    .map(({ side }) => side);
}

const isOn = (exit: Exit, at: SpaceId): boolean => {
  const [x, y] = placeOf(at);
  return squaresOf(exit).some(([ex, ey]) => ex === x && ey === y);
};

/** Not through the exit with the token, nor where a tile with the token or a companion on it would go. [ma/actions.5.4, ma/actions.5.6] */
export function mayExplore(g: Table, exit: Exit, at: SpaceId): boolean {
  const { state, content } = g;
  if (hasToken(g, exit)) return false;
  if (state.tiles.some(({ face }) => content.faces.get(face)?.tile === null)) return false;
  const gone = scrolledOff(state.tiles, laidBeyond(placeOf(at), exit.side, noFace));
  if (gone.some(({ column, row }) => state.exit?.column === column && state.exit.row === row)) return false;
  return state.options.stragglers === 'carry-along' || stragglers(g, gone).length === 0;
}

/** Explorers on tiles that would go. */
const stragglers = ({ state }: Table, gone: readonly Laid[]): readonly Explorer[] =>
  explorersOnMap(state).filter(({ at }) => at !== null && isOnOneOf(gone, placeOf(at)));

/** The next tile is laid beyond an explorer's exit, its arrow toward it; what is too far away scrolls off. [ma/actions.5.1] */
export function* explore(g: Machina, explorer: Explorer, side: Side): Rule {
  const { explorer: id, at } = explorer;
  payStamina(g, explorer, priceOf(g, id, 'explore-tile'));
  yield* happen(g, happening('tile-explored', { by: id, before: true }));
  const drawn = at === null ? null : drawTile(g);
  if (drawn === null || at === null) return;
  const added = laidBeyond(placeOf(at), side, drawn.side);
  const gone = scrolledOff(g.state.tiles, added);
  for (const companion of stragglers(g, gone)) yield* carryAlong(g, companion, at);
  yield* clearTiles(g, gone, 'ma/actions.5.3');
  layTile(g, added, id);
  yield* happen(g, happening('tile-explored', { by: id }));
}

/** A companion on a tile that goes is put on the free space of the explorer's tile that is nearest to the explorer. [ma/Q4] */
function* carryAlong(g: Machina, companion: Explorer, at: SpaceId): Rule {
  const from = companion.at;
  if (from === null) return;
  const to = yield* choose('where', {
    seat: companion.seat,
    rule: 'ma/Q4',
    from: nearestOnTile(g, at),
    about: () => ({ why: 'stand', unit: companion.explorer, card: null }),
  });
  if (to === 'stay') return;
  companion.at = to;
  g.tell({ is: 'displaced', unit: companion.explorer, from, to, how: 'carried', source: null }, 'ma/Q4');
}

function nearestOnTile(g: Table, at: SpaceId): readonly SpaceId[] {
  const terrain = terrainOf(g);
  const here = terrain.cell(at);
  const steps = countFrom(g, figures, terrain, [here]);
  const free = Array.from(steps.keys()).filter(
    (cell) => terrain.onSameTile(cell, here) && terrain.isFree(cell) && !terrain.isPit(cell),
  );
  const least = Math.min(...free.map((cell) => steps[cell] ?? unreachable));
  return free.filter((cell) => steps[cell] === least).map((cell) => terrain.space(cell));
}
