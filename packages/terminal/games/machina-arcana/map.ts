import { content, placeOf, readOption, type SpaceId, spaceId, tileSize } from '@tavolo/machina-arcana';
import { clip, hanging, padEnd } from '../../console/layout.ts';
import type { Drawing } from './drawing.ts';
import { edgesOf } from './edges.ts';
import { colourOf, markOf } from './marks.ts';
import { itemsSign, signed, signs, tokenSigns } from './signs.ts';
import { type Walls, wallsOf } from './walls.ts';

/** How many rows are kept on either side of what is asked about, by how much is shown of the table. */
const around = { full: Number.POSITIVE_INFINITY, short: 4, shorter: 2, least: 1 } as const;

/**
 * The tiles from above, with the numbers of rows and columns on their tiles at the edges, and below them what the signs
 * mean. Spaces that can be picked show their number.
 */
export function mapLines(drawing: Drawing): readonly string[] {
  const { tiles } = drawing.scene.view;
  if (tiles.length === 0) return [];
  const columns = range(tiles.map(({ column }) => column));
  const rows = range(tiles.map(({ row }) => row));
  const squares = { columns: squaresOf(columns), rows: squaresOf(rows) };
  const kept = squares.rows.filter((row) => isNear(row, drawing));
  const lines = [columnsLine(squares.columns, drawing), ...rowLines(squares.columns, kept, drawing)];
  const isRoomy = drawing.detail === 'full' || drawing.detail === 'short';
  return [
    ...tileLines(drawing),
    ...lines.map((line) => clip(line, drawing.showing.width)),
    ...(isRoomy ? legend(drawing) : []),
  ];
}

/** All numbers from the least to the greatest of some. */
const range = (numbers: readonly number[]): readonly number[] => {
  const least = Math.min(...numbers);
  return Array.from({ length: Math.max(...numbers) - least + 1 }, (_, nth) => least + nth);
};

/** The rows, or columns, of squares of some of tiles. */
const squaresOf = (tiles: readonly number[]): readonly number[] =>
  tiles.flatMap((tile) => Array.from({ length: tileSize }, (_, nth) => tile * tileSize + nth));

const onTile = (n: number): number => n - tileSize * Math.floor(n / tileSize);

/** Whether a row lies near to whom the question is about, or to where something can be picked. */
function isNear(row: number, drawing: Drawing): boolean {
  const { scene, detail } = drawing;
  if (detail === 'full') return true;
  const picked = [...numbersOf(drawing).keys()];
  const focus =
    detail === 'least' && picked.length > 0 ? picked : [...unitAsked(scene), ...wherePicked(scene)];
  return focus.some((space) => Math.abs(placeOf(space)[1] - row) <= around[detail]);
}

/** Where the explorer stands that is asked, or whose turn it is. */
function unitAsked({ view, question }: Drawing['scene']): readonly SpaceId[] {
  const asked = question?.name === 'act' ? question.about.explorer : view.active;
  const found = view.explorers.find(({ explorer }) => explorer === asked)?.at ?? null;
  return found === null ? view.explorers.flatMap(({ at }) => (at === null ? [] : [at])) : [found];
}

/** Where a question asks where, its options. */
const wherePicked = ({ question }: Drawing['scene']): readonly SpaceId[] =>
  question?.name === 'where' ? question.options.flatMap((id) => (id === 'stay' ? [] : [id])) : [];

/** By space, the number of the option that lies there: a walk, or a space that is chosen. */
function numbersOf({ scene: { question } }: Drawing): ReadonlyMap<SpaceId, number> {
  const numbers = new Map<SpaceId, number>();
  question?.options.forEach((option, index) => {
    const space = spaceIn(option);
    if (space !== null) numbers.set(space, index + 1);
  });
  return numbers;
}

/** The space that an option picks; `null`: none. */
export function spaceIn(option: string): SpaceId | null {
  const { is, of } = readOption(option);
  if (is === 'move' || is === 'space') return of as SpaceId; // made of a space
  return /^-?\d+,-?\d+$/.test(option) ? (option as SpaceId) : null; // so are spaces named
}

const margin = 3;

/** The numbers of the columns, as spaces are called. */
const columnsLine = (columns: readonly number[], { paint }: Drawing): string =>
  paint.dim(
    `${' '.repeat(margin)}${columns.map((column) => ` ${String(onTile(column)).padStart(2)}`).join('')}`,
  );

function rowLines(columns: readonly number[], rows: readonly number[], drawing: Drawing): readonly string[] {
  const walls = wallsOf(edgesOf(drawing.naming), columns);
  const numbers = numbersOf(drawing);
  const last = rows.at(-1);
  return [
    ...rows.flatMap((row) => [
      ...betweenLine(walls, row),
      squaresLine(row, { columns, walls, numbers, drawing }),
    ]),
    ...(last === undefined ? [] : betweenLine(walls, last + 1)),
  ];
}

/** What stands between a row and the one above it; no line where nothing does. */
function betweenLine(walls: Walls, row: number): readonly string[] {
  const line = walls.above(row);
  return line === null ? [] : [`${' '.repeat(margin)}${line}`];
}

type Squares = {
  readonly columns: readonly number[];
  readonly walls: Walls;
  readonly numbers: ReadonlyMap<SpaceId, number>;
  readonly drawing: Drawing;
};

function squaresLine(row: number, { columns, walls, numbers, drawing }: Squares): string {
  const cells = columns.map((column) => {
    const space = spaceId([column, row]);
    return `${walls.before(column, row)}${squareText(space, numbers.get(space) ?? null, drawing)}`;
  });
  const end = walls.before((columns.at(-1) ?? 0) + 1, row);
  const line = `${drawing.paint.dim(String(onTile(row)).padStart(margin - 1))} ${cells.join('')}${end}`;
  return line.trimEnd();
}

/** In two columns: a unit, the number of an option, or what lies there. */
function squareText(space: SpaceId, number: number | null, drawing: Drawing): string {
  const { scene, paint, texts, naming } = drawing;
  const terrain = naming.terrain();
  const cell = terrain.cell(space);
  if (cell < 0) return '  ';
  const unit = terrain.unitOn(cell);
  if (unit !== null) return colourOf(unit, scene.view, paint)(padEnd(markOf(unit, scene.view, texts), 2));
  const sign = signOf(space, drawing);
  const isWhere = scene.question?.name !== 'act';
  if (number !== null && (isWhere || sign === signs.floor))
    return paint.bold(paint.cyan(number > 99 ? '**' : String(number).padStart(2)));
  return sign === signs.floor ? paint.dim(sign) : sign;
}

function signOf(space: SpaceId, { scene, naming }: Drawing): string {
  const terrain = naming.terrain();
  const cell = terrain.cell(space);
  const sign = signs[terrain.kind(cell)];
  const token = terrain.token(cell);
  if (token !== null) return `${sign.slice(0, 1)}${tokenSigns[token]}`;
  const lying = scene.view.spots.find(({ at }) => at === space)?.items ?? [];
  return lying.length > 0 ? itemsSign : sign;
}

/** What the tiles are called, row by row as they lie. */
function tileLines({ scene: { view }, texts, paint, showing }: Drawing): readonly string[] {
  const rows = range(view.tiles.map(({ row }) => row));
  const names = rows.map((row) =>
    view.tiles
      .filter((tile) => tile.row === row)
      .toSorted((one, other) => one.column - other.column)
      .map(({ face }) => texts.name(content.faces.get(face)?.id ?? face))
      .join(' | '),
  );
  return hanging(' '.repeat(margin), names.join(' / '), showing.width).map(paint.dim);
}

/** The signs that are on the map. */
function legend(drawing: Drawing): readonly string[] {
  const { naming, own, paint, showing } = drawing;
  const terrain = naming.terrain();
  const kinds = signed.filter((kind) => terrain.ofKind([kind]).length > 0);
  const said = kinds.map((kind) => `${signs[kind]} ${own.spaces[kind].one}`).join(', ');
  return said === '' ? [] : hanging(' '.repeat(margin), said, showing.width).map(paint.dim);
}
