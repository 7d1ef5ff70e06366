import { areaOf, hexIn } from '@tavolo/gloomhaven';
import { type CSSProperties, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type Camera, fittingZoom, readable, type Size } from '../../../parts/drawing/camera.ts';
import { middleOfBounds } from '../../../parts/drawing/point.ts';
import { type Steering, useCamera } from '../../../parts/drawing/use-camera.ts';
import { useSize } from '../../../parts/drawing/use-size.ts';
import { useStable } from '../../../parts/use-stable.ts';
import { FigureLayer } from '../figure/figure-layer.tsx';
import type { PieceView } from '../game.ts';
import { isPlacement } from '../lit.ts';
import { figureOf, type Scene, useScene } from '../scene.ts';
import { AtStake } from './at-stake.tsx';
import { type DoorShown, shownDoors, shownHexes } from './chart.ts';
import { Doors } from './doors.tsx';
import { Floor } from './floor.tsx';
import { Happening } from './happening.tsx';
import { HexNames } from './hex-names.tsx';
import { Intended, Lettered } from './intended.tsx';
import { doorLabel, pieceLabel } from './labels.ts';
import { Lights } from './lights.tsx';
import { LitHexes } from './lit-hexes.tsx';
import { MapControls } from './map-controls.tsx';
import { nameHexes } from './name-hexes.ts';
import { Pieces } from './pieces.tsx';
import { NamedGround, PlaceNames } from './place-names.tsx';
import { Placing } from './placing.tsx';
import { boundsOf, centreOf, type Orientation, side } from './plane.ts';
import { useSteppingAside } from './use-stepping-aside.ts';
import { WallFoot, Walls } from './walls.tsx';
// In the order in which they cover each other.
import './dungeon-map.css';
import './floor.css';
import './walls.css';
import './doors.css';
import './pieces.css';
import './place-names.css';
import './lit-hexes.css';
import '../figure/expected-shown.css';
import '../figure/figures.css';
import './happening.css';

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

/** Keys of this map beside those of every drawing. */
const ownKeys = { n: nameHexes };

function Drawing({ size }: { readonly size: Size }) {
  const scene = useScene();
  const { own, chart, view, question } = scene;
  const { orientation } = chart;
  const drawing = useRef<SVGSVGElement>(null);
  const hexes = useStable(shownHexes(chart, view));
  const sights = useSights(hexes, orientation, size);
  const { camera, isEased, steering } = useCamera(drawing, sights, size, ownKeys);
  const lit = useFollowing(scene, steering, orientation);
  useSteppingAside(drawing, { camera, hexes: lit, orientation });
  const { zoom } = camera;
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
        <g className="gh-camera" data-eased={isEased} style={seenFrom(camera)}>
          <Ground hexes={hexes} orientation={orientation} />
          <LitHexes orientation={orientation} />
          <Placing orientation={orientation} />
          <Intended orientation={orientation} />
          <FigureLayer orientation={orientation} />
          <Written hexes={hexes} orientation={orientation} zoom={zoom} />
          <AtStake orientation={orientation} />
          <Happening orientation={orientation} />
        </g>
      </svg>
      <MapControls steering={steering} />
    </>
  );
}

/** Numbers that are needed for a decision are never smaller than this, in pixels, unless somebody goes far away. */
const smallestLetters = 12;
/** How large the numbers below a figure are drawn. */
const plateLetters = 15;

/** Where the picture is, and how much what is written small must be enlarged to be read there. */
function seenFrom({ x, y, zoom }: Camera): CSSProperties {
  const least = smallestLetters / Math.max(zoom, readable);
  return {
    transform: `translate(${x}px, ${y}px) scale(${zoom})`,
    '--gh-least': `${least}px`,
    '--gh-small': Math.max(1, least / plateLetters),
  } as CSSProperties; // properties of our own
}

/** All that does not move: floor, walls, doors, what lies about, and the light on it. */
function Ground({
  hexes,
  orientation,
}: {
  readonly hexes: readonly string[];
  readonly orientation: Orientation;
}) {
  const scene = useScene();
  const { chart, view } = scene;
  const doors = useMemo(() => shownDoors(chart, view), [chart, view]);
  const label = useCallback((piece: PieceView) => pieceLabel(scene, piece), [scene]);
  const labelOfDoor = useCallback((door: DoorShown) => doorLabel(scene, door), [scene]);
  return (
    <>
      <Walls hexes={hexes} orientation={orientation} />
      <Floor hexes={hexes} orientation={orientation} />
      <Lights orientation={orientation} />
      <WallFoot hexes={hexes} walls={chart.walls} orientation={orientation} />
      <Doors doors={doors} cells={chart.cells} orientation={orientation} label={labelOfDoor} />
      <NamedGround hexes={hexes} orientation={orientation} />
      <Pieces pieces={view.pieces} orientation={orientation} label={label} />
    </>
  );
}

type WrittenProps = {
  readonly hexes: readonly string[];
  readonly orientation: Orientation;
  readonly zoom: number;
};

/** What is written over everything that stands on the map. */
function Written({ hexes, orientation, zoom }: WrittenProps) {
  return (
    <>
      <PlaceNames hexes={hexes} orientation={orientation} zoom={zoom} />
      <HexNames hexes={hexes} orientation={orientation} />
      <Lettered orientation={orientation} />
    </>
  );
}

/** A map that would appear smaller than this, all of it, is shown where the figures are. */
const smallest = 0.55;
/** Room for the walls around the map, and for some way around figures. */
const aroundMap = 40;
const aroundFigures = 3.5 * side;

/** The whole map, and where things happen in this round. */
function useSights(hexes: readonly string[], orientation: Orientation, size: Size) {
  const { view, mine } = useScene();
  const whole = useMemo(() => boundsOf(hexes, orientation, aroundMap), [hexes, orientation]);
  const isLarge = fittingZoom(whole, size) < smallest;
  // The picture does not follow every step: it is chosen anew with each round and each room.
  const moment = `${view.round} ${view.rooms.length}`;
  const [stage, setStage] = useState<Stage>({ moment: '', figures: [], own: null });
  if (stage.moment !== moment) {
    const own = view.figures.find(({ id }) => id === mine?.id) ?? view.figures[0];
    setStage({ moment, figures: view.figures.map(({ hex }) => hex), own: own?.hex ?? null });
  }
  return useMemo(() => {
    const home = isLarge ? boundsOf(stage.figures, orientation, aroundFigures) : whole;
    return {
      whole,
      home,
      heart: stage.own === null ? middleOfBounds(home) : centreOf(stage.own, orientation),
    };
  }, [whole, isLarge, stage, orientation]);
}

/** Where everybody stood when the view was chosen. */
type Stage = {
  readonly moment: string;
  readonly figures: readonly string[];
  /** Where one's own figure stood; `null`: nobody was on the map. */
  readonly own: string | null;
};

/** Keeps whoever acts in sight, and everything on the map that answers what is asked: gives where that is. */
function useFollowing(scene: Scene, { show, frame }: Steering, orientation: Orientation): readonly string[] {
  const acting = figureOf(scene, scene.view.turn?.figure ?? '')?.hex ?? null;
  const lit = useStable(litHexes(scene));
  useEffect(() => {
    if (acting !== null) show(centreOf(acting, orientation));
  }, [acting, orientation, show]);
  useEffect(() => {
    if (lit.length > 0) frame(boundsOf(lit, orientation, side));
  }, [lit, orientation, frame]);
  return lit;
}

/** Where something can be touched to answer: a hex, a figure's, or those that an area can be laid over. */
function litHexes(scene: Scene): readonly string[] {
  const { question } = scene;
  if (question === null) return [];
  return question.options.flatMap((option) => {
    if (isPlacement(option)) return areaOf(question, option);
    return hexIn(option) ?? figureOf(scene, option)?.hex ?? [];
  });
}
