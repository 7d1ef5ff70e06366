import { useInspected } from '../inspecting.ts';
import { figureOf, useScene } from '../scene.ts';
import { useExplained } from '../sheets/memory.ts';
import { centreOf, hexOutline, type Lie, side } from './plane.ts';

/** The way and the targets of a monster whose explanation is open. */
export function Intended({ lie }: { readonly lie: Lie }) {
  const scene = useScene();
  const { what } = useInspected();
  const figure = what?.is === 'figure' ? figureOf(scene, what.id) : null;
  const why = useExplained(figure);
  const [way] = why?.explained.ways ?? [];
  // What is past is not drawn: the figure stands elsewhere now.
  if (figure === null || way === undefined || why?.isAhead !== true) return null;
  const points = [figure.hex, ...way.path].map((hex) => centreOf(hex, lie));
  const targets = way.blows.flatMap(({ on }) => figureOf(scene, on)?.hex ?? []);
  return (
    <g className="gh-way is-intended">
      <path className="gh-way-under" d={`M${points.map((point) => point.join(' ')).join('L')}`} />
      <path className="gh-way-line" d={`M${points.map((point) => point.join(' ')).join('L')}`} />
      {targets.map((hex) => {
        const [x, y] = centreOf(hex, lie);
        return (
          <path
            key={hex}
            className="gh-intended-target"
            d={hexOutline(side - 4, lie)}
            transform={`translate(${x} ${y})`}
          />
        );
      })}
    </g>
  );
}
