import type { Space } from '@tavolo/wow-adventure';
import { memo } from 'react';
import { Glyph } from '../../../parts/drawing/glyph.tsx';
import { levelOutline } from './level-shape.ts';
import { placeOf, reachOf, spaces, translated } from './plane.ts';

/** All spaces as they are printed: the level by ring and outline, the kind by what stands in it. */
export const Spaces = memo(function Spaces({ isNear }: { readonly isNear: boolean }) {
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: it never has the focus
    <g aria-hidden="true">
      {spaces.map((space) => (
        <g
          key={space.id}
          className="wa-space"
          data-kind={space.kind}
          data-level={space.level}
          transform={translated(placeOf(space.id))}
        >
          {space.kind === 'overlord' ? <Wings /> : null}
          <path className="wa-space-shadow" d={levelOutline(space.level, reachOf(space) + 2)} />
          <path className="wa-space-edge" d={levelOutline(space.level, reachOf(space))} />
          <path className="wa-space-ring" d={levelOutline(space.level, reachOf(space))} />
          <path className="wa-space-ground" d={levelOutline(space.level, reachOf(space) - 3.5)} />
          <Face space={space} />
          {isNear ? <FoePlate space={space} /> : null}
        </g>
      ))}
    </g>
  );
});

/** What stands in a space: its own sign, or what it offers. */
function Face({ space }: { readonly space: Space }) {
  if (space.kind === 'city') return <path d={gate} />;
  if (space.kind !== 'normal') return <Glyph name={`wa/${space.id}`} size={reachOf(space) * 1.28} />;
  const [first, second] = space.resources;
  if (first === undefined) return null;
  if (second === undefined) return <Glyph name={`wa/${first}`} size={18} />;
  return (
    <>
      <Glyph name={`wa/${first}`} size={13.5} x={-6.2} y={-2} />
      <Glyph name={`wa/${second}`} size={13.5} x={6.2} y={3} />
    </>
  );
}

/** A gate between two towers. */
const gate =
  'M-17 15V-9H-19V-17H-15.5V-13.5H-13V-17H-9.5V-13.5H-7.5V-17H-6V-8L-8 -8V-3H8V-8L6 -8V-17H7.5V-13.5H9.5V-17H13V-13.5H15.5V-17H19V-9H17V15H7V5A7 7 0 0 0 -7 5V15Z';

/** The wings of the dragon that an overlord is shown with, spread behind the space. */
const wings = [1, -1].map(
  (side) =>
    `M${side * 20} 4C${side * 30} -22 ${side * 46} -30 ${side * 58} -24C${side * 54} -20 ${side * 55} -12 ${side * 52} -6C${side * 46} -9 ${side * 43} -4 ${side * 43} 2C${side * 37} -2 ${side * 34} 4 ${side * 32} 12Z`,
);

const Wings = () => (
  <>
    {wings.map((wing) => (
      <path key={wing} className="wa-wing" d={wing} />
    ))}
    <Glyph name="wa/overlord" size={24} y={-37} className="wa-crest" />
  </>
);

/** The numbers of whoever is fought there. */
function FoePlate({ space }: { readonly space: Space }) {
  const foe = space.encounter?.foe ?? null;
  if (foe === null) return null;
  const numbers = [
    { of: foe.attack.type, value: foe.attack.value },
    { of: 'defense', value: foe.defense },
    { of: 'damage', value: foe.damage },
  ];
  return (
    <g className="wa-foe" transform={`translate(0 ${reachOf(space) + 1})`}>
      <rect x="-30" y="-7" width="60" height="14" rx="4" />
      {numbers.map(({ of, value }, at) => (
        <g key={of} transform={`translate(${(at - 1) * 19} 0)`}>
          <Glyph name={`wa/${of}`} size={9} x={-4.5} />
          <text x="4" y="3.8">
            {value}
          </text>
        </g>
      ))}
    </g>
  );
}
