import type { SpaceId } from '@tavolo/wow-adventure';
import { type CSSProperties, memo } from 'react';
import { Glyph } from '../../../parts/drawing/glyph.tsx';
import type { ChartProps, Figure, Thing } from './chart-props.ts';
import { placeOf, reachOf, spaces, translated } from './plane.ts';

const bySpace = new Map(spaces.map((space) => [space.id, space]));

/** Where the things on a space lie: around it, each next one further, so that none hides another. */
const around = [-35, 35, 145, 90, -145, 0, 180];

const reachAt = (id: SpaceId): number => {
  const space = bySpace.get(id);
  return space === undefined ? 0 : reachOf(space);
};

/** What lies on spaces: markers and tokens. They are read out with the spaces. */
export const Things = memo(function Things({ things }: Pick<ChartProps, 'things'>) {
  return things.map((thing) => {
    const rank = things.filter(({ space }) => space === thing.space).indexOf(thing);
    const angle = ((around[rank % around.length] ?? 0) * Math.PI) / 180;
    const [x, y] = placeOf(thing.space);
    const reach = reachAt(thing.space) + 5;
    return (
      <g
        key={thing.id}
        className="wa-thing"
        data-is={thing.is}
        transform={translated([x + reach * Math.cos(angle), y + reach * Math.sin(angle)])}
      >
        <g className="wa-small">
          <ThingShown thing={thing} />
        </g>
      </g>
    );
  });
});

function ThingShown({ thing }: { readonly thing: Thing }) {
  switch (thing.is) {
    case 'unbeaten':
      return <Flag thing={thing} />;
    case 'discovery':
      return <Token thing={thing} />;
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
function Flag({ thing }: { readonly thing: Extract<Thing, { is: 'unbeaten' }> }) {
  return (
    <>
      <path className="wa-flag-pole" d="M-8 12V-18" />
      <path className="wa-flag" d="M-8 -18C-2 -22 6 -13 14 -17V-1C6 3 -2 -6 -8 -2Z" />
      <text className="wa-flag-number" x="3" y="-4.6">
        {thing.number}
      </text>
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

const Token = ({ thing: { known } }: { readonly thing: Extract<Thing, { is: 'discovery' }> }) => (
  <>
    <circle className="wa-token" r="10.5" />
    {known === null ? (
      <text className="wa-token-sign" y="5.4">
        ?
      </text>
    ) : (
      <Glyph name={known} size={14} />
    )}
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
    const together = figures.filter(({ space }) => space === figure.space);
    const aside = (together.indexOf(figure) - (together.length - 1) / 2) * 25;
    const [x, y] = placeOf(figure.space);
    return (
      <g
        key={figure.id}
        className="wa-figure"
        data-active={figure.isActive}
        style={
          {
            transform: `translate(${x + aside}px, ${y + 12}px)`,
            '--wa-hero': figure.colour,
          } as CSSProperties /* with a property of our own */
        }
      >
        <g className="wa-small">
          <Pawn figure={figure} />
        </g>
      </g>
    );
  });
});

const Pawn = ({ figure: { emblem } }: { readonly figure: Figure }) => (
  <>
    <ellipse className="wa-pawn-shadow" cx="2" cy="9" rx="13" ry="5" />
    <path className="wa-pawn" d="M-11 8C-11 2 -6 0 -5 -6H5C6 0 11 2 11 8C7 12 -7 12 -11 8Z" />
    <circle className="wa-pawn-head" cy="-16" r="14" />
    <Glyph name={emblem} size={20} y={-16} className="wa-emblem" />
  </>
);
