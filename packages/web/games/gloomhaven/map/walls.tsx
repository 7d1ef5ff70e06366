import { memo } from 'react';
import { type Chart, innerWalls, outerWalls } from './chart.ts';
import type { Orientation } from './plane.ts';

type WallsProps = { readonly hexes: readonly string[]; readonly orientation: Orientation };

/** Thick walls of hewn stone around the rooms, drawn as the same line again and again: shade, stone, joints, light. */
export const Walls = memo(function Walls({ hexes, orientation }: WallsProps) {
  const outline = outerWalls(hexes, orientation);
  return (
    <g className="gh-walls">
      <path className="gh-wall-shade" d={outline} />
      <path className="gh-wall-side" d={outline} />
      <path className="gh-wall-stone" d={outline} />
      <path className="gh-wall-joints" d={outline} />
    </g>
  );
});

type WallFootProps = WallsProps & { readonly walls: Chart['walls'] };

/** Where walls meet the floor, and the walls between neighbours. */
export const WallFoot = memo(function WallFoot({ hexes, walls, orientation }: WallFootProps) {
  const outline = outerWalls(hexes, orientation);
  const inner = innerWalls(hexes, walls, orientation);
  return (
    <g className="gh-foot">
      <path className="gh-foot-shade" d={outline} />
      <path className="gh-foot-edge" d={outline} />
      <path className="gh-inner-side" d={inner} />
      <path className="gh-inner-stone" d={inner} />
    </g>
  );
});
