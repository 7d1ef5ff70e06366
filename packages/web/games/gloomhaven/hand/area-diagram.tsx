import type { Area } from '../game.ts';
import { boundsOf, centreOf, hexOutline, side } from '../map/plane.ts';

/** The hexes of an area attack: those that are hit, and the attacker's grey one. Words beside it say how many. */
export function AreaDiagram({ area }: { readonly area: Area }) {
  const hit = area.hexes.map(([q, r]) => `${q},${r}`);
  const all = area.from === 'self' ? ['0,0', ...hit] : hit;
  const { left, top, right, bottom } = boundsOf(all, 'printed', 4);
  return (
    <svg
      className="gh-area"
      viewBox={`${left} ${top} ${right - left} ${bottom - top}`}
      style={{ aspectRatio: `${right - left} / ${bottom - top}`, blockSize: `${(bottom - top) / 75}em` }}
      aria-hidden="true"
    >
      {all.map((hex) => {
        const [x, y] = centreOf(hex, 'printed');
        return (
          <path
            key={hex}
            className={hit.includes(hex) ? 'is-hit' : 'is-self'}
            d={hexOutline(side - 3, 'printed')}
            transform={`translate(${x} ${y})`}
          />
        );
      })}
    </svg>
  );
}
