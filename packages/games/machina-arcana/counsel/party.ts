/** Who goes for what, so that companions don't all run after the same thing. */
import { unreachable } from '@tavolo/squares';
import type { Table } from '../machina.ts';
import { countFrom } from '../rules/map/nearness.ts';
import { type Terrain, terrainOf } from '../rules/map/terrain.ts';
import { explorersOnMap } from '../rules/units.ts';
import { figures } from '../rules/values/values.ts';
import type { Explorer } from '../state.ts';
import { once } from '../still.ts';
import type { ExplorerId } from '../vocabulary/ids.ts';
import type { Errand } from './errand.ts';
import { errandsOn } from './errands.ts';

/** An errand, with the steps to it from everywhere. */
export type Way = Errand & { readonly steps: Uint16Array };

/** All ways, and the explorer that is to go each; ways that nobody is to go are open to all. */
export type Plan = { readonly ways: readonly Way[]; readonly goes: ReadonlyMap<Way, ExplorerId> };

/** What is a step farther away is worth so much less. */
const nearness = 0.92;
/** An explorer that has had its turn comes so many steps later. */
const lateness = 6;

export const worthFrom = (way: Way, explorer: Explorer, cell: number): number => {
  const away = way.steps[cell] ?? unreachable;
  return away === unreachable ? 0 : way.worthTo(explorer) * nearness ** away;
};

/** The plan of all who are on the map. */
export const planOf = (g: Table): Plan => once(g, planned);

function planned(g: Table): Plan {
  const terrain = terrainOf(g);
  const ways = errandsOn(g).map(
    (errand): Way => ({ ...errand, steps: countFrom(g, figures, terrain, errand.cells) }),
  );
  return { ways, goes: sharedOut(g, terrain, ways) };
}

/** The most promising pair of explorer and errand first, then the next of those that are left. */
function sharedOut(g: Table, terrain: Terrain, ways: readonly Way[]): Map<Way, ExplorerId> {
  const goes = new Map<Way, ExplorerId>();
  const free = new Set(explorersOnMap(g.state));
  while (free.size > 0) {
    const best = bestPair(
      terrain,
      [...free],
      ways.filter((way) => !goes.has(way)),
    );
    if (best === null) break;
    free.delete(best.explorer);
    if (best.way.crew === 'one') goes.set(best.way, best.explorer.explorer);
  }
  return goes;
}

function bestPair(terrain: Terrain, explorers: readonly Explorer[], ways: readonly Way[]) {
  let best: { readonly explorer: Explorer; readonly way: Way } | null = null;
  let most = 0;
  for (const explorer of explorers) {
    const cell = explorer.at === null ? -1 : terrain.cell(explorer.at);
    for (const way of ways) {
      const worth = worthFrom(way, explorer, cell) * (explorer.finished ? nearness ** lateness : 1);
      if (worth > most) [best, most] = [{ explorer, way }, worth];
    }
  }
  return best;
}
