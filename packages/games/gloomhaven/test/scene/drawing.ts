import { hexId } from '@tavolo/hexes';
import type { HexId } from '../../vocabulary/ids.ts';
import type { Cell } from '../../vocabulary/scenarios.ts';

/**
 * A map drawn row by row, one character a hex; odd rows are shifted right by half a hex, so write them with a space
 * in front. `.` floor, `#` no hex, `O` obstacle, `T` trap, `H` hazardous, `D` difficult, `$` coin, `C` treasure, `+` door,
 * `=` corridor, any other letter a figure or a place with a name.
 */
export type Drawing = readonly string[];

export type Drawn = { readonly mark: string; readonly cell: Cell; readonly hex: HexId };

/** Every hex of a drawing. Spaces count for nothing. */
export const hexesIn = (map: Drawing): readonly Drawn[] =>
  map.flatMap((line, row) =>
    [...line.replaceAll(' ', '')].flatMap((mark, column) => {
      if (mark === '#') return [];
      const cell: Cell = [column - (row - (row & 1)) / 2, row];
      return [{ mark, cell, hex: hexId(cell) }];
    }),
  );
