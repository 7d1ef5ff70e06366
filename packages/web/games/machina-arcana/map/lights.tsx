import { memo, useMemo } from 'react';
import { Glyph } from '../../../parts/drawing/glyph.tsx';
import type { Point } from '../../../parts/drawing/point.ts';
import { Touchable } from '../../../parts/drawing/touchable.tsx';
import { useRoving } from '../../../parts/drawing/use-roving.ts';
import { side, translated } from './plane.ts';

/** A place on the map that answers the question that is asked. */
export type Light = {
  readonly option: string;
  /** A space, a door, a gate, or a unit. */
  readonly is: 'space' | 'door' | 'gate' | 'unit';
  readonly at: Point;
  /** How many spaces it is wide and high. */
  readonly size: number;
  /** What touching it does. */
  readonly label: string;
  /** What it costs; `null`: nothing that is shown. */
  readonly price: { readonly stamina: number; readonly essence: number } | null;
  readonly isPicked: boolean;
  /** A monster may reach whoever ends a turn there. */
  readonly isWatched: boolean;
};

type LightsProps = {
  readonly lights: readonly Light[];
  readonly onPick: (option: string) => void;
  /** Somebody points at it; `null`: no more. */
  readonly onPoint: (option: string | null) => void;
};

/** What can be touched on the map: ringed, with its price in pips. */
export const Lights = memo(function Lights({ lights, onPick, onPoint }: LightsProps) {
  const spots = useMemo(() => lights.map(({ option, at }) => ({ id: option, at })), [lights]);
  const roving = useRoving(spots);
  return lights.map((light) => (
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
        transform={translated(light.at)}
      >
        <Shape light={light} />
        <Price light={light} />
        {light.isWatched ? <Tooth /> : null}
      </g>
    </Touchable>
  ));
});

function Shape({ light: { is, size } }: { readonly light: Light }) {
  const reach = (side * size) / 2;
  switch (is) {
    case 'door':
      return <circle className="ma-light-shape" r="19" />;
    case 'gate':
      return <rect className="ma-light-shape" x={-side} y={-22} width={2 * side} height="44" rx="10" />;
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

/** Stamina as a row of bolts, essence as drops; from four on as a number. */
function Price({ light: { price, is } }: { readonly light: Light }) {
  if (price === null) return null;
  const pips = [
    ...Array.from({ length: price.stamina }, () => 'stamina' as const),
    ...Array.from({ length: price.essence }, () => 'essence' as const),
  ];
  if (pips.length === 0 || (is === 'space' && pips.length === 1 && price.essence === 0))
    return <circle className="ma-dot" r={pips.length === 0 ? 0 : 5} />;
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

/** A monster may reach this space. */
const Tooth = () => <path className="ma-tooth" d="M13 29L18 17L23 29Z" />;
