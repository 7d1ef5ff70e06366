import { useInspected } from '../inspecting.ts';
import { figureOf, useScene } from '../scene.ts';
import { lettersOf } from '../sheets/letters.ts';
import { useExplained } from '../sheets/memory.ts';
import { centreOf, hexOutline, type Orientation, side } from './plane.ts';

/** The way and the targets of a monster whose explanation is open, and the hexes that it compares. */
export function Intended({ orientation }: { readonly orientation: Orientation }) {
  const scene = useScene();
  const { what } = useInspected();
  const figure = what?.is === 'figure' ? figureOf(scene, what.id) : null;
  const why = useExplained(figure);
  const [way] = why?.explained.ways ?? [];
  if (why === null || way === undefined) return null;
  const points = [why.from, ...way.path].map((hex) => centreOf(hex, orientation));
  const targets = way.blows.flatMap(({ on }) => figureOf(scene, on)?.hex ?? []);
  return (
    <g className="gh-way is-intended">
      <path className="gh-way-under" d={`M${points.map((point) => point.join(' ')).join('L')}`} />
      <path className="gh-way-line" d={`M${points.map((point) => point.join(' ')).join('L')}`} />
      {targets.map((hex) => {
        const [x, y] = centreOf(hex, orientation);
        return (
          <path
            key={hex}
            className="gh-intended-target"
            d={hexOutline(side - 4, orientation)}
            transform={`translate(${x} ${y})`}
          />
        );
      })}
    </g>
  );
}

/** The letters of the hexes that are compared, above everything that stands on them. */
export function Lettered({ orientation }: { readonly orientation: Orientation }) {
  const scene = useScene();
  const { what } = useInspected();
  const why = useExplained(what?.is === 'figure' ? figureOf(scene, what.id) : null);
  if (why === null) return null;
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: it never has the focus
    <g className="gh-letters" aria-hidden="true">
      {[...lettersOf(scene, why.explained)].map(([hex, letter]) => {
        const [x, y] = centreOf(hex, orientation);
        return (
          <g key={hex} transform={`translate(${x} ${y - side / 2})`}>
            <circle r="15" />
            <text y="7">{letter}</text>
          </g>
        );
      })}
    </g>
  );
}
