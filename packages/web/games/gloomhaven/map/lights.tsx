import { useScene } from '../scene.ts';
import { centreOf, type Orientation, side } from './plane.ts';

/** The torches of the heroes: warm light on the floor around each. */
export function Lights({ orientation }: { readonly orientation: Orientation }) {
  const { view } = useScene();
  const heroes = view.figures.filter(({ kind }) => kind === 'character');
  return (
    <g className="gh-lights" clipPath="url(#gh-inside)">
      <defs>
        <radialGradient id="gh-torch">
          <stop className="gh-torch-near" offset="0" />
          <stop className="gh-torch-mid" offset="0.45" />
          <stop className="gh-torch-far" offset="1" />
        </radialGradient>
      </defs>
      {heroes.map(({ id, hex }) => {
        const [x, y] = centreOf(hex, orientation);
        return (
          <circle
            key={id}
            className="gh-torch"
            r={side * 5.5}
            fill="url(#gh-torch)"
            style={{ transform: `translate(${x}px, ${y}px)` }}
          />
        );
      })}
    </g>
  );
}
