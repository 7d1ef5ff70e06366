import { type Field, unreachable } from '@tavolo/hexes';
import type { Table } from '../gloomhaven.ts';
import type { Figure, Piece, State } from '../state.ts';
import type { HexId } from '../vocabulary/ids.ts';
import { areEnemies, figureAt, has } from './figures.ts';
import { fieldIn, layoutIn } from './map/in-play.ts';
import { type Battlefield, bareBattlefield } from './monsters/battlefield.ts';
import { ground } from './monsters/ground.ts';
import { isFlying } from './movement/flying.ts';

/** The hexes of the rooms that are revealed; closed doors are walls. [gh/terrain.3] */
export const fieldOf = (g: Table): Field => fieldIn(g);

/** Hexes of the shortest way around walls; `Infinity` if there is none. [gh/attack.6] */
export function range(g: Table, from: HexId, to: HexId): number {
  const field = fieldIn(g);
  const [start, end] = [field.cell(from), field.cell(to)];
  if (start < 0 || end < 0) return Number.POSITIVE_INFINITY;
  const found = field.range(start, end);
  return found >= unreachable ? Number.POSITIVE_INFINITY : found;
}

/** Line of sight. [gh/attack.7] */
export function sees(g: Table, from: HexId, to: HexId): boolean {
  const field = fieldIn(g);
  const [start, end] = [field.cell(from), field.cell(to)];
  return start >= 0 && end >= 0 && (start === end || field.sees(start, end));
}

export const isAdjacent = (g: Table, one: HexId, other: HexId): boolean => range(g, one, other) === 1;

export function hexesAround(g: Table, hex: HexId): readonly HexId[] {
  const field = fieldIn(g);
  const cell = field.cell(hex);
  return cell < 0 ? [] : field.around(cell).map((it) => field.id(it));
}

/** Every revealed hex up to so far away, itself included. */
export function hexesWithin(g: Table, hex: HexId, most: number): readonly HexId[] {
  const field = fieldIn(g);
  const cell = field.cell(hex);
  if (cell < 0) return [];
  const ranges = field.rangesFrom(cell);
  return field.ids.filter((_, n) => (ranges[n] ?? unreachable) <= most);
}

export const piecesAt = (s: State, hex: HexId): readonly Piece[] =>
  s.pieces.filter(({ hexes }) => hexes.includes(hex));

export const pieceAt = (s: State, hex: HexId, is: Piece['is']): Piece | null =>
  s.pieces.find((piece) => piece.is === is && piece.hexes.includes(hex)) ?? null;

/** No figure in it. [gh/terrain.2] */
export const isUnoccupied = (s: State, hex: HexId): boolean => figureAt(s, hex) === null;

/** No figure, no token and no overlay but a corridor, a plate or an open door. [gh/terrain.2] */
export const isEmpty = (s: State, hex: HexId): boolean =>
  isUnoccupied(s, hex) && piecesAt(s, hex).every(({ is }) => is === 'plate');

export const emptyHexesAround = (g: Table, hex: HexId): readonly HexId[] =>
  hexesAround(g, hex).filter((it) => isEmpty(g.state, it));

/** The nearest hexes of a kind, all that are equally near, counted as range. [gh/A-27] */
export function nearestHexes(g: Table, from: HexId, isFit: (hex: HexId) => boolean): readonly HexId[] {
  const field = fieldIn(g);
  const start = field.cell(from);
  if (start < 0) return [];
  const ranges = field.rangesFrom(start);
  const fit = field.ids.filter((id, n) => (ranges[n] ?? unreachable) < unreachable && isFit(id));
  const distance = (id: HexId): number => ranges[field.cell(id)] ?? unreachable;
  const least = Math.min(...fit.map(distance));
  return fit.filter((id) => distance(id) === least);
}

/**
 * The ground as a mover of this side sees it: allies can be passed, enemies not. Invisible enemies are in the way
 * like all others. [gh/move.3, gh/conditions.32]
 */
export function battlefieldFor(
  g: Table,
  mover: Figure,
  side: Figure['side'] = mover.side,
  field = fieldIn(g),
): Battlefield {
  const battlefield = bareBattlefield(field);
  const { cells } = battlefield;
  const mark = (hex: HexId, bit: number): void => {
    const cell = field.cell(hex);
    if (cell >= 0) cells[cell] = (cells[cell] ?? 0) | bit;
  };
  for (const piece of g.state.pieces) {
    const bit = groundOf[piece.is];
    if (bit > 0) for (const hex of piece.hexes) mark(hex, bit);
  }
  for (const figure of g.state.figures) {
    if (figure.id !== mover.id) mark(figure.hex, areEnemies(figure, { side }) ? ground.enemy : ground.ally);
  }
  return battlefield;
}

const groundOf: { readonly [is in Piece['is']]: number } = {
  obstacle: ground.obstacle,
  hazard: ground.hazardous,
  difficult: ground.difficult,
  trap: ground.trap,
  coin: 0,
  treasure: 0,
  plate: 0,
};

/** Enemies cannot focus on or target it. [gh/conditions.31] */
export const isHidden = (g: Table, figure: Figure): boolean =>
  has(figure, 'invisible') || (isFlying(g, figure) && hidesInObstacle(g, figure));

/** Wears a cloak that hides it while it stands in an obstacle; from there it cannot attack. */
export function hidesInObstacle(g: Table, figure: Figure): boolean {
  const hero = g.state.heroes.find(({ id }) => id === figure.id);
  if (hero === undefined || pieceAt(g.state, figure.hex, 'obstacle') === null) return false;
  return hero.items.some(({ item }) =>
    (g.content.items.get(item)?.uses ?? []).some(
      (use) => use.when === 'always' && use.hiddenInObstacles === true,
    ),
  );
}

/** The rooms that a hex belongs to; an open door belongs to both. [gh/move.27] */
export const layoutRooms = (g: Table, hex: HexId): readonly number[] =>
  layoutIn(g).places.get(hex)?.rooms ?? [];
