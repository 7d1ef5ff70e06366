import { placesNamedIn } from '@tavolo/gloomhaven';
import { layoutIn, scenarioOf } from '@tavolo/gloomhaven/map';
import type { View } from '../game.ts';
import { tableIn } from '../seen-table.ts';
import { type Chart, orientationOf } from './chart.ts';

const charts = new WeakMap<ReturnType<typeof layoutIn>, Chart>();

/** The whole map of the scenario, made once for each layout; what is drawn of it are the rooms that the view reveals. */
export function chartOf(view: View): Chart {
  const table = tableIn(view);
  const layout = layoutIn(table);
  const known = charts.get(layout);
  if (known !== undefined) return known;
  const named = placesNamedIn(scenarioOf(table));
  // What is laid room by room would be turned again and again.
  const isGrowing = table.state.dungeon.length > 0;
  const hexes = isGrowing ? [] : [...layout.places.keys()];
  const chart: Chart = {
    cells: [...layout.places.values()].map(({ hex, rooms }) => ({ hex, rooms })),
    doors: [...layout.doors.values()].map((door) => ({
      ...door,
      name: named.doors.includes(door.id) ? door.id : null,
    })),
    walls: layout.walls.map(([one, other]) => [one.hex, other.hex]),
    marks: named.hexes,
    namedRooms: named.rooms,
    orientation: orientationOf(hexes),
  };
  charts.set(layout, chart);
  return chart;
}
