import { memo, useMemo } from 'react';
import { Glyph } from '../../../parts/drawing/glyph.tsx';
import type { Point } from '../../../parts/drawing/point.ts';
import { Touchable } from '../../../parts/drawing/touchable.tsx';
import { useRoving } from '../../../parts/drawing/use-roving.ts';
import { side, translated } from './plane.ts';

/** A place on the map that answers the question that is asked. */
export type Light = {
  readonly option: string;
  /** A space, a door, a gate that lies across or along, or a unit. */
  readonly is: 'space' | 'door' | 'gate' | 'gate-upright' | 'unit';
  readonly at: Point;
  /** How many spaces it is wide and high. */
  readonly size: number;
  /** What touching it does. */
  readonly label: string;
  /** What it costs; `null`: nothing that is shown. */
  readonly price: { readonly stamina: number; readonly essence: number } | null;
  /** How likely an attack hits it, from 0 to 1; `null`: none is aimed at it. */
  readonly chance: number | null;
  /** A space that is walked to: its price is the steps. */
  readonly isWalk: boolean;
  readonly isPicked: boolean;
  /** A monster may reach whoever ends a turn there. */
  readonly isWatched: boolean;
};

type LightsProps = {
  readonly lights: readonly Light[];
  /** Options that nothing can be written on. */
  readonly cut: ReadonlySet<string>;
  readonly onPick: (option: string) => void;
  /** Somebody points at it; `null`: no more. */
  readonly onPoint: (option: string | null) => void;
};

/** What can be touched on the map: ringed, with its price in pips. */
export const Lights = memo(function Lights({ lights, cut, onPick, onPoint }: LightsProps) {
  const spots = useMemo(() => lights.map(({ option, at }) => ({ id: option, at })), [lights]);
  const roving = useRoving(spots);
  return (
    <>
      {lights.map((light) => (
        <Touchable
          key={light.option}
          className="ma-touch"
          spot={light.option}
          option={light.option}
          label={light.label}
          tabIndex={roving.tabIndexOf(light.option)}
          isPressed={light.isPicked}
          onTouch={() => onPick(light.option)}
          onKey={roving.onKey(light.option)}
          onPoint={(isPointed) => onPoint(isPointed ? light.option : null)}
        >
          <g
            className="ma-light"
            data-is={light.is}
            data-picked={light.isPicked}
            data-far={light.isWalk ? Math.min(4, light.price?.stamina ?? 1) : undefined}
            transform={translated(light.at)}
          >
            <Shape light={light} />
          </g>
        </Touchable>
      ))}
      <g className="ma-marks">
        {lights.map((light) => (
          <Marks key={light.option} light={light} isCut={cut.has(light.option)} />
        ))}
      </g>
    </>
  );
});

type MarksProps = { readonly light: Light; readonly isCut: boolean };

/** What is written on a light, for the eye: its label says it too. */
const Marks = ({ light, isCut }: MarksProps) => (
  // biome-ignore lint/a11y/noAriaHiddenOnFocusable: it never has the focus
  <g data-of={light.option} transform={translated(light.at)} aria-hidden="true">
    {isCut ? null : (
      <>
        <Price light={light} />
        <Chance light={light} />
      </>
    )}
    {light.isWatched ? <Tooth /> : null}
  </g>
);

function Shape({ light: { is, size } }: { readonly light: Light }) {
  const reach = (side * size) / 2;
  switch (is) {
    case 'door':
      return <circle className="ma-light-shape" r="17" />;
    case 'gate':
      return <rect className="ma-light-shape" x={-side} y={-22} width={2 * side} height="44" rx="10" />;
    case 'gate-upright':
      return <rect className="ma-light-shape" x={-22} y={-side} width="44" height={2 * side} rx="10" />;
    case 'unit':
      return <circle className="ma-light-shape" r={reach + 2} />;
    case 'space':
      return (
        <rect
          className="ma-light-shape"
          x={-reach + 3}
          y={-reach + 3}
          width={2 * reach - 6}
          height={2 * reach - 6}
          rx="8"
        />
      );
  }
}

/** Of a walk, its steps; of anything else stamina as a row of bolts, essence as crystals. */
function Price({ light: { price, isWalk } }: { readonly light: Light }) {
  if (price === null) return null;
  if (isWalk) return <text className="ma-steps ma-readable">{price.stamina}</text>;
  const pips = [
    ...Array.from({ length: price.stamina }, () => 'stamina' as const),
    ...Array.from({ length: price.essence }, () => 'essence' as const),
  ];
  if (pips.length === 0) return null;
  const width = 13 * pips.length + 6;
  return (
    <g className="ma-price" transform="translate(0 -21)">
      <rect className="ma-price-plate" x={-width / 2} y="-9.5" width={width} height="19" rx="9.5" />
      {pips.map((pip, nth) => (
        <g
          // biome-ignore lint/suspicious/noArrayIndexKey: a pip is its place
          key={nth}
          className={`ma-pip is-${pip}`}
          transform={`translate(${13 * (nth - (pips.length - 1) / 2)} 0)`}
        >
          <Glyph name={`ma/${pip}`} size={13} />
        </g>
      ))}
    </g>
  );
}

/** The odds of an attack. */
function Chance({ light: { chance, size } }: { readonly light: Light }) {
  if (chance === null) return null;
  return (
    <g transform={`translate(0 ${(-side * size) / 2})`}>
      <g className="ma-chance ma-readable">
        <rect x="-23" y="-12" width="46" height="24" rx="12" />
        <text>{Math.round(100 * chance)}%</text>
      </g>
    </g>
  );
}

/** A monster may reach this space. */
const Tooth = () => <path className="ma-tooth" d="M13 29L18 17L23 29Z" />;
