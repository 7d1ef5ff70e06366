import { useEffect, useMemo, useState } from 'react';
import { isPlacement, type Lit } from '../lit.ts';
import { type Scene, useScene } from '../scene.ts';
import { centreOf, hexOutline, type Lie, side } from './plane.ts';
import { Touchable } from './touchable.tsx';
import { useRoving } from './use-roving.ts';

type Laying = { readonly lit: Lit; readonly hexes: readonly string[] };

/** An area that is being laid: it follows the pointer, R turns it, touching lays it. */
export function Placing({ lie }: { readonly lie: Lie }) {
  const scene = useScene();
  const layings = useMemo(() => layingsOf(scene), [scene]);
  const hexes = useMemo(() => [...new Set(layings.flatMap((laying) => laying.hexes))], [layings]);
  const [at, setAt] = useState<string | null>(null);
  const [turn, setTurn] = useState(0);
  const here = useMemo(() => layingsOver(layings, at ?? hexes[0] ?? ''), [layings, at, hexes]);
  const shown = here[turn % Math.max(1, here.length)] ?? layings[0] ?? null;
  useTurning(layings.length > 0, () => setTurn((before) => before + 1));
  const spots = useMemo(() => hexes.map((hex) => ({ id: hex, at: centreOf(hex, lie) })), [hexes, lie]);
  const roving = useRoving(spots);
  if (shown === null) return null;
  return (
    <g className="gh-placing">
      {hexes.map((hex) => (
        <Touchable
          key={hex}
          className="gh-place-hex"
          spot={hex}
          label={shown.lit.label}
          tabIndex={roving.tabIndexOf(hex)}
          onTouch={shown.lit.pick}
          onMore={() => setTurn((before) => before + 1)}
          onKey={roving.onKey(hex)}
          onPoint={(isPointed) => {
            if (isPointed) setAt(hex);
          }}
        >
          <PlaceShape hex={hex} isCovered={shown.hexes.includes(hex)} lie={lie} />
        </Touchable>
      ))}
    </g>
  );
}

/** The name of the event by which a button turns what is being laid. */
export const turnEvent = 'gh-turn-area';

/** R turns the area, wherever the focus is; so does the button beside the map. */
function useTurning(isPlacing: boolean, turn: () => void): void {
  useEffect(() => {
    if (!isPlacing) return;
    const pressed = (event: KeyboardEvent) => {
      if (event.key !== 'r' && event.key !== 'R') return;
      if (event.ctrlKey || event.metaKey || event.target instanceof HTMLInputElement) return;
      event.preventDefault();
      event.stopPropagation();
      turn();
    };
    addEventListener('keydown', pressed, true);
    addEventListener(turnEvent, turn);
    return () => {
      removeEventListener('keydown', pressed, true);
      removeEventListener(turnEvent, turn);
    };
  });
}

type PlaceShapeProps = { readonly hex: string; readonly isCovered: boolean; readonly lie: Lie };

function PlaceShape({ hex, isCovered, lie }: PlaceShapeProps) {
  const [x, y] = centreOf(hex, lie);
  return (
    <path
      className="gh-place-shape"
      data-covered={isCovered}
      d={hexOutline(side - (isCovered ? 3 : 8), lie)}
      transform={`translate(${x} ${y})`}
    />
  );
}

const layingsOf = ({ lit, lore, view, question }: Scene): readonly Laying[] =>
  question === null
    ? []
    : [...lit.values()]
        .filter(({ option }) => isPlacement(option))
        .map((one) => ({ lit: one, hexes: lore.areaOf(view, question, one.option) }));

/** The ways to lay the area over a hex, those that begin there first. */
function layingsOver(layings: readonly Laying[], hex: string): readonly Laying[] {
  const over = layings.filter(({ hexes }) => hexes.includes(hex));
  const begins = ({ lit }: Laying) => (lit.option.startsWith(`place:${hex}:`) ? 0 : 1);
  return [...over].sort((one, other) => begins(one) - begins(other));
}
