import { hexIn, type WayAcross, wayTo } from '@tavolo/gloomhaven';
import { useMemo, useState } from 'react';
import { Touchable } from '../../../parts/drawing/touchable.tsx';
import { useRoving } from '../../../parts/drawing/use-roving.ts';
import type { Lit } from '../lit.ts';
import { type Scene, useScene } from '../scene.ts';
import { tableIn } from '../seen-table.ts';
import { centreOf, hexOutline, type Orientation, side } from './plane.ts';
import { WayShown } from './way-shown.tsx';

type LitHex = { readonly hex: string; readonly lit: Lit; readonly way: WayAcross | null };

/** The hexes that answer the question; one that is pointed at shows the way there. */
export function LitHexes({ orientation }: { readonly orientation: Orientation }) {
  const scene = useScene();
  const hexes = useMemo(() => litHexes(scene), [scene]);
  const [pointed, point] = useState<string | null>(null);
  const spots = useMemo(
    () => hexes.map(({ hex }) => ({ id: hex, at: centreOf(hex, orientation) })),
    [hexes, orientation],
  );
  const roving = useRoving(spots);
  if (hexes.length === 0) return null;
  return (
    <g className="gh-lit-hexes">
      {hexes.map(({ hex, lit, way }) => (
        <Touchable
          key={lit.option}
          className="gh-lit-hex"
          spot={hex}
          option={lit.option}
          label={way === null ? lit.label : scene.own.withCost(lit.label, way.cost, way.dangers.length)}
          tabIndex={roving.tabIndexOf(hex)}
          isPressed={lit.isPicked ?? undefined}
          onTouch={lit.pick}
          onKey={roving.onKey(hex)}
          onPoint={(isPointed) => point((before) => (isPointed ? hex : before === hex ? null : before))}
        >
          <LitShape hex={hex} cost={way?.cost ?? null} orientation={orientation} />
        </Touchable>
      ))}
      <WayShown to={hexIn(scene.picked[0] ?? '') ?? pointed} orientation={orientation} />
    </g>
  );
}

type LitShapeProps = {
  readonly hex: string;
  readonly cost: number | null;
  readonly orientation: Orientation;
};

function LitShape({ hex, cost, orientation }: LitShapeProps) {
  const [x, y] = centreOf(hex, orientation);
  return (
    <g transform={`translate(${x} ${y})`}>
      <path className="gh-lit-glow" d={hexOutline(side - 3, orientation)} />
      <path className="gh-lit-line" d={hexOutline(side - 5, orientation)} />
      {cost === null ? null : (
        <text className="gh-lit-cost" y="6">
          {cost}
        </text>
      )}
    </g>
  );
}

/** What is lit on the map, with what it costs to go there where that is asked. */
function litHexes({ lit, view, question }: Scene): readonly LitHex[] {
  if (question === null) return [];
  return [...lit.values()].flatMap((one) => {
    const hex = hexIn(one.option);
    if (hex === null) return [];
    const way = question.name === 'move-to' ? wayTo(tableIn(view), question, hex) : null;
    return [{ hex, lit: one, way }];
  });
}
