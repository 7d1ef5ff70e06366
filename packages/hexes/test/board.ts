import { type Axial, Field } from '../index.ts';

/** A drawn field: columns from left to right, the odd ones half a hex lower; `#` is wall, a letter names its hex. */
export type Board = { readonly field: Field; readonly at: (name: string) => number };

export type Drawing = {
  readonly adjacentSee?: boolean;
  /** Pairs of letters with a wall line between their hexes. */
  readonly walls?: readonly string[];
};

export function drawn(rows: readonly string[], { adjacentSee = true, walls = [] }: Drawing = {}): Board {
  const hexes = rows.flatMap((signs, row) =>
    [...signs].map((sign, column) => ({ sign, place: axial(column, row) })),
  );
  const placeOf = (name: string): Axial => hexes.find(({ sign }) => sign === name)?.place ?? [99, 99];
  const field = new Field({
    cells: hexes.filter(({ sign }) => sign !== '#').map(({ place }) => place),
    walls: walls.map(([one = '', other = '']) => [placeOf(one), placeOf(other)] as const),
    adjacentSee,
  });
  return { field, at: (name) => field.cell(placeOf(name).join(',')) };
}

const axial = (column: number, row: number): Axial => [column, row - (column - (column & 1)) / 2];
