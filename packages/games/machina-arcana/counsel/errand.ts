/** Something that explorers could walk to, and what it is worth to each of them to get there. */
import type { Table } from '../machina.ts';
import type { Terrain } from '../rules/map/terrain.ts';
import { spacesOf } from '../rules/units.ts';
import type { Explorer } from '../state.ts';
import type { MonsterId } from '../vocabulary/ids.ts';

/** Cells from which something can be done. */
export type Errand = {
  readonly cells: readonly number[];
  /** How many it takes: one is enough, or everybody is wanted. */
  readonly crew: 'one' | 'all';
  worthTo(explorer: Explorer): number;
  /** It looks for another tile. */
  readonly isExploring?: true;
};

/** What it is worth to get on with the story; hardly anything as long as it can't be paid for. */
export const stage = { done: 30, near: 9, unpaid: 3, ahead: 5 } as const;

/** The free cells next to some cells. */
export const besideAll = (terrain: Terrain, cells: readonly number[]): readonly number[] => [
  ...new Set(
    cells.flatMap((cell) =>
      terrain.around(cell).filter((one) => terrain.isPassable(one) && !terrain.isPit(one)),
    ),
  ),
];

/** The cells next to some monsters. */
export const besideMonsters = (
  g: Table,
  terrain: Terrain,
  counts: (monster: MonsterId) => boolean,
): readonly number[] =>
  besideAll(
    terrain,
    g.state.monsters
      .filter(({ monster }) => counts(monster))
      .flatMap(({ monster }) => spacesOf(g, monster).map((space) => terrain.cell(space))),
  );
