/** Traps that go off. [ma/actions.13] */
import type { Rule } from '@tavolo/kernel';
import type { Machina } from '../../machina.ts';
import type { Target } from '../../options.ts';
import type { UnitId } from '../../vocabulary/ids.ts';
import type { SpaceId } from '../../vocabulary/places.ts';
import { attack, diceOfThings } from '../attacks/attack.ts';
import { mannerOfThing } from '../attacks/manner.ts';
import { spacesOf, unitsOnMap } from '../units.ts';
import { mark } from './spots.ts';
import { type Terrain, terrainOf } from './terrain.ts';

/** The traps of a tile go off: one roll against everybody on them, if anybody is. [ma/actions.13.1, ma/actions.13.2] */
export function* fireTraps(g: Machina, tile: number, by: UnitId | null): Rule {
  const terrain = terrainOf(g);
  const targets = onTraps(g, terrain, tile);
  g.tell({ is: 'traps-fired', at: firstTrap(terrain, tile), by }, 'ma/actions.13.1');
  yield* attack(g, {
    by: null,
    source: 'trap',
    manner: mannerOfThing('trap'),
    dice: diceOfThings,
    bonus: 0,
    targets,
    isAnswer: false,
  });
}

/** Pulls a lever, whoever or whatever does it. */
export function* fireLever(g: Machina, at: SpaceId, by: UnitId | null): Rule {
  const terrain = terrainOf(g);
  mark(g, at, 'explored');
  yield* fireTraps(g, terrain.tile(terrain.cell(at)), by);
}

const onTraps = (g: Machina, terrain: Terrain, tile: number): readonly Target[] =>
  unitsOnMap(g.state)
    .filter((unit) => spacesOf(g, unit).some((space) => isTrapOf(terrain, terrain.cell(space), tile)))
    .map((unit): Target => ({ is: 'unit', unit }));

const isTrapOf = (terrain: Terrain, cell: number, tile: number): boolean =>
  terrain.kind(cell) === 'trap' && terrain.tile(cell) === tile;

const firstTrap = (terrain: Terrain, tile: number): SpaceId | null =>
  terrain
    .ofKind(['trap'])
    .filter((cell) => terrain.tile(cell) === tile)
    .map((cell) => terrain.space(cell))[0] ?? null;
