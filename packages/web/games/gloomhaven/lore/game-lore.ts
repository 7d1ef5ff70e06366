import { areaOf, explainMonster, goalProgress, retold, type Table, tableOf, wayTo } from '@tavolo/gloomhaven';
import { scenarioPlaces } from '@tavolo/gloomhaven/compose';
import { wornWith } from '@tavolo/gloomhaven/equipment';
import { layoutIn, scenarioOf } from '@tavolo/gloomhaven/map';
import type { Box, ItemId, View } from '../game.ts';
import type { Chart } from '../map/chart.ts';
import { wordsIn } from './game-words.ts';
import type { Lore } from './lore.ts';

/** What the game itself knows, with everything printed in a box. */
export function loreWith(box: Box): Lore {
  const tables = new WeakMap<View, Table>();
  /** The table of a view, found once. */
  const tableIn = (view: View): Table => {
    const table = tables.get(view) ?? tableOf({ view, content: box });
    tables.set(view, table);
    return table;
  };
  return {
    box,
    words: (language) => wordsIn(language, box),
    chart: (view) => chartOf(tableIn(view)),
    wayTo: (view, question, hex) => wayTo(tableIn(view), question, hex),
    areaOf,
    worn: (hero, items) => wornWith({ content: box }, hero, items as readonly ItemId[]), // any text can be asked for
    goalProgress: (view) => goalProgress({ view, content: box }),
    retold,
    explainMonster: (view, figure) => explainMonster({ view, content: box }, figure),
  };
}

const charts = new WeakMap<ReturnType<typeof layoutIn>, Chart>();

/** The map, made once for each layout. */
function chartOf(table: Table): Chart {
  const layout = layoutIn(table);
  const known = charts.get(layout);
  if (known !== undefined) return known;
  const named = scenarioPlaces(scenarioOf(table));
  const chart: Chart = {
    cells: [...layout.places.values()].map(({ hex, rooms }) => ({ hex, rooms })),
    doors: [...layout.doors.values()].map((door) => ({
      ...door,
      name: named.doors.includes(door.id) ? door.id : null,
    })),
    walls: layout.walls.map(([one, other]) => [one.hex, other.hex]),
    marks: named.hexes,
    namedRooms: named.rooms,
  };
  charts.set(layout, chart);
  return chart;
}
