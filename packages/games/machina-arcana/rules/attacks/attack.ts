/** Attacks, and the barrels that they set off, which attack in their turn. [ma/attacks] */
import type { Rule } from '@tavolo/kernel';
import type { Machina } from '../../machina.ts';
import type { Target } from '../../options.ts';
import type { SpaceId } from '../../vocabulary/places.ts';
import { happen, happening } from '../happenings/happenings.ts';
import { isStanding } from '../losses/losses.ts';
import { mark } from '../map/spots.ts';
import { type Terrain, terrainOf } from '../map/terrain.ts';
import { spacesOf, unitsOnMap } from '../units.ts';
import { mannerOfThing } from './manner.ts';
import { type Order, rollAgainst } from './one-roll.ts';
import { barrelsBeside } from './targets.ts';

/** Makes an attack; then the barrels go off that it hit. [ma/attacks.8, ma/map.12] */
export function* attack(g: Machina, order: Order): Rule {
  for (const at of yield* rollAgainst(g, order)) yield* explode(g, at);
}

/** The dice of a blast, and of a trap. */
export const diceOfThings = { white: 0, black: 3 };

/**
 * A barrel goes off: one roll against everybody beside it. Barrels that it sets off go off after it, each with a roll of
 * its own. [ma/map.12, ma/map.13]
 */
export function* explode(g: Machina, at: SpaceId): Rule {
  const terrain = terrainOf(g);
  if (!terrain.isBarrel(terrain.cell(at))) return;
  mark(g, at, 'explored');
  g.tell({ is: 'exploded', at }, 'ma/map.12');
  yield* happen(g, happening('barrel-exploded'));
  yield* attack(g, {
    by: null,
    source: 'barrel',
    manner: mannerOfThing('barrel'),
    dice: diceOfThings,
    bonus: 0,
    targets: caughtBy(g, terrain, at),
    isAnswer: false,
  });
}

function caughtBy(g: Machina, terrain: Terrain, at: SpaceId): readonly Target[] {
  const centre = terrain.cell(at);
  const units = unitsOnMap(g.state).filter(
    (unit) =>
      isStanding(g, unit) &&
      spacesOf(g, unit).some((space) => terrain.areAdjacent(centre, terrain.cell(space))),
  );
  return [
    ...units.map((unit): Target => ({ is: 'unit', unit })),
    ...barrelsBeside(terrain, [at]).map((barrel): Target => ({ is: 'space', at: barrel })),
  ];
}
