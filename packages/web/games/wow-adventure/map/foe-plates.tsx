import type { Space, SpaceId } from '@tavolo/wow-adventure';
import { memo } from 'react';
import { Glyph } from '../../../parts/drawing/glyph.tsx';
import { placeOf, reachOf, spaces } from './plane.ts';

type FoePlatesProps = { readonly inSight: readonly SpaceId[] };

/** The numbers of those who are fought on the map, each below its space, wherever all of it is in sight. */
export const FoePlates = memo(function FoePlates({ inSight }: FoePlatesProps) {
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: it never has the focus
    <g aria-hidden="true">
      {spaces
        .filter(({ id }) => inSight.includes(id))
        .map((space) => (
          <FoePlate key={space.id} space={space} />
        ))}
    </g>
  );
});

function FoePlate({ space }: { readonly space: Space }) {
  const foe = space.encounter?.foe ?? null;
  if (foe === null) return null;
  const [x, y] = placeOf(space.id);
  const numbers = [
    { of: foe.attack.type, value: foe.attack.value },
    { of: 'defense', value: foe.defense },
    { of: 'damage', value: foe.damage },
  ];
  return (
    <g className="wa-foe" data-level={space.level} transform={`translate(${x} ${y + reachOf(space) + 1})`}>
      <rect x="-34" y="-8" width="68" height="16" rx="5" />
      {numbers.map(({ of, value }, at) => (
        <g key={of} transform={`translate(${(at - 1) * 22} 0)`}>
          <Glyph name={`wa/${of}`} size={10.5} x={-5} />
          <text x="4.6" y="4.4">
            {value}
          </text>
        </g>
      ))}
    </g>
  );
}
