import type { Bounds, Point } from '../../../../parts/drawing/point.ts';
import { type StampKind, stamps } from './stamps.ts';
import { standing } from './standing.ts';

/** Something that stands about the land. */
export type Standing = {
  readonly kind: StampKind;
  readonly at: Point;
  /** It looks the other way. */
  readonly isMirrored: boolean;
  readonly scale: number;
};

/** No two that stand together look quite the same. */
const looks: readonly (readonly [isMirrored: boolean, scale: number])[] = [
  [false, 0.82],
  [true, 0.82],
  [false, 0.94],
];

const isKind = (kind: string): kind is StampKind => kind in stamps;

function read(written: string): Standing {
  const [kind = '', x, y, look] = written.split(' ');
  if (!isKind(kind)) throw new Error(`nothing to draw for ${written}`);
  const [isMirrored, scale] = looks[Number(look)] ?? [false, 1];
  return { kind, at: [Number(x), Number(y)], isMirrored, scale };
}

/** All that stands about the land, from north to south: what is nearer covers what is farther. */
export const terrain: readonly Standing[] = standing.flatMap((line) => line.split('; ').map(read));

/** What something takes up. */
export function roomOf({ kind, at: [x, y], scale }: Standing): Bounds {
  const { half, height } = stamps[kind];
  return { left: x - half * scale, top: y - height * scale, right: x + half * scale, bottom: y };
}
