import { Field } from '@tavolo/hexes';
import { scenarios } from '../../content/scenarios.ts';
import { tiles } from '../../content/tiles.ts';
import type { Layout } from '../../rules/map/places.ts';
import type { Scenario } from '../../vocabulary/scenarios.ts';

/** The part of the box that maps are made of. */
export const mapBox = { tiles: new Map(tiles.map((tile) => [tile.id, tile])) };

export function scenarioNumber(number: number): Scenario {
  const found = scenarios.find((scenario) => scenario.number === number);
  if (found === undefined) throw new Error(`There is no scenario ${number}`);
  return found;
}

/** The whole map with all doors open, or with some hexes taken out. */
export const openField = (layout: Layout, without: ReadonlySet<string> = new Set()): Field =>
  new Field({
    cells: [...layout.places.values()].filter(({ hex }) => !without.has(hex)).map(({ cell }) => cell),
    walls: layout.walls.map(([one, other]) => [one.cell, other.cell]),
  });

/** Whether a way leads from everywhere to everywhere. */
export const isConnected = (field: Field): boolean => field.rangesFrom(0).every((steps) => steps < 255);
