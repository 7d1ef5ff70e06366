import { ground } from '@tavolo/gloomhaven/monsters/ground';
import { type Axial, Field } from '@tavolo/hexes';

/** A cell of the oracle: column and row, odd columns half a hex lower. */
export type Place = readonly [column: number, row: number];

/** A map of the oracle: a row of signs for each row of hexes, and the pairs of cells with a wall line between. */
export type Board = {
  readonly map: readonly string[];
  readonly thinWalls: readonly (readonly [Place, Place])[];
};

const groundBySign: Readonly<Record<string, number>> = {
  '.': 0,
  O: ground.obstacle,
  T: ground.trap,
  H: ground.hazardous,
  D: ground.difficult,
};

const axialOf = ([column, row]: Place): Axial => [column, row - (column - (column & 1)) / 2];
export const placeOf = ([q, r]: Axial): Place => [q, r + (q - (q & 1)) / 2];

/** The field of a map, by the letter of the rule on sight. What is not on the map is wall. */
export function fieldOf({ map, thinWalls }: Board): Field {
  const cells = placesOn(map).filter(({ sign }) => sign !== '#');
  return new Field({
    cells: cells.map(({ place }) => axialOf(place)),
    walls: thinWalls.map(([one, other]) => [axialOf(one), axialOf(other)]),
    adjacentSee: false,
  });
}

/** The terrain of a map, cell by cell of its field. */
export const terrainOf = ({ map }: Board): readonly number[] =>
  placesOn(map)
    .filter(({ sign }) => sign !== '#')
    .map(({ sign }) => groundBySign[sign] ?? 0);

/** The cell of a field at a place; throws if that is wall. */
export function cellOf(field: Field, place: Place): number {
  const [q, r] = axialOf(place);
  const cell = field.cellAt(q, r);
  if (cell < 0) throw new Error(`${place.join(',')} is wall`);
  return cell;
}

/** Every place of a map with its sign, row by row. */
export const placesOn = (
  map: readonly string[],
): readonly { readonly place: Place; readonly sign: string }[] =>
  map.flatMap((signs, row) => [...signs].map((sign, column) => ({ place: [column, row], sign })));
