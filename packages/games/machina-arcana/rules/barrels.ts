/** Barrels that go off. [ma/map.12] */
import type { Rule } from '@tavolo/kernel';
import type { Machina } from '../machina.ts';
import type { Target } from '../options.ts';
import type { SpaceId } from '../vocabulary/places.ts';
import { attack } from './attacks/attack.ts';
import { mannerOfThing } from './attacks/manner.ts';
import { barrelsBeside } from './attacks/targets.ts';
import { happen, happening } from './happenings.ts';
import { isStanding } from './losses.ts';
import { mark } from './spots.ts';
import { type Terrain, terrainOf } from './terrain.ts';
import { spacesOf, unitsOnMap } from './units.ts';

/** The dice of a blast, and of a trap. */
export const dicesOfThings = { white: 0, black: 3 };

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
    dice: dicesOfThings,
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
