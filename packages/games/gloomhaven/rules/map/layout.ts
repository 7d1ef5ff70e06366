import type { HexId } from '../../vocabulary/ids.ts';
import type { Cell, Door, Scenario, ScenarioMap } from '../../vocabulary/scenarios.ts';
import { hexOf, type Layout, type Place, type PlacedDoor, type Places } from './places.ts';
import { cellsOf, type Tiles } from './tiles.ts';
import { wallAt, wallsBetween } from './walls.ts';

/** What a layout is made from. */
export type MapPlan = Pick<ScenarioMap, 'tiles' | 'seams' | 'doors' | 'walls' | 'start' | 'markers'>;

const byScenario = new WeakMap<Scenario, Layout>();

/** The map of a scenario. [gh/setup.4] */
export function layoutOf(box: Tiles, scenario: Scenario): Layout {
  const known = byScenario.get(scenario);
  if (known !== undefined) return known;
  const layout = laidOut(box, scenario.map);
  byScenario.set(scenario, layout);
  return layout;
}

export function laidOut(box: Tiles, plan: MapPlan): Layout {
  const places = placesOf(box, plan);
  return {
    places,
    doors: new Map(plan.doors.map((door) => [door.id, placed(door)])),
    walls: [...wallsBetween(places), ...plan.walls.map((cells) => wallAt(places, cells))],
    start: plan.start.map(hexOf),
    markers: Object.fromEntries(
      Object.entries(plan.markers).map(([letter, cells]) => [letter, cells.map(hexOf)]),
    ),
  };
}

function placesOf(box: Tiles, { tiles, seams }: MapPlan): Places {
  const places = new Map<HexId, Place>();
  const add = (cell: Cell, rooms: readonly number[]): void => {
    const hex = hexOf(cell);
    if (places.has(hex)) throw new Error(`Two parts of a map lie on ${hex}`);
    places.set(hex, { hex, cell, rooms });
  };
  for (const tile of tiles) for (const cell of cellsOf(box, tile)) add(cell, [tile.room]);
  for (const { cell, rooms } of seams) add(cell, rooms);
  return places;
}

const placed = ({ id, cell, rooms, locked }: Door): PlacedDoor => ({
  ...{ id, hex: hexOf(cell), rooms, locked: locked ?? false },
});
