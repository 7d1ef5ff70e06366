import { memo } from 'react';
import { type Chart, innerWalls, outerWalls } from './chart.ts';
import type { Lie } from './plane.ts';

type WallsProps = { readonly hexes: readonly string[]; readonly lie: Lie };

/** Thick walls of hewn stone around the rooms, drawn as the same line again and again: shade, stone, joints, light. */
export const Walls = memo(function Walls({ hexes, lie }: WallsProps) {
  const outline = outerWalls(hexes, lie);
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
export const WallFoot = memo(function WallFoot({ hexes, walls, lie }: WallFootProps) {
  const outline = outerWalls(hexes, lie);
  const inner = innerWalls(hexes, walls, lie);
  return (
    <g className="gh-foot">
      <path className="gh-foot-shade" d={outline} />
      <path className="gh-foot-edge" d={outline} />
      <path className="gh-inner-side" d={inner} />
      <path className="gh-inner-stone" d={inner} />
    </g>
  );
});
