import type { Field } from '@tavolo/hexes';
import type { Gloom } from '../../gloomhaven.ts';
import type { Figure, Hero } from '../../state.ts';
import type { Move } from '../../vocabulary/abilities.ts';
import type { HexId } from '../../vocabulary/ids.ts';
import type { Deed } from '../abilities/deed.ts';
import { battlefieldFor, isAdjacent, pieceAt } from '../board.ts';
import { theFigure } from '../figures.ts';
import { fieldIn, walkingFieldIn } from '../map/in-play.ts';
import type { Battlefield } from '../monsters/battlefield.ts';
import { ground, type Movement } from '../monsters/ground.ts';
import { pathTo, type Reached, reachable } from '../monsters/moves.ts';
import { isStraight, onwardInLine } from './lines.ts';

/** A move ability that is being performed. */
export type Moving = {
  readonly ability: Move;
  readonly figure: Figure;
  readonly side: Deed['side'];
  /** Movement points left. */
  left: number;
  movement: Movement;
  /** It is in the middle of a jump: where it stops, it lands. [gh/move.10] */
  isInAir: boolean;
  /** Whose move it is; `null` for figures that no player leads, who open no doors. [gh/move.18] */
  readonly hero: Hero | null;
};

/** Where a move goes: over ground, or over ground and through the doors that it would open. */
const fieldsFor = (g: Gloom, { hero }: Moving): readonly Field[] =>
  hero === null ? [fieldIn(g)] : [fieldIn(g), walkingFieldIn(g)];

const groundOn = (g: Gloom, { figure, side }: Moving, field: Field): Battlefield =>
  battlefieldFor(g, figure, side, field);

type From = { readonly at: number; readonly left: number; readonly manner: 'wary' | 'bold' };

const endsFrom = (
  g: Gloom,
  { movement }: Moving,
  battlefield: Battlefield,
  { at, left, manner }: From,
): readonly Reached[] =>
  reachable(battlefield, { at, move: left, movement }, manner, g.state.options.jumpPaysDifficult).filter(
    ({ cell }) => cell !== at,
  );

/** The hexes to which the next leg of a move can lead. [gh/move.1] */
export function destinations(g: Gloom, deed: Deed, moving: Moving): readonly HexId[] {
  const { figure, left, movement } = moving;
  const battlefield = groundOn(g, moving, fieldsFor(g, moving).at(-1) ?? fieldIn(g));
  const { field } = battlefield;
  const at = field.cell(figure.hex);
  if (left <= 0 || at < 0) return [];
  const ends = endsFrom(g, moving, battlefield, { at, left, manner: 'bold' }).map(({ cell }) => cell);
  const all = movement === 'jump' ? [...ends, ...passable(g, deed, moving, battlefield)] : ends;
  return all.map((cell) => field.id(cell)).filter((hex) => obeys(g, deed, moving, hex));
}

/** Hexes where a jump cannot end, but pass if it can still land somewhere from there. [gh/move.8, gh/move.9] */
function passable(g: Gloom, deed: Deed, moving: Moving, battlefield: Battlefield): readonly number[] {
  const { field, cells } = battlefield;
  const ranges = field.rangesFrom(field.cell(moving.figure.hex));
  const isTaken = (cell: number): boolean =>
    ((cells[cell] ?? 0) & (ground.ally | ground.enemy | ground.obstacle)) !== 0;
  return [...cells.keys()].filter((cell) => {
    const left = moving.left - (ranges[cell] ?? 255);
    if (left <= 0 || left === moving.left || !isTaken(cell)) return false;
    const over: Deed = { ...deed, entered: [...deed.entered, field.id(cell)] };
    return endsFrom(g, moving, battlefield, { at: cell, left, manner: 'bold' }).some((end) =>
      obeys(g, over, moving, field.id(end.cell)),
    );
  });
}

function obeys(g: Gloom, deed: Deed, moving: Moving, hex: HexId): boolean {
  const constraint = moving.ability.constraint ?? 'none';
  switch (constraint) {
    case 'none':
      return true;
    case 'straight-line':
      return isStraight([deed.beganAt, ...deed.entered, hex]) && straightWay(g, moving, hex) !== null;
    case 'end-adjacent-to-performer': {
      const performer = g.state.turn === null ? deed.by : theFigure(g.state, g.state.turn.figure);
      return isAdjacent(g, hex, performer.hex);
    }
    case 'end-adjacent-to-obstacle':
      return g.state.pieces.some(
        ({ is, hexes }) => is === 'obstacle' && hexes.some((it) => isAdjacent(g, it, hex)),
      );
  }
}

/** Straight ahead to a hex, if everything on the way can be passed with the points that are left. */
function straightWay(g: Gloom, moving: Moving, to: HexId): readonly HexId[] | null {
  const { field, cells } = groundOn(g, moving, fieldsFor(g, moving).at(-1) ?? fieldIn(g));
  const line = onwardInLine(moving.figure.hex, to);
  if (line === null) return null;
  const walks = moving.movement === 'walk';
  let [at, left] = [field.cell(moving.figure.hex), moving.left];
  for (const hex of line) {
    const next = field.cell(hex);
    const bits = cells[next] ?? 0;
    left -= walks && (bits & ground.difficult) !== 0 ? 2 : 1;
    const isBlocked = walks && (bits & (ground.enemy | ground.obstacle)) !== 0;
    if (next < 0 || left < 0 || isBlocked || !field.around(at).includes(next)) return null;
    at = next;
  }
  return line;
}

/**
 * The way to a hex: around closed doors and around traps where there are points enough, else as it can be done. Who
 * wants another way goes it leg by leg. [gh/turn.19]
 */
export function wayTo(g: Gloom, moving: Moving, to: HexId): readonly HexId[] {
  const { figure, left, movement, ability } = moving;
  const straight = ability.constraint === 'straight-line' ? straightWay(g, moving, to) : null;
  if (straight !== null) return straight;
  for (const field of fieldsFor(g, moving)) {
    const [at, end] = [field.cell(figure.hex), field.cell(to)];
    if (at < 0 || end < 0) continue;
    const battlefield = groundOn(g, moving, field);
    for (const manner of ['wary', 'bold'] as const) {
      if (!endsFrom(g, moving, battlefield, { at, left, manner }).some(({ cell }) => cell === end)) continue;
      const path = pathTo(battlefield, { at, move: left, movement }, end, manner);
      if (path !== null) return path.map((cell) => field.id(cell));
    }
  }
  return wayOver(fieldsFor(g, moving).at(-1) ?? fieldIn(g), figure.hex, to);
}

/** A way through the air to a hex where nobody can land, to go on from there. */
function wayOver(field: Field, from: HexId, to: HexId): readonly HexId[] {
  const end = field.cell(to);
  const ranges = field.rangesFrom(end);
  const path: HexId[] = [];
  let at = field.cell(from);
  while (at !== end) {
    const next = field.around(at).find((cell) => (ranges[cell] ?? 255) < (ranges[at] ?? 255));
    if (next === undefined) return path;
    path.push(field.id(next));
    at = next;
  }
  return path;
}

/** Where it stands it may stay: not in the air over something. [gh/move.4, gh/move.9] */
export const canStop = ({ state }: Gloom, { figure, movement }: Moving): boolean =>
  !state.figures.some((it) => it.hex === figure.hex && it.id !== figure.id) &&
  (movement !== 'jump' || pieceAt(state, figure.hex, 'obstacle') === null);
