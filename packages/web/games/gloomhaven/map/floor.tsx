import { memo } from 'react';
import stone from '../look/stone.webp';
import { centreOf, cornersAbout, grainOf, hexOutline, type Orientation, outlineOf, side } from './plane.ts';

type FloorProps = { readonly hexes: readonly string[]; readonly orientation: Orientation };

/** Cracks and joints of a slab, drawn about its middle; a slab has one of them, turned this way or that. */
const cracks: readonly string[] = [
  '',
  'M-38 -4 L-16 2 L-4 -8 L14 -2 L40 -10 M-4 -8 L-8 -40',
  'M-30 -30 L-12 -10 L-16 12 L-34 26 M-12 -10 L22 -14 L38 -22',
  'M-42 8 L-20 4 L-6 18 L18 14 L42 24',
  'M4 -46 L0 -20 L10 -2 L2 22 L8 46 M10 -2 L40 6',
  'M-20 40 L-10 22 L-22 6 M24 -36 L16 -20 L28 -6',
];

/** The floor of the rooms that are seen: slabs of stone, no two quite alike. */
export const Floor = memo(function Floor({ hexes, orientation }: FloorProps) {
  const ground = hexes
    .map((hex) => outlineOf(cornersAbout(centreOf(hex, orientation), side + 1, orientation)))
    .join('');
  return (
    <g className="gh-floor">
      <defs>
        <pattern id="gh-stone" patternUnits="userSpaceOnUse" width="640" height="640">
          <image href={stone} width="640" height="640" preserveAspectRatio="none" />
        </pattern>
        <clipPath id="gh-inside">
          <path d={ground} />
        </clipPath>
        <path id="gh-slab" d={hexOutline(side - 1.2, orientation)} />
        <path id="gh-slab-edge" d={hexOutline(side - 3.2, orientation)} />
      </defs>
      <path className="gh-ground" d={ground} />
      {hexes.map((hex) => (
        <Slab key={hex} hex={hex} orientation={orientation} />
      ))}
      <path className="gh-ground-grain" d={ground} fill="url(#gh-stone)" />
    </g>
  );
});

function Slab({ hex, orientation }: { readonly hex: string; readonly orientation: Orientation }) {
  const grain = grainOf(hex);
  const [x, y] = centreOf(hex, orientation);
  const crack = cracks[grain % cracks.length] ?? '';
  return (
    <g className="gh-slab" transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
      <use className={`gh-slab-stone is-${(grain >>> 4) % 5}`} href="#gh-slab" />
      <use className="gh-slab-edge" href="#gh-slab-edge" />
      {crack === '' ? null : (
        <path className="gh-crack" d={crack} transform={`rotate(${((grain >>> 8) % 6) * 60})`} />
      )}
    </g>
  );
}
