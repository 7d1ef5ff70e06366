import { wayTo } from '@tavolo/gloomhaven';
import type { Point } from '../../../parts/drawing/point.ts';
import { figureOf, useScene } from '../scene.ts';
import { tableIn } from '../seen-table.ts';
import { centreOf, hexOutline, type Orientation, side } from './plane.ts';

type WayShownProps = { readonly to: string | null; readonly orientation: Orientation };

/** The path to the hex that is pointed at: a dotted line from the figure that moves, with a flag at its end. */
export function WayShown({ to, orientation }: WayShownProps) {
  const scene = useScene();
  const { question, view } = scene;
  if (to === null || question?.name !== 'move-to') return null;
  const way = wayTo(tableIn(view), question, to);
  const mover = figureOf(scene, question.about.figure);
  if (way === null || mover === null) return null;
  const points = [mover.hex, ...way.hexes].map((hex) => centreOf(hex, orientation));
  const [x, y] = points.at(-1) ?? [0, 0];
  return (
    <g className="gh-way">
      <path className="gh-way-under" d={`M${points.map((point) => point.join(' ')).join('L')}`} />
      <path className="gh-way-line" d={`M${points.map((point) => point.join(' ')).join('L')}`} />
      {points.slice(1, -1).map(([x, y]) => (
        <circle key={`${x} ${y}`} className="gh-way-step" cx={x} cy={y} r="6" />
      ))}
      {way.dangers.map((hex) => (
        <Danger key={hex} at={centreOf(hex, orientation)} orientation={orientation} />
      ))}
      <g transform={`translate(${x} ${y})`}>
        <circle className="gh-way-step" data-hurts={way.dangers.length > 0} r="19" />
        <text className="gh-way-cost" y="8">
          {way.cost}
        </text>
      </g>
    </g>
  );
}

/** A hex on the way that hurts. */
const Danger = ({ at: [x, y], orientation }: { readonly at: Point; readonly orientation: Orientation }) => (
  <path className="gh-way-danger" d={hexOutline(side - 4, orientation)} transform={`translate(${x} ${y})`} />
);
