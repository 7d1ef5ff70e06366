import type { SpaceId } from '@tavolo/wow-adventure';
import { type CSSProperties, memo } from 'react';
import { Glyph } from '../../../parts/drawing/glyph.tsx';
import type { ChartProps, Figure, Thing } from './chart-props.ts';
import { figureAside, figureBelow, thingPlace } from './piece-places.ts';
import { placeOf, translated } from './plane.ts';

type ThingsProps = Pick<ChartProps, 'things'> & {
  /** The spaces that are in sight with all that is written about them. */
  readonly inSight: readonly SpaceId[];
};

/** What lies on spaces: markers and tokens. They are read out with the spaces. */
export const Things = memo(function Things({ things, inSight }: ThingsProps) {
  return things.map((thing) => (
    <g
      key={thing.id}
      className="wa-thing"
      data-is={thing.is}
      transform={translated(thingPlace(thing, things))}
    >
      <g className="wa-small">
        <ThingShown thing={thing} isLettered={inSight.includes(thing.space)} />
      </g>
    </g>
  ));
});

type ShownProps<T extends Thing> = { readonly thing: T; readonly isLettered: boolean };

function ThingShown({ thing, isLettered }: ShownProps<Thing>) {
  switch (thing.is) {
    case 'unbeaten':
      return <Flag thing={thing} isLettered={isLettered} />;
    case 'discovery':
      return <Token thing={thing} isLettered={isLettered} />;
    case 'quest':
      return <QuestToken colour={thing.colour} />;
    case 'event':
    case 'trap':
      return (
        <>
          <path className="wa-slip" d="M-10 -10H7L10 -7V10H-10Z" />
          <Glyph name={`wa/${thing.is}`} size={16} />
        </>
      );
  }
}

/** An encounter that waits: its number on a flag; a chain about it if it lets nobody pass. */
function Flag({ thing, isLettered }: ShownProps<Extract<Thing, { is: 'unbeaten' }>>) {
  return (
    <>
      <path className="wa-flag-pole" d="M-8 12V-18" />
      <path className="wa-flag" d="M-8 -18C-2 -22 6 -13 14 -17V-1C6 3 -2 -6 -8 -2Z" />
      {isLettered ? (
        <text className="wa-flag-number" x="3" y="-4.6">
          {thing.number}
        </text>
      ) : null}
      {thing.isAggro ? (
        <g className="wa-chain">
          <ellipse cx="-6" cy="9" rx="5" ry="3.4" />
          <ellipse cx="2" cy="9" rx="5" ry="3.4" />
          <ellipse cx="10" cy="9" rx="5" ry="3.4" />
        </g>
      ) : null}
    </>
  );
}

const Token = ({ thing: { known }, isLettered }: ShownProps<Extract<Thing, { is: 'discovery' }>>) => (
  <>
    <circle className="wa-token" r="10.5" />
    {known === null ? null : <Glyph name={known} size={14} />}
    {known === null && isLettered ? (
      <text className="wa-token-sign" y="5.4">
        ?
      </text>
    ) : null}
  </>
);

const QuestToken = ({ colour }: { readonly colour: string }) => (
  <g style={{ '--wa-hero': colour } as CSSProperties /* a property of our own */}>
    <path className="wa-quest-token" d="M0 -11L10 -3L6 9H-6L-10 -3Z" />
    <Glyph name="wa/quest" size={13} className="wa-emblem" />
  </g>
);

/** Heroes, side by side where several stand on a space. */
export const Figures = memo(function Figures({ figures }: Pick<ChartProps, 'figures'>) {
  return figures.map((figure) => {
    const aside = figureAside(figure, figures);
    const [x, y] = placeOf(figure.space);
    return (
      <g
        key={figure.id}
        className="wa-figure"
        data-part="figure"
        data-active={figure.isActive}
        style={
          {
            transform: `translate(calc(${x}px + ${aside}px * var(--wa-pawn)), ${y + figureBelow}px) scale(var(--wa-pawn))`,
            '--wa-hero': figure.colour,
          } as CSSProperties /* with a property of our own */
        }
      >
        <Pawn figure={figure} />
      </g>
    );
  });
});

const Pawn = ({ figure: { emblem } }: { readonly figure: Figure }) => (
  <>
    <ellipse className="wa-pawn-shadow" cx="1.5" cy="5" rx="11" ry="4" />
    <path className="wa-pawn" d="M-9 4C-9 0 -5 -2 -4 -6H4C5 -2 9 0 9 4C6 7 -6 7 -9 4Z" />
    <circle className="wa-pawn-head" cy="-16" r="13.5" />
    <Glyph name={emblem} size={20} y={-16} className="wa-emblem" />
  </>
);
