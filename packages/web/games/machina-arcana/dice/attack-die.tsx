import type { CSSProperties } from 'react';

/** Where the marks of each face lie. */
const marks: readonly (readonly (readonly [x: number, y: number])[])[] = [
  [],
  [[0, 0]],
  [
    [-11, -11],
    [11, 11],
  ],
  [
    [0, -14],
    [-14, 10],
    [14, 10],
  ],
];

type AttackDieProps = {
  readonly colour: 'white' | 'black';
  /** What counts: from 0 to 3. */
  readonly face: number;
  /** A later die lands a little later. */
  readonly place: number;
  readonly isRolling: boolean;
};

/** An attack die as it fell. */
export const AttackDie = ({ colour, face, place, isRolling }: AttackDieProps) => (
  <svg
    className="ma-die"
    data-colour={colour}
    data-rolling={isRolling}
    style={{ '--place': place } as CSSProperties} // a property of our own
    viewBox="-32 -32 64 64"
    aria-hidden="true"
  >
    <rect className="ma-die-side" x="-29" y="-26" width="58" height="57" rx="11" />
    <rect className="ma-die-face" x="-29" y="-30" width="58" height="57" rx="11" />
    {face === 0 ? <path className="ma-die-blank" d="M-9 -1.5H9" /> : null}
    {(marks[face] ?? []).map(([x, y]) => (
      <path key={`${x}`} className="ma-die-mark" d={star(x, y - 1.5)} />
    ))}
  </svg>
);

/** A burst of eight points. */
const star = (x: number, y: number): string =>
  `${Array.from({ length: 16 }, (_, nth) => {
    const r = nth % 2 === 0 ? 11 : 4.6;
    const angle = (nth * Math.PI) / 8;
    return `${nth === 0 ? 'M' : 'L'}${(x + r * Math.cos(angle)).toFixed(1)} ${(y + r * Math.sin(angle)).toFixed(1)}`;
  }).join('')}Z`;
