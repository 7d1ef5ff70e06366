import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { FigureLayer } from '../figure/figure-layer.tsx';
import type { PieceView } from '../game.ts';
import { hexOf, isPlacement } from '../lit.ts';
import { figureOf, type Scene, useScene } from '../scene.ts';
import { AtStake } from './at-stake.tsx';
import { fittingZoom, type Size } from './camera.ts';
import { type Chart, type DoorShown, shownDoors, shownHexes } from './chart.ts';
import { Doors } from './doors.tsx';
import { Floor } from './floor.tsx';
import { Happening } from './happening.tsx';
import { HexNames } from './hex-names.tsx';
import { Intended, Lettered } from './intended.tsx';
import { doorLabel, pieceLabel } from './labels.ts';
import { Lights } from './lights.tsx';
import { LitHexes } from './lit-hexes.tsx';
import { MapControls } from './map-controls.tsx';
import { Pieces } from './pieces.tsx';
import { NamedGround, PlaceNames } from './place-names.tsx';
import { Placing } from './placing.tsx';
import { boundsOf, centreOf, type Lie, side } from './plane.ts';
import { type Steering, useCamera } from './use-camera.ts';
import { useSize } from './use-size.ts';
import { useSteppingAside } from './use-stepping-aside.ts';
import { WallFoot, Walls } from './walls.tsx';
import './dungeon-map.css';
import './figures.css';

/** The map, with everything on it. It fills whatever room it is given. */
export function DungeonMap() {
  const place = useRef<HTMLDivElement>(null);
  const size = useSize(place);
  return (
    <div className="gh-map" ref={place}>
      {size === null ? null : <Drawing size={size} />}
    </div>
  );
}

function Drawing({ size }: { readonly size: Size }) {
  const scene = useScene();
  const { own, chart, view, question } = scene;
  const drawing = useRef<SVGSVGElement>(null);
  const lie = useLie(chart, size);
  const hexes = useStable(shownHexes(chart, view));
  const sights = useSights(hexes, lie, size);
  const { camera, isEased, steering } = useCamera(drawing, sights, size);
  const lit = useFollowing(scene, steering, lie);
  useSteppingAside(drawing, { camera, hexes: lit, lie });
  const { x, y, zoom } = camera;
  return (
    <>
      <svg
        className="gh-drawing"
        ref={drawing}
        aria-label={own.map}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the map is moved and enlarged with keys
        tabIndex={0}
        data-placing={question?.options.some(isPlacement) ?? false}
      >
        <g
          className="gh-camera"
          data-eased={isEased}
          style={{ transform: `translate(${x}px, ${y}px) scale(${zoom})` }}
        >
          <Ground hexes={hexes} lie={lie} />
          <LitHexes lie={lie} />
          <Placing lie={lie} />
          <Intended lie={lie} />
          <FigureLayer lie={lie} />
          <Written hexes={hexes} lie={lie} zoom={zoom} />
          <AtStake lie={lie} />
          <Happening lie={lie} />
        </g>
      </svg>
      <MapControls steering={steering} />
    </>
  );
}

/** All that does not move: floor, walls, doors, what lies about, and the light on it. */
function Ground({ hexes, lie }: { readonly hexes: readonly string[]; readonly lie: Lie }) {
  const scene = useScene();
  const { chart, view } = scene;
  const doors = useMemo(() => shownDoors(chart, view), [chart, view]);
  const label = useCallback((piece: PieceView) => pieceLabel(scene, piece), [scene]);
  const labelOfDoor = useCallback((door: DoorShown) => doorLabel(scene, door), [scene]);
  return (
    <>
      <Walls hexes={hexes} lie={lie} />
      <Floor hexes={hexes} lie={lie} />
      <Lights lie={lie} />
      <WallFoot hexes={hexes} walls={chart.walls} lie={lie} />
      <Doors doors={doors} cells={chart.cells} lie={lie} label={labelOfDoor} />
      <NamedGround hexes={hexes} lie={lie} />
      <Pieces pieces={view.pieces} lie={lie} label={label} />
    </>
  );
}

type WrittenProps = { readonly hexes: readonly string[]; readonly lie: Lie; readonly zoom: number };

/** What is written over everything that stands on the map. */
function Written({ hexes, lie, zoom }: WrittenProps) {
  return (
    <>
      <PlaceNames hexes={hexes} lie={lie} zoom={zoom} />
      <HexNames hexes={hexes} lie={lie} />
      <Lettered lie={lie} />
    </>
  );
}

/** A map that would appear smaller than this, all of it, is shown where the figures are. */
const smallest = 0.55;
/** Room for the walls around the map, and for some way around figures. */
const aroundMap = 40;
const aroundFigures = 3.5 * side;

/** The whole map, and where things happen in this round. */
function useSights(hexes: readonly string[], lie: Lie, size: Size) {
  const { view } = useScene();
  const whole = useMemo(() => boundsOf(hexes, lie, aroundMap), [hexes, lie]);
  const isLarge = fittingZoom(whole, size) < smallest;
  // The picture does not follow every step: it is chosen anew with each round and each room.
  const moment = `${view.round} ${view.rooms.length}`;
  const [stage, setStage] = useState<{ readonly moment: string; readonly figures: readonly string[] }>({
    moment: '',
    figures: [],
  });
  if (stage.moment !== moment) setStage({ moment, figures: view.figures.map(({ hex }) => hex) });
  const home = useMemo(() => boundsOf(stage.figures, lie, aroundFigures), [stage, lie]);
  return useMemo(() => ({ whole, home: isLarge ? home : whole }), [whole, home, isLarge]);
}

/** How much better a map must fit to be turned, and to be turned again in the middle of a game. */
const worthTurning = 1.12;
const worthTurningAgain = 1.6;

/** A wide map stands upright on an upright screen. While the room for it changes a little, it stays as it is. */
function useLie(chart: Chart, size: Size): Lie {
  const [lie, turn] = useState(() => bestLie(chart, size, 'printed', worthTurning));
  const best = bestLie(chart, size, lie, worthTurningAgain);
  if (best !== lie) turn(best);
  return best;
}

function bestLie({ cells }: Chart, size: Size, lie: Lie, worthIt: number): Lie {
  const hexes = cells.map(({ hex }) => hex);
  const other = lie === 'printed' ? 'turned' : 'printed';
  const zoomOf = (one: Lie) => fittingZoom(boundsOf(hexes, one, 20), size);
  return zoomOf(other) > zoomOf(lie) * worthIt ? other : lie;
}

/** The same list as before, as long as it holds the same. */
function useStable(list: readonly string[]): readonly string[] {
  const key = list.join(' ');
  return useMemo(() => (key === '' ? [] : key.split(' ')), [key]);
}

/** Keeps whoever acts in sight, and everything on the map that answers what is asked: gives where that is. */
function useFollowing(scene: Scene, { show, frame }: Steering, lie: Lie): readonly string[] {
  const acting = figureOf(scene, scene.view.turn?.figure ?? '')?.hex ?? null;
  const lit = useStable(litHexes(scene));
  useEffect(() => {
    if (acting !== null) show(centreOf(acting, lie));
  }, [acting, lie, show]);
  useEffect(() => {
    if (lit.length > 0) frame(boundsOf(lit, lie, side));
  }, [lit, lie, frame]);
  return lit;
}

/** Where something can be touched to answer: a hex, a figure's, or those that an area can be laid over. */
function litHexes(scene: Scene): readonly string[] {
  const { question, lore, view } = scene;
  if (question === null) return [];
  return question.options.flatMap((option) => {
    if (isPlacement(option)) return lore.areaOf(view, question, option);
    return hexOf(option) ?? figureOf(scene, option)?.hex ?? [];
  });
}
