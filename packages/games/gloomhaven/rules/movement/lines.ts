import { axialOf, directionTo, distance, straightLine } from '@tavolo/hexes';
import type { HexId } from '../../vocabulary/ids.ts';

/** The hexes from one to another straight ahead, without the first; `null` if they do not lie in a line. */
export function onwardInLine(from: HexId, to: HexId): readonly HexId[] | null {
  const [start, end] = [axialOf(from), axialOf(to)];
  if (start === null || end === null) return null;
  const direction = directionTo(start, end);
  if (direction === null) return null;
  return straightLine(start, direction, distance(start, end)).map(([q, r]): HexId => `${q},${r}`);
}

/** Whether a way never turned. */
export function isStraight(way: readonly HexId[]): boolean {
  const [first, second] = way;
  if (first === undefined || second === undefined) return false;
  const last = way.at(-1) ?? second;
  const line = onwardInLine(first, last);
  return line !== null && way.slice(1).every((hex) => line.includes(hex)) && new Set(way).size === way.length;
}
