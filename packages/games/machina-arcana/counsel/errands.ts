/** All that explorers could walk to: the story, what it costs, and what else is to be had. */
import type { Table } from '../machina.ts';
import { terrainOf } from '../rules/map/terrain.ts';
import { explorersOnMap } from '../rules/units.ts';
import { type Errand, stage } from './errand.ts';
import { frontierOf } from './frontier.ts';
import { soughtIn } from './sought.ts';
import { storyErrands } from './story.ts';
import { suppliesOn } from './supplies.ts';

/** Everything there is to do on the tiles that lie, and beyond them. */
export function errandsOn(g: Table): readonly Errand[] {
  const terrain = terrainOf(g);
  const story = storyErrands(g, terrain, soughtIn(g)).filter(isThere);
  const isPaid = explorersOnMap(g.state).some((one) =>
    story.some((errand) => errand.worthTo(one) > stage.unpaid),
  );
  const isShort = story.length > 0 && !isPaid;
  const goods = suppliesOn(g, terrain, isShort).filter(isThere);
  const isStuck = story.length === 0 || (isShort && !hasSupplies(g, goods));
  return [...story, ...goods, ...frontierOf(g, terrain, isStuck)].filter(isThere);
}

const isThere = ({ cells }: Errand): boolean => cells.length > 0;

/** Whether there is something to be had that would help with the story. */
const hasSupplies = ({ state }: Table, goods: readonly Errand[]): boolean =>
  goods.some((errand) => explorersOnMap(state).some((one) => errand.worthTo(one) >= stage.near));
