import type { ReactNode } from 'react';
import type { FigureView } from '../game.ts';
import { Glyph } from '../glyph.tsx';

/** A figure as it stands on a hex, drawn about its middle: characters are round, all others stand as an arch. */
export function Standee({ figure }: { readonly figure: FigureView }) {
  return (
    <g className="gh-standee" transform={scaleOf(figure)}>
      <ellipse className="gh-standee-shade" cx="0" cy="33" rx="35" ry="12" />
      {figure.kind === 'character' ? <Disc figure={figure} /> : <Arch figure={figure} />}
    </g>
  );
}

const scaleOf = ({ rank }: FigureView): string | undefined => (rank === 'boss' ? 'scale(1.22)' : undefined);

type StandeeNumbersProps = {
  readonly figure: FigureView;
  /** One or two letters, where a figure has no number. */
  readonly letter: string;
  readonly shield: number;
  readonly retaliate: number;
};

/** What is written on a figure. The button beneath says it in words, so it is not said again. */
export function StandeeNumbers({ figure, letter, shield, retaliate }: StandeeNumbersProps) {
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: it never has the focus
    <g className="gh-standee-numbers" transform={scaleOf(figure)} aria-hidden="true">
      <Plate figure={figure} letter={letter} />
      <Badge of="shield" value={shield} x={-31} y={-20} />
      <Badge of="retaliate" value={retaliate} x={-33} y={3} />
      <Conditions figure={figure} />
    </g>
  );
}

function Disc({ figure }: { readonly figure: FigureView }) {
  return (
    <>
      <circle className="gh-disc-ring" data-part="figure" cy="-6" r="32" />
      <circle className="gh-disc" cy="-6" r="27" />
      <Glyph name={`gh/${figure.type}`} size={40} y={-8} className="is-crest" />
    </>
  );
}

const arch = (width: number, top: number): string =>
  `M${-width} 28V${top + width}A${width} ${width} 0 0 1 ${width} ${top + width}V28Z`;

function Arch({ figure: { kind, type, rank } }: { readonly figure: FigureView }) {
  const glyph = kind === 'monster' ? `gh/${type}` : `gh/${kind}`;
  return (
    <>
      {rank === 'elite' ? <path className="gh-arch-second" d={arch(32, -43)} /> : null}
      <path className="gh-arch" data-part="figure" d={arch(27, -38)} />
      <Glyph name={glyph} size={42} y={-9} className="is-crest" />
      {rank === 'elite' ? <Glyph name="gh/elite" size={19} y={-41} className="is-rank" /> : null}
      {rank === 'boss' ? <Glyph name="gh/boss" size={28} y={-46} className="is-rank" /> : null}
    </>
  );
}

/** How wide the bar of hit points is. */
const bar = 30;

/** The base: who it is, and how many hit points are left of how many. */
function Plate({ figure, letter }: { readonly figure: FigureView; readonly letter: string }) {
  const left = figure.maxHp === 0 ? 0 : Math.max(0, Math.min(1, figure.hp / figure.maxHp));
  return (
    <Small x={0} y={27}>
      <rect className="gh-plate-base" x="-28" y="-10" width="56" height="20" rx="10" />
      <rect className="gh-hp-room" x="-6" y="-7.5" width={bar} height="15" rx="7.5" />
      <rect
        className="gh-hp-left"
        data-low={left <= 1 / 3}
        x="-6"
        y="-7.5"
        width={Math.max(9, bar * left)}
        height="15"
        rx="7.5"
      />
      <text className="gh-hp-number" x={bar / 2 - 6} y="5.4">
        {figure.hp}
      </text>
      <text className="gh-plate-number" x="-16.5" y="5.6">
        {figure.number > 0 ? figure.number : letter}
      </text>
    </Small>
  );
}

type SmallProps = { readonly x: number; readonly y: number; readonly children: ReactNode };

/** Something written small about a point: seen from far away, it is drawn larger. */
const Small = ({ x, y, children }: SmallProps) => (
  <g transform={`translate(${x} ${y})`}>
    <g className="gh-small">{children}</g>
  </g>
);

type BadgeProps = {
  readonly of: 'shield' | 'retaliate';
  readonly value: number;
  readonly x: number;
  readonly y: number;
};

function Badge({ of, value, x, y }: BadgeProps) {
  if (value === 0) return null;
  return (
    <Small x={x} y={y}>
      <g className="gh-badge" data-of={of}>
        <Glyph name={`gh/${of}`} size={25} className="is-badge" />
        <text y="4.5">{value}</text>
      </g>
    </Small>
  );
}

/** Where the tokens of conditions lie: down the right side, then over the top. */
const spots = [
  [32, -28],
  [35, -8],
  [16, -42],
  [-4, -45],
  [35, 12],
  [-22, -40],
] as const;

function Conditions({ figure }: { readonly figure: FigureView }) {
  return figure.conditions.map(({ is }, index) => {
    const [x, y] = spots[index % spots.length] ?? [0, 0];
    return (
      <g key={is} className="gh-condition" data-condition={is} transform={`translate(${x} ${y})`}>
        <circle r="10.5" />
        <Glyph name={`gh/${is}`} size={15} />
      </g>
    );
  });
}
