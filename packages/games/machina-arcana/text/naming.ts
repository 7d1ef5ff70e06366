import type { Seat } from '@tavolo/kernel';
import { pricesSeen } from '../onlooker/acts-seen.ts';
import { type Terrain, terrainOf } from '../rules/map/terrain.ts';
import type { Act } from '../rules/turn/actor.ts';
import type { View } from '../view.ts';
import type { Content } from '../vocabulary/content.ts';
import type { ExplorerId } from '../vocabulary/ids.ts';

/** Who and what is at a table, so that sentences can name them. */
export type Naming = {
  player(seat: Seat): string;
  readonly view: View;
  readonly content: Content;
  /** The map as it is seen. */
  terrain(): Terrain;
  /** What an explorer can do, and at what price. */
  prices(explorer: ExplorerId): ReadonlyMap<string, Act>;
  isExplorer(id: string): boolean;
};

/** Names from what somebody may know of the table, what is printed, and what its players are called. */
export const namingOf = (view: View, content: Content, player: (seat: Seat) => string): Naming => ({
  player,
  view,
  content,
  ...found(view, content),
  isExplorer: (id) => content.explorers.has(id as ExplorerId), // asked of any id
});

type Found = Pick<Naming, 'terrain' | 'prices'>;

/** What has been found out about a view: every label of a question asks for it. */
const known = new WeakMap<View, Found>();

function found(view: View, content: Content): Found {
  const before = known.get(view);
  if (before !== undefined) return before;
  let terrain: Terrain | null = null;
  const prices = new Map<ExplorerId, ReadonlyMap<string, Act>>();
  const now: Found = {
    terrain: () => {
      terrain ??= terrainOf({ state: view, content });
      return terrain;
    },
    prices: (explorer) => {
      const own = prices.get(explorer) ?? pricesSeen(view, explorer);
      prices.set(explorer, own);
      return own;
    },
  };
  known.set(view, now);
  return now;
}
