import type { Table } from '../../machina.ts';
import type { ActOption } from '../../options.ts';
import type { Explorer } from '../../state.ts';
import type { ExplorerId } from '../../vocabulary/ids.ts';
import type { Action } from '../../vocabulary/terms.ts';
import { type Terrain, terrainOf } from '../map/terrain.ts';
import { explorerOf } from '../units.ts';
import { essencePriceOf, priceOf } from '../values/values.ts';

/** Something that an explorer can do, and what it pays for it. */
export type Act = { readonly option: ActOption; readonly stamina: number; readonly essence: number };

/** An explorer on the map that looks for what it can do. */
export type Actor = {
  readonly g: Table;
  readonly explorer: Explorer;
  readonly terrain: Terrain;
  readonly cell: number;
  /** What an action costs it now; asked for once. */
  stamina(action: Action): number;
  essence(action: Action): number;
};

/** `null`: it is not on the map. */
export function actorOf(g: Table, id: ExplorerId): Actor | null {
  const explorer = explorerOf(g.state, id);
  if (explorer.at === null || explorer.dead) return null;
  const terrain = terrainOf(g);
  return {
    g,
    explorer,
    terrain,
    cell: terrain.cell(explorer.at),
    stamina: remembered((action) => priceOf(g, id, action).n),
    essence: remembered((action) => essencePriceOf(g, id, action).n),
  };
}

function remembered(price: (action: Action) => number): (action: Action) => number {
  const known = new Map<Action, number>();
  return (action) => {
    const found = known.get(action) ?? price(action);
    known.set(action, found);
    return found;
  };
}

/** An act that costs stamina alone. */
export const actFor = (actor: Actor, action: Action, option: ActOption): Act => ({
  option,
  stamina: actor.stamina(action),
  essence: 0,
});
