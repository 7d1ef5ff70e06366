import type { Bounds, Point } from '../../../../parts/drawing/point.ts';
import { boxAbout } from '../boxes.ts';
import { chartBounds, translated } from '../plane.ts';
import { isWithin, leastLetters, type Scale } from '../scales.ts';
import { cartoucheAt, compassAt, serpentAt, shipAt } from './ornament-places.ts';
import { farRipple, middleRipple, nearRipple } from './ripples.ts';

/** Waves along the shores and on the open sea, and what swims there. */
export function Sea() {
  return (
    <g>
      <path className="wa-ripple is-far" d={farRipple} />
      <path className="wa-ripple is-middle" d={middleRipple} />
      <path className="wa-ripple is-near" d={nearRipple} />
      {waves.map(([x, y]) => (
        <path
          key={`${x} ${y}`}
          className="wa-wave"
          transform={`translate(${x} ${y})`}
          d="M-14 0q3.5 -5 7 0t7 0t7 0t7 0M-7 6q3.5 -5 7 0t7 0"
        />
      ))}
      <Ship />
      <Serpent />
    </g>
  );
}

const waves: readonly (readonly [x: number, y: number])[] = [
  [44, 130],
  [22, 520],
  [110, 640],
  [190, 640],
  [60, 590],
  [42, 900],
  [60, 1010],
  [30, 1120],
  [90, 1440],
  [170, 1500],
  [60, 1560],
  [690, 560],
  [712, 880],
  [690, 990],
  [706, 1250],
  [440, 1490],
  [690, 1530],
  [420, 1570],
  [30, 250],
  [716, 430],
];

/** A ship in full sail off the western shore. */
const Ship = () => (
  <g className="wa-ship" transform={translated(shipAt)}>
    <path className="wa-ship-hull" d="M-26 8C-20 10 16 10 27 3C25 13 18 19 10 20H-14C-21 19 -25 14 -26 8Z" />
    <path className="wa-ship-sail" d="M-12 6C-17 -4 -17 -14 -12 -22C-4 -18 -1 -6 -4 7Z" />
    <path className="wa-ship-sail" d="M6 5C1 -8 2 -20 7 -30C17 -22 20 -8 16 4Z" />
    <path
      className="wa-ship-line"
      d="M-13 8V-26M6 8V-36M27 3L36 -4M6 -36L16 -33L6 -31M-20 13C-8 16 8 15 22 11"
    />
    <path className="wa-wave" d="M-34 24q4 -5 8 0t8 0t8 0t8 0t8 0t8 0t8 0" />
  </g>
);

/** A serpent in the southern sea. */
const Serpent = () => (
  <g className="wa-serpent" transform={translated(serpentAt)}>
    <path d="M-52 10C-50 -8 -34 -10 -30 10M-22 10C-20 -16 2 -16 4 10M12 10C14 -10 26 -24 40 -22C52 -21 54 -10 44 -8C36 -7 34 2 36 10" />
    <path d="M40 -22C38 -29 44 -31 48 -28M43 -16h1M53 -14l6 -1M53 -14l5 3M-52 10C-58 4 -62 6 -64 10" />
    <path className="wa-wave" d="M-68 15q4 -5 8 0t8 0t8 0t8 0t8 0t8 0t8 0t8 0t8 0t8 0t8 0t8 0t8 0" />
  </g>
);

/** The eight winds: a long ray and a short one in turn, each with a light and a dark side. */
const rays = Array.from({ length: 8 }, (_, wind) => ({
  angle: 45 * wind,
  length: wind % 2 === 0 ? 46 : 26,
  breadth: wind % 2 === 0 ? 8 : 6,
}));

export const CompassRose = () => (
  <g className="wa-compass" transform={translated(compassAt)}>
    <circle className="wa-compass-ring" r="33" />
    <circle className="wa-compass-ring" r="29" />
    {rays
      .toSorted((one, other) => one.length - other.length)
      .map(({ angle, length, breadth }) => (
        <g key={angle} transform={`rotate(${angle})`}>
          <path className="wa-compass-light" d={`M0 ${-length}L${-breadth} ${-breadth}L0 0Z`} />
          <path className="wa-compass-dark" d={`M0 ${-length}L${breadth} ${-breadth}L0 0Z`} />
        </g>
      ))}
    <path className="wa-compass-north" d="M0 -64L7 -51L0 -54L-7 -51Z" />
  </g>
);

/** The edge of the chart: a line, a scale of light and dark, and another line. */
export function Frame() {
  const { left, top, right, bottom } = chartBounds;
  const [width, height] = [right - left, bottom - top];
  return (
    <g className="wa-frame">
      <rect className="wa-frame-margin" x={left - 6} y={top - 6} width={width + 12} height={height + 12} />
      <rect className="wa-frame-light" x={left + 2} y={top + 2} width={width - 4} height={height - 4} />
      <rect className="wa-frame-dark" x={left + 2} y={top + 2} width={width - 4} height={height - 4} />
      <rect className="wa-frame-line" x={left} y={top} width={width} height={height} />
      <rect className="wa-frame-line" x={left + 4} y={top + 4} width={width - 8} height={height - 8} />
    </g>
  );
}

/** The light of the lamp on what somebody looks at. */
export const LampLight = ({ at: [x, y] }: { readonly at: Point }) => (
  <g className="wa-lamp" style={{ transform: `translate(${x}px, ${y}px)` }}>
    <radialGradient id="wa-lamp-light">
      <stop offset="0" className="wa-lamp-near" />
      <stop offset="1" className="wa-lamp-far" />
    </radialGradient>
    <circle r="300" fill="url(#wa-lamp-light)" />
  </g>
);

type CartoucheProps = {
  readonly title: string;
  readonly subtitle: string;
  readonly scale: Scale | null;
  /** The part of the chart that is in sight. */
  readonly sight: Bounds;
};

/** The title of the chart, on a scroll in the southern sea: written where all of it is in sight and can be read. */
export function Cartouche({ title, subtitle, scale, sight }: CartoucheProps) {
  const isRead = (letters: number) =>
    scale !== null && letters * scale >= leastLetters && isWithin(boxAbout(cartoucheAt, 300, 80), sight);
  return (
    <g className="wa-cartouche" transform={translated(cartoucheAt)}>
      <path className="wa-cartouche-fold" d="M-164 -22L-146 -30V34L-164 26L-156 2Z" />
      <path className="wa-cartouche-fold" d="M164 -22L146 -30V34L164 26L156 2Z" />
      <path className="wa-cartouche-sheet" d="M-150 -34C-60 -42 60 -42 150 -34V30C60 38 -60 38 -150 30Z" />
      <path className="wa-cartouche-line" d="M-142 -28C-56 -35 56 -35 142 -28V24C56 31 -56 31 -142 24Z" />
      {isRead(25) ? (
        <text className="wa-cartouche-title" y="2" textLength={title.length > 14 ? 262 : undefined}>
          {title}
        </text>
      ) : null}
      {isRead(12) ? (
        <text className="wa-cartouche-subtitle" y="20">
          {subtitle}
        </text>
      ) : null}
    </g>
  );
}
