import { areaOf, placementIn } from '@tavolo/gloomhaven';
import { useEffect, useMemo, useState } from 'react';
import { Touchable } from '../../../parts/drawing/touchable.tsx';
import { useRoving } from '../../../parts/drawing/use-roving.ts';
import { isPlacement, type Lit } from '../lit.ts';
import { figureTitle, type Scene, useScene } from '../scene.ts';
import { centreOf, hexOutline, type Orientation, side } from './plane.ts';

type Laying = { readonly lit: Lit; readonly hexes: readonly string[] };

/**
 * An area that is being laid: it follows the pointer, R turns it, touching lays it. Under a finger it lies where it was
 * touched, until it is touched again.
 */
export function Placing({ orientation }: { readonly orientation: Orientation }) {
  const scene = useScene();
  const layings = useMemo(() => layingsOf(scene), [scene]);
  const hexes = useMemo(() => [...new Set(layings.flatMap((laying) => laying.hexes))], [layings]);
  const { shown, point, turnOn, layOver } = useLaying(layings, hexes);
  const spots = useMemo(
    () => hexes.map((hex) => ({ id: hex, at: centreOf(hex, orientation) })),
    [hexes, orientation],
  );
  const roving = useRoving(spots);
  if (shown === null) return null;
  return (
    <g className="gh-placing">
      {hexes.map((hex) => (
        <Touchable
          key={hex}
          className="gh-place-hex"
          spot={hex}
          option={shown.lit.option}
          label={labelOf(scene, shown)}
          tabIndex={roving.tabIndexOf(hex)}
          onTouch={() => layOver(hex)}
          onMore={turnOn}
          onKey={roving.onKey(hex)}
          onPoint={(isPointed) => {
            if (isPointed) point(hex);
          }}
        >
          <PlaceShape hex={hex} isCovered={shown.hexes.includes(hex)} orientation={orientation} />
        </Touchable>
      ))}
    </g>
  );
}

/** What laying it does, and what is expected of the attack on each that it covers. */
function labelOf(scene: Scene, { lit, hexes }: Laying): string {
  const { view, blows, own } = scene;
  const covered = view.figures.filter(({ hex }) => hexes.includes(hex));
  const expected = covered.flatMap(({ id, hp }) => {
    const blow = blows.get(id);
    return blow === undefined ? [] : [own.expectedOn(figureTitle(scene, id), own.expected(blow), hp)];
  });
  return [lit.label, ...expected].join('. ');
}

type BeingLaid = {
  readonly shown: Laying | null;
  readonly point: (hex: string) => void;
  readonly turnOn: () => void;
  readonly layOver: (hex: string) => void;
};

/** How the area lies now, and what moves, turns and lays it. */
function useLaying(layings: readonly Laying[], hexes: readonly string[]): BeingLaid {
  const [at, point] = useState<string | null>(null);
  const [turn, setTurn] = useState(0);
  const over = (hex: string, turned: number): Laying | null => {
    const here = layingsOver(layings, hex);
    return here[turned % Math.max(1, here.length)] ?? layings[0] ?? null;
  };
  const here = at ?? hexes[0] ?? '';
  const laid = layings.find(({ lit }) => lit.isPicked === true) ?? null;
  const shown = laid ?? over(here, turn);
  const turnOn = () => {
    setTurn(turn + 1);
    if (laid !== null) over(here, turn + 1)?.lit.pick();
  };
  const layOver = (hex: string) => {
    point(hex);
    (shown?.hexes.includes(hex) === true ? shown : over(hex, turn))?.lit.pick();
  };
  useTurning(layings.length > 0, turnOn);
  return { shown, point, turnOn, layOver };
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

type PlaceShapeProps = {
  readonly hex: string;
  readonly isCovered: boolean;
  readonly orientation: Orientation;
};

function PlaceShape({ hex, isCovered, orientation }: PlaceShapeProps) {
  const [x, y] = centreOf(hex, orientation);
  return (
    <path
      className="gh-place-shape"
      data-covered={isCovered}
      d={hexOutline(side - (isCovered ? 3 : 8), orientation)}
      transform={`translate(${x} ${y})`}
    />
  );
}

const layingsOf = ({ lit, question }: Scene): readonly Laying[] =>
  question === null
    ? []
    : [...lit.values()]
        .filter(({ option }) => isPlacement(option))
        .map((one) => ({ lit: one, hexes: areaOf(question, one.option) }));

/** The ways to lay the area over a hex, those that begin there first. */
function layingsOver(layings: readonly Laying[], hex: string): readonly Laying[] {
  const over = layings.filter(({ hexes }) => hexes.includes(hex));
  const begins = ({ lit }: Laying) => (placementIn(lit.option)?.origin === hex ? 0 : 1);
  return [...over].sort((one, other) => begins(one) - begins(other));
}
