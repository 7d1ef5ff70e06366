import { type CSSProperties, memo } from 'react';
import { Glyph } from '../../../parts/drawing/glyph.tsx';
import type { SpaceId } from '../game.ts';
import { middleOfLarge } from './plane.ts';

/** A unit on the map. */
export type Figure = {
  readonly id: string;
  readonly space: SpaceId;
  /** How many spaces it is wide and high. */
  readonly size: number;
  readonly label: string;
  /** The name of an icon. */
  readonly emblem: string;
  readonly health: number;
  readonly most: number;
  readonly is: 'explorer' | 'monster';
  /** An explorer's colour; a monster has its place in the queue. */
  readonly colour: string;
  readonly number: number | null;
  readonly isActive: boolean;
  /** Hard to get hold of: drawn as mist. */
  readonly isEthereal: boolean;
  /** Explorers that have had their turn, monsters that have acted. */
  readonly isDone: boolean;
};

type FiguresProps = {
  readonly figures: readonly Figure[];
  /** Those on which nothing can be written. */
  readonly cut: ReadonlySet<string>;
};

/** Everybody on the map. */
export const Figures = memo(function Figures({ figures, cut }: FiguresProps) {
  return figures.map((figure) => (
    <Piece key={figure.id} figure={cut.has(figure.id) ? { ...figure, number: null } : figure} />
  ));
});

/** As large as a space allows: on a phone every pixel counts. */
const grown = 1.06;

function Piece({ figure }: { readonly figure: Figure }) {
  const { space, size, is, colour, isActive, isEthereal, isDone } = figure;
  const [x, y] = middleOfLarge(space, size);
  return (
    <g
      className="ma-figure"
      data-part="figure"
      data-is={is}
      data-active={isActive}
      data-ethereal={isEthereal}
      data-done={isDone}
      style={
        {
          transform: `translate(${x}px, ${y}px) scale(${size * grown})`,
          '--ma-unit': colour,
        } as CSSProperties // with a property of our own
      }
    >
      {is === 'explorer' ? <Explorer figure={figure} /> : <Monster figure={figure} />}
      <Health figure={figure} />
    </g>
  );
}

const Explorer = ({ figure: { emblem } }: { readonly figure: Figure }) => (
  <>
    <ellipse className="ma-shade" cx="3" cy="6" rx="25" ry="24" />
    <circle className="ma-pawn-rim" r="26" />
    <circle className="ma-pawn" r="22" />
    <Glyph name={emblem} size={32} y={-3} className="ma-emblem" />
  </>
);

/** Monsters are angular, so that nobody needs colours to tell them from explorers. */
const Monster = ({ figure: { emblem, number } }: { readonly figure: Figure }) => (
  <>
    <path className="ma-shade" d="M3 -22L27 -9V17L3 31L-21 17V-9Z" />
    <path className="ma-beast-rim" d="M0 -28L25 -14V14L0 28L-25 14V-14Z" />
    <path className="ma-beast" d="M0 -23.5L21 -12V12L0 23.5L-21 12V-12Z" />
    <Glyph name={emblem} size={30} y={-3} className="ma-emblem" />
    {number === null ? null : (
      <g transform="translate(19 -19)">
        <g className="ma-queue-number ma-readable">
          <circle r="11" />
          <text>{number}</text>
        </g>
      </g>
    )}
  </>
);

/** Health as drops along the foot of a figure; more than six as a number. */
function Health({ figure: { health, most } }: { readonly figure: Figure }) {
  if (most > 7)
    return (
      <g transform="translate(0 21)">
        <g className="ma-health ma-readable">
          <rect className="ma-health-plate" x="-21" y="-10" width="42" height="20" rx="10" />
          <text>
            {health}/{most}
          </text>
        </g>
      </g>
    );
  const step = Math.min(8.5, 44 / most);
  return (
    <g className="ma-health" transform={`translate(${(-step * (most - 1)) / 2} 21)`}>
      {Array.from({ length: most }, (_, nth) => (
        <circle
          // biome-ignore lint/suspicious/noArrayIndexKey: a drop is its place
          key={nth}
          className={nth < health ? 'ma-drop' : 'ma-drop is-gone'}
          cx={nth * step}
          r="3.7"
        />
      ))}
    </g>
  );
}
