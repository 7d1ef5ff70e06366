/** What an explorer could walk to: where, and what it is worth to get there. */
import { type ForKinds, forKind } from '@tavolo/kernel';

import type { Table } from '../machina.ts';
import type { Terrain } from '../rules/map/terrain.ts';
import { explorersOnMap, spacesOf, wornItems } from '../rules/units.ts';
import { currentChapter } from '../rules/values/in-force.ts';
import { essencePriceOf, figureOf } from '../rules/values/values.ts';
import type { Explorer } from '../state.ts';
import { beyond, exitSquares, tileSize } from '../vocabulary/faces.ts';
import { spaceId } from '../vocabulary/places.ts';
import type { SpaceKind } from '../vocabulary/terms.ts';
import { gainIn, purseOf } from './purse.ts';
import { type Sought, soughtIn } from './sought.ts';

/** Cells from which something can be done. */
export type Errand = {
  readonly cells: readonly number[];
  readonly worth: number;
  /** It looks for another tile. */
  readonly isExploring?: true;
};

/** What it is worth to get on with the story; hardly anything as long as it can't be paid for. */
export const stage = { done: 30, near: 9, unpaid: 3 } as const;

export function errandsOf(g: Table, terrain: Terrain, explorer: Explorer): readonly Errand[] {
  const story = soughtIn(g).map((sought) => errandFor(g, terrain, explorer, sought));
  const there = story.filter(({ cells }) => cells.length > 0);
  const isPaid = there.some(({ worth }) => worth > stage.unpaid);
  const goods = supplies(g, terrain, explorer, there.length > 0 && !isPaid);
  const hasSupplies = goods.some(({ cells, worth }) => cells.length > 0 && worth >= stage.near);
  const isStuck = there.length === 0 || (!isPaid && !hasSupplies);
  const all = [...there, ...goods, ...(isStuck ? [exploring(g, terrain)] : [])];
  return all.filter(({ cells, worth }) => cells.length > 0 && worth > 0);
}

/** The essence that explorers on the map have together. */
const together = (g: Table): number => explorersOnMap(g.state).reduce((sum, { essence }) => sum + essence, 0);

const paidBy = (g: Table, essence: number): number => (together(g) >= essence ? stage.done : stage.unpaid);

/** An explorer that looks for a way, and where. */
type Looking = { readonly g: Table; readonly terrain: Terrain; readonly explorer: Explorer };

const errandFor = (g: Table, terrain: Terrain, explorer: Explorer, sought: Sought): Errand =>
  forKind<Sought, readonly [Looking], Errand>(errands, sought, { g, terrain, explorer });

const errands: ForKinds<Sought, readonly [Looking], Errand> = {
  'chapter-space': (_, { g, terrain, explorer }) => chapterErrand(g, terrain, explorer),
  exit: (_, { g, terrain }) => ({ cells: exitCells(g, terrain), worth: stage.done }),
  ability: ({ id, beside }, { g, terrain }) => {
    const ability = currentChapter(g)
      .flatMap(({ abilities }) => abilities)
      .find((one) => one.id === id);
    const cost = ability?.is === 'active' ? (ability.cost.essence ?? 0) : 0;
    const open = terrain.ofKind(beside).filter((cell) => terrain.isUnexplored(cell) || !isFitted(beside));
    return { cells: besideAll(terrain, open), worth: paidBy(g, cost) };
  },
  space: ({ kind }, { terrain }) => ({
    cells: besideKind(terrain, kind, (cell) => terrain.isUnexplored(cell)),
    worth: stage.done * 0.7,
  }),
  seal: (_, { g, terrain, explorer }) => ({
    cells: besideKind(terrain, 'spawn', (cell) => terrain.token(cell) === null),
    worth: paidBy(g, essencePriceOf(g, explorer.explorer, 'seal-spawn').n),
  }),
  barrel: (_, { terrain }) => ({
    cells: besideKind(terrain, 'barrel', (cell) => terrain.isBarrel(cell)),
    worth: stage.near,
  }),
  door: (_, { terrain }) => ({ cells: doorCells(terrain), worth: stage.done * 0.5 }),
  kill: (_, { g, terrain }) => ({ cells: besideMonsters(g, terrain), worth: stage.done * 0.6 }),
  gather: ({ kind }, { terrain }) => ({
    cells: besideKind(terrain, kind, () => true),
    worth: stage.done * 0.6,
  }),
};

/** The cells next to spaces of a kind, those that count. */
const besideKind = (
  terrain: Terrain,
  kind: SpaceKind,
  counts: (cell: number) => boolean,
): readonly number[] => besideAll(terrain, terrain.ofKind([kind]).filter(counts));

/** Spaces of an endgame are used up; others are only stood beside. */
const isFitted = (kinds: readonly SpaceKind[]): boolean =>
  kinds.some((kind) => kind === 'valve' || kind === 'root' || kind === 'bell');

function chapterErrand(g: Table, terrain: Terrain, { explorer }: Explorer): Errand {
  const open = terrain.ofKind(['chapter']).filter((cell) => terrain.isUnexplored(cell));
  const lit = open.filter((cell) => terrain.token(cell) === 'light');
  if (lit.length > 0) return { cells: besideAll(terrain, lit), worth: stage.done };
  const price = essencePriceOf(g, explorer, 'activate-dark-chapter').n;
  return { cells: besideAll(terrain, open), worth: paidBy(g, price) };
}

/** Where something is to be had, or mended. Essence that the story waits for is worth a way. */
function supplies(g: Table, terrain: Terrain, explorer: Explorer, isShort: boolean): readonly Errand[] {
  const unused = (kind: SpaceKind) =>
    besideAll(
      terrain,
      terrain.ofKind([kind]).filter((cell) => terrain.isUnexplored(cell)),
    );
  const most = figureOf(g, explorer.explorer, 'essence-max');
  const wants = explorer.essence >= most ? 0 : isShort ? stage.near : gainIn(purseOf(g), 1);
  const hurt = figureOf(g, explorer.explorer, 'health-max') - explorer.health;
  const items = wornItems(explorer).length + explorer.bag.length;
  return [
    { cells: unused('event'), worth: 2 + wants },
    { cells: unused('chest'), worth: wants + Math.max(1, 6 - items) },
    { cells: unused('workbench'), worth: items < 6 ? 3 : 1 },
    { cells: unused('recharge'), worth: Math.min(4, hurt * 1.2) },
    { cells: besideMonsters(g, terrain), worth: explorer.health > 2 ? 0.5 * wants + 1 : 0 },
  ];
}

/** The free cells next to some cells. */
const besideAll = (terrain: Terrain, cells: readonly number[]): readonly number[] => [
  ...new Set(
    cells.flatMap((cell) =>
      terrain.around(cell).filter((one) => terrain.isPassable(one) && !terrain.isPit(one)),
    ),
  ),
];

const besideMonsters = (g: Table, terrain: Terrain): readonly number[] =>
  besideAll(
    terrain,
    g.state.monsters.flatMap(({ monster }) => spacesOf(g, monster).map((space) => terrain.cell(space))),
  );

/** The cells of the exit that has the token. */
function exitCells({ state: { exit } }: Table, terrain: Terrain): readonly number[] {
  if (exit === null) return [];
  return exitSquares[exit.side].map(([x, y]) =>
    terrain.cell(spaceId([exit.column * tileSize + x, exit.row * tileSize + y])),
  );
}

/** The cells of exits beyond which nobody has been. */
function exploring({ state }: Table, terrain: Terrain): Errand {
  const { tiles } = state;
  const cells = tiles.flatMap(({ column, row }) =>
    (['north', 'east', 'south', 'west'] as const).flatMap((side) => {
      const [dx, dy] = beyond[side];
      if (tiles.some((tile) => tile.column === column + dx && tile.row === row + dy)) return [];
      return exitSquares[side].map(([x, y]) =>
        terrain.cell(spaceId([column * tileSize + x, row * tileSize + y])),
      );
    }),
  );
  return {
    cells: cells.filter((cell) => terrain.isPassable(cell)),
    worth: stage.near * 1.5,
    isExploring: true,
  };
}

const doorCells = (terrain: Terrain): readonly number[] =>
  terrain.ground.doors.flatMap((door) => {
    if (terrain.stateOf(door) === 'destroyed') return [];
    const [x = 0, y = 0] = door.split(',').map(Number);
    return [terrain.cell(spaceId([x, y]))];
  });
