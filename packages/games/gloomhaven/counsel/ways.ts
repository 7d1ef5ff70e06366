import { type Field, unreachable } from '@tavolo/hexes';
import type { Table } from '../gloomhaven.ts';
import type { Hero, Piece } from '../state.ts';

/** What nobody steps on without need. */
export const shunned: readonly Piece['is'][] = ['obstacle', 'trap', 'hazard'];

/** Steps from the nearest of some cells to every other around what is barred; `unreachable` where no way leads. */
export function waysFrom(
  { neighbours, size }: Field,
  starts: readonly number[],
  barred: Uint8Array,
): Uint8Array {
  const ways = new Uint8Array(size).fill(unreachable);
  const queue = new Int16Array(size);
  let end = 0;
  for (const start of starts) {
    queue[end++] = start;
    ways[start] = 0;
  }
  for (let head = 0; head < end; head++) {
    const cell = queue[head] ?? 0;
    for (let k = 6 * cell; k < 6 * cell + 6; k++) {
      const next = neighbours[k] ?? -1;
      if (next < 0 || ways[next] !== unreachable || barred[next] === 1) continue;
      ways[next] = (ways[cell] ?? 0) + 1;
      queue[end++] = next;
    }
  }
  return ways;
}

/** Steps to the nearest of some cells from every other: around traps, unless no character could get there so. */
export function stepsTo(g: Table, field: Field, cells: readonly number[]): Uint8Array {
  const around = waysFrom(field, cells, barredBy(g, field, shunned));
  const isOpen = g.state.figures.some(
    ({ kind, hex }) => kind === 'character' && (around[field.cell(hex)] ?? unreachable) < unreachable,
  );
  return isOpen ? around : waysFrom(field, cells, barredBy(g, field, ['obstacle']));
}

/** Where a character stands; -1 for one that has left the map. */
export const cellOf = (g: Table, field: Field, { id }: Hero): number =>
  field.cell(g.state.figures.find((it) => it.id === id)?.hex ?? '');

/** The cells with pieces of some kinds on them. */
export function barredBy(g: Table, field: Field, kinds: readonly Piece['is'][]): Uint8Array {
  const barred = new Uint8Array(field.size);
  for (const { is, hexes } of g.state.pieces)
    if (kinds.includes(is)) for (const hex of hexes) bar(field, barred, hex);
  return barred;
}

/** Bars the cell of a hex, if the field has it. */
export function bar(field: Field, barred: Uint8Array, hex: string): void {
  const cell = field.cell(hex);
  if (cell >= 0) barred[cell] = 1;
}
