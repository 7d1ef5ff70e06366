import type { SpaceId } from '@tavolo/wow-adventure';
import { type CSSProperties, useEffect, useMemo, useRef } from 'react';
import { type Camera, readable, type Size } from '../../../parts/drawing/camera.ts';
import { type Bounds, middleOfBounds, type Point } from '../../../parts/drawing/point.ts';
import { type Steering, useCamera } from '../../../parts/drawing/use-camera.ts';
import { useSize } from '../../../parts/drawing/use-size.ts';
import { useStable } from '../../../parts/use-stable.ts';
import { boxAbout } from './boxes.ts';
import { ChartControls } from './chart-controls.tsx';
import type { ChartProps, SpaceState } from './chart-props.ts';
import { FoePlates } from './foe-plates.tsx';
import { Landscape } from './landscape/landscape.tsx';
import { Cartouche, LampLight } from './landscape/ornaments.tsx';
import { LitSpaces } from './lit-spaces.tsx';
import { Flights, QuestLights, QuestPins, Veils, WayShown } from './marks.tsx';
import { namesSeen, namesWith } from './names-seen.ts';
import { NamesShown } from './names-shown.tsx';
import { occupiedAt } from './piece-places.ts';
import { Figures, Things } from './pieces.tsx';
import { boundsOfSpaces, chartBounds, placeOf, reachOf, spaces } from './plane.ts';
import {
  isWithin,
  letteredFrom,
  pawnAt,
  plateScale,
  type Scale,
  scaleAt,
  sightOf,
  smallAt,
  underButtons,
} from './scales.ts';
import { Spaces } from './spaces.tsx';
import './chart.css';
import './landscape/landscape.css';
import './landscape/regions.css';
import './spaces.css';
import './marks.css';
import './pieces.css';

/** The chart of the Eastern Kingdoms, with everything on it. It fills whatever room it is given. */
export function Chart(props: ChartProps) {
  const place = useRef<HTMLDivElement>(null);
  const size = useSize(place);
  return (
    <div className="wa-chart" ref={place}>
      {size === null ? null : <Drawing {...props} size={size} />}
    </div>
  );
}

function Drawing({ size, ...props }: ChartProps & { readonly size: Size }) {
  const { words, followed } = props;
  const drawing = useRef<SVGSVGElement>(null);
  const sights = useSights(followed, size);
  const { camera, isEased, steering } = useCamera(drawing, sights, size);
  useFollowing({ ...props, size }, steering);
  const isLettered = camera.zoom >= letteredFrom;
  return (
    <>
      <svg
        className="wa-drawing"
        ref={drawing}
        aria-label={words.text.chart}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the chart is moved and enlarged with keys
        tabIndex={0}
      >
        <g className="wa-camera" data-eased={isEased} data-lettered={isLettered} style={seenFrom(camera)}>
          <Layers {...props} camera={camera} size={size} heart={sights.heart} onReach={steering.show} />
        </g>
      </svg>
      <ChartControls steering={steering} text={words.text} followed={followed} />
    </>
  );
}

type LayersProps = ChartProps & {
  readonly camera: Camera;
  readonly size: Size;
  /** What the lamp shines on. */
  readonly heart: Point;
  readonly onReach: (at: Point) => void;
};

/** All that is drawn, from the paper up. */
function Layers({ camera, size, heart, onReach, ...props }: LayersProps) {
  const { words, states, figures, things, way } = props;
  const scale = scaleAt(camera.zoom);
  const { names, landscapeKeeps } = useNames(props, scale);
  const sight = sightOf(camera, size);
  const covered = underButtons(camera, size);
  const inSight = useInSight(sight, camera.zoom);
  return (
    <>
      <Landscape kept={landscapeKeeps} />
      <LampLight at={heart} />
      <Cartouche title={words.text.title} subtitle={words.text.subtitle} scale={scale} sight={sight} />
      <NamesShown names={names.zones} of="zone" sight={sight} covered={covered} />
      <QuestLights states={states} />
      <WayShown way={way} />
      <Spaces />
      <Veils states={states} />
      <Flights states={states} />
      <LitSpaces {...props} inSight={inSight} onReach={onReach} />
      {scale !== null && scale >= plateScale ? <FoePlates inSight={inSight} /> : null}
      <NamesShown names={names.spaces} of="space" sight={sight} covered={covered} />
      <QuestPins states={states} />
      <Things things={things} inSight={inSight} />
      <Figures figures={figures} />
    </>
  );
}

/** How the chart is seen, and how much larger what is small is drawn there. */
const seenFrom = ({ x, y, zoom }: Camera): CSSProperties =>
  ({
    transform: `translate(${x}px, ${y}px) scale(${zoom})`,
    '--wa-small': smallAt(zoom),
    '--wa-pawn': pawnAt(zoom),
  }) as CSSProperties; // with properties of our own

/** The names that are written: those of what matters now among them. */
function useNames({ words, states, way, figures, things }: ChartProps, scale: Scale | null) {
  const usual = namesSeen(words, scale);
  const names = useMemo(() => {
    const lit = spacesWith(states, ({ pick, isQuestPlace }) => pick !== null || isQuestPlace);
    const occupied = scale === null ? [] : occupiedAt({ figures, things, states }, scale);
    return namesWith(usual, words, scale, { matters: new Set([...way, ...lit]), occupied });
  }, [usual, words, scale, states, way, figures, things]);
  return { names, landscapeKeeps: usual.boxes };
}

/** The spaces that are in sight with all that is written about them. */
function useInSight(sight: Bounds, zoom: number): readonly SpaceId[] {
  const around = 20 * smallAt(zoom);
  return useStable(
    spaces
      .filter((space) => {
        const side = 2 * (reachOf(space) + around);
        return isWithin(boxAbout(placeOf(space.id), side, side), sight);
      })
      .map(({ id }) => id),
  );
}

/** Nobody needs to be led nearer than this; and nobody stays farther without need. */
const [nearest, farthest] = [1.2, 0.8];

/** The whole chart, and the part of it about the hero who is followed: as wide as the chart where that can be read. */
function useSights(followed: SpaceId | null, size: Size) {
  return useMemo(() => {
    const heart: Point = followed === null ? middleOfBounds(chartBounds) : placeOf(followed);
    const zoom = Math.min(nearest, Math.max(farthest, size.width / (chartBounds.right - chartBounds.left)));
    return { whole: chartBounds, home: partAbout(heart, size, zoom), heart };
  }, [followed, size]);
}

/** What of the chart is seen about a point. */
function partAbout([x, y]: Point, { width, height }: Size, zoom: number): Bounds {
  const { left, top, right, bottom } = chartBounds;
  const [across, down] = [Math.min(right - left, width / zoom), Math.min(bottom - top, height / zoom)];
  const from = (at: number, length: number, low: number, high: number) =>
    Math.min(high - length, Math.max(low, at - length / 2));
  const [fromX, fromY] = [from(x, across, left, right), from(y, down, top, bottom)];
  return { left: fromX, top: fromY, right: fromX + across, bottom: fromY + down };
}

/** Keeps in sight what answers on foot; or the way that is shown, and the places of the quest. What is all over the chart isn't followed. */
function useFollowing(
  { states, way, size }: ChartProps & { readonly size: Size },
  { frame }: Steering,
): void {
  const walked = spacesWith(states, ({ pick }) => pick !== null && pick.flightFrom === null);
  const sought = way.length > 0 ? way : spacesWith(states, ({ isQuestPlace }) => isQuestPlace);
  const shown = useStable(sought.length > 0 ? sought : walked);
  const { height } = size;
  useEffect(() => {
    const bounds = boundsOfSpaces(shown, 40);
    const isSeenWhole = bounds !== null && (bounds.bottom - bounds.top) * readable < height;
    if (bounds !== null && (isSeenWhole || sought.length > 0)) frame(bounds);
  }, [shown, frame, height, sought.length]);
}

const spacesWith = (states: ChartProps['states'], has: (state: SpaceState) => boolean): readonly SpaceId[] =>
  [...states].flatMap(([id, state]) => (has(state) ? [id] : []));
