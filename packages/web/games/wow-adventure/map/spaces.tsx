import type { Space } from '@tavolo/wow-adventure';
import { memo } from 'react';
import { Glyph } from '../../../parts/drawing/glyph.tsx';
import { wings } from './dragon.ts';
import { levelOutline } from './level-shape.ts';
import { placeOf, reachOf, spaces, translated } from './plane.ts';

/** All spaces as they are printed: the level by ring and outline, the kind by what stands in it. */
export const Spaces = memo(function Spaces() {
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
        </g>
      ))}
    </g>
  );
});

/** What stands in a space: its own sign, or what it offers. */
function Face({ space }: { readonly space: Space }) {
  if (space.kind === 'city') return <Gate />;
  if (space.kind === 'overlord') return <Glyph name="wa/overlord" size={37} />;
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

/** A gate in a wall between two towers, and the bars in it. */
const wall =
  'M-19 15V-10H-20.5V-18H-17.5V-15H-15V-18H-12V-15H-9.5V-18H-6.5V-10H-7.5V-7H-5V-10H-2V-7H2V-10H5V-7H7.5V-10H6.5V-18H9.5V-15H12V-18H15V-15H17.5V-18H20.5V-10H19V15H6V6A6 6 0 0 0 -6 6V15Z';
const bars = 'M-3 15V1M0 15V0M3 15V1M-6 5H6M-6 10H6M-13 -6V-1M13 -6V-1';

const Gate = () => (
  <>
    <path className="wa-gate" d={wall} />
    <path className="wa-gate-bars" d={bars} />
  </>
);

const Wings = () => wings.map((wing) => <path key={wing} className="wa-wing" d={wing} />);
