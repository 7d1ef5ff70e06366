import { memo } from 'react';
import parchment from '../../../../look/textures/parchment.webp';
import type { Bounds } from '../../../../parts/drawing/point.ts';
import { overlap } from '../boxes.ts';
import { chartBounds } from '../plane.ts';
import { roadPath, roads } from '../roads.ts';
import { coast, lakes } from './coast.ts';
import { CompassRose, Frame, Sea } from './ornaments.tsx';
import { regions } from './regions.ts';
import { type Stamp, stamps } from './stamps.ts';
import { roomOf, terrain } from './terrain.ts';
import { rivers } from './waters.ts';

/** How much paper there is beyond the frame. */
const beyond = 12;

type LandscapeProps = {
  /** Where something is written: nothing is drawn there. */
  readonly kept: readonly Bounds[];
};

/** The land and the sea, and the roads: all that never changes but for the names. */
export const Landscape = memo(function Landscape({ kept }: LandscapeProps) {
  return (
    <g className="wa-landscape">
      <Definitions />
      <Paper className="wa-sheet" />
      <Paper className="wa-sea" />
      <Sea />
      <path className="wa-shore" d={coast} />
      <path className="wa-land" d={coast} />
      <g clipPath="url(#wa-on-land)">
        {Object.entries(regions).map(([zone, region]) => (
          <path key={zone} className="wa-region" data-zone={zone} d={region} />
        ))}
        {rivers.map((river) => (
          <path key={river} className="wa-river" d={river} />
        ))}
      </g>
      <path className="wa-coast" d={coast} />
      <path className="wa-lake" d={lakes} />
      <Roads />
      <Terrain kept={kept} />
      <CompassRose />
      <Frame />
      <Paper className="wa-paper" />
    </g>
  );
});

function Definitions() {
  return (
    <defs>
      <clipPath id="wa-on-land">
        <path d={coast} />
      </clipPath>
      <pattern id="wa-parchment" patternUnits="userSpaceOnUse" width="420" height="420">
        <image href={parchment} width="420" height="420" preserveAspectRatio="none" />
      </pattern>
      {Object.entries(stamps).map(([kind, stamp]) => (
        <StampDefined key={kind} kind={kind} stamp={stamp} />
      ))}
    </defs>
  );
}

const StampDefined = ({ kind, stamp }: { readonly kind: string; readonly stamp: Stamp }) => (
  <g id={`wa-${kind}`} className="wa-stamp" data-kind={kind}>
    {stamp.body === '' ? null : <path className="wa-stamp-body" d={stamp.body} />}
    {stamp.shade === '' ? null : <path className="wa-stamp-shade" d={stamp.shade} />}
    <path className="wa-stamp-line" d={stamp.line} />
  </g>
);

/** The whole sheet. */
const Paper = ({ className }: { readonly className: string }) => (
  <rect
    className={className}
    x={chartBounds.left - beyond}
    y={chartBounds.top - beyond}
    width={chartBounds.right - chartBounds.left + 2 * beyond}
    height={chartBounds.bottom - chartBounds.top + 2 * beyond}
  />
);

const allRoads = roads.map(roadPath).join('');

const Roads = () => (
  <>
    <path className="wa-road-edge" d={allRoads} />
    <path className="wa-road" d={allRoads} />
  </>
);

function Terrain({ kept }: LandscapeProps) {
  const free = terrain.filter((one) => kept.every((box) => overlap(box, roomOf(one)) === 0));
  return free.map(({ kind, at: [x, y], isMirrored, scale }) => (
    <use
      key={`${x} ${y}`}
      href={`#wa-${kind}`}
      transform={`translate(${x} ${y}) scale(${isMirrored ? -scale : scale} ${scale})`}
    />
  ));
}
