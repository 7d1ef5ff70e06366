import { Glyph } from '../glyph.tsx';
import { figureOf, useScene } from '../scene.ts';
import { centreOf, type Orientation } from './plane.ts';

/** The damage that somebody may still avert: how many hit points it would leave. [gh/damage.3] */
export function AtStake({ orientation }: { readonly orientation: Orientation }) {
  const scene = useScene();
  const { question } = scene;
  if (question?.name !== 'negate-damage') return null;
  const { damage } = question.about;
  const figure = figureOf(scene, question.about.figure);
  if (figure === null) return null;
  const [x, y] = centreOf(figure.hex, orientation);
  const left = Math.max(0, figure.hp - damage);
  return (
    <g className="gh-at-stake" transform={`translate(${x} ${y - 66})`}>
      <path
        className="gh-at-stake-slip"
        d="M-78 -24h156a10 10 0 0 1 10 10v22a10 10 0 0 1 -10 10h-66l-12 14l-12 -14h-66a10 10 0 0 1 -10 -10v-22a10 10 0 0 1 10 -10z"
      />
      <Glyph name="gh/damage" size={30} x={-66} y={-3} />
      <text x="-36" y="6">
        −{damage}
      </text>
      <Glyph name="gh/hp" size={24} x={6} y={-3} className="is-heart" />
      <text x="34" y="6">
        {figure.hp}
      </text>
      <path className="gh-at-stake-arrow" d="M50 -3h9m-5 -5l5 5l-5 5" />
      <text x="74" y="6">
        {left}
      </text>
    </g>
  );
}
