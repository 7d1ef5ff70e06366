import type { Space } from '@tavolo/wow-adventure';
import { memo } from 'react';
import { Glyph } from '../../../parts/drawing/glyph.tsx';
import { placeOf, reachOf, spaces } from './plane.ts';

/** The numbers of those who are fought on the map, each below its space. */
export const FoePlates = memo(function FoePlates() {
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: it never has the focus
    <g aria-hidden="true">
      {spaces.map((space) => (
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
