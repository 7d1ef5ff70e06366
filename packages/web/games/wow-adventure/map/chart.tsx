import type { SpaceId } from '@tavolo/wow-adventure';
import { type CSSProperties, useEffect, useMemo, useRef } from 'react';
import { type Camera, readable, type Size } from '../../../parts/drawing/camera.ts';
import { type Bounds, middleOfBounds, type Point } from '../../../parts/drawing/point.ts';
import { type Steering, useCamera } from '../../../parts/drawing/use-camera.ts';
import { useSize } from '../../../parts/drawing/use-size.ts';
import { useStable } from '../../../parts/use-stable.ts';
import { ChartControls } from './chart-controls.tsx';
import type { ChartProps, SpaceState } from './chart-props.ts';
import { FoePlates } from './foe-plates.tsx';
import { Landscape } from './landscape/landscape.tsx';
import { Cartouche, LampLight } from './landscape/ornaments.tsx';
import { LitSpaces } from './lit-spaces.tsx';
import { Flights, QuestLights, QuestPins, Veils, WayShown } from './marks.tsx';
import { namesSeen, nearZoom } from './names-seen.ts';
import { NamesShown } from './names-shown.tsx';
import { Figures, Things } from './pieces.tsx';
import { boundsOfSpaces, chartBounds, placeOf } from './plane.ts';
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
  const { words, states, figures, things, way, followed } = props;
  const drawing = useRef<SVGSVGElement>(null);
  const sights = useSights(followed, size);
  const { camera, isEased, steering } = useCamera(drawing, sights, size);
  useFollowing(props, steering);
  const isNear = camera.zoom >= nearZoom;
  const names = namesSeen(words, isNear);
  return (
    <>
      <svg
        className="wa-drawing"
        ref={drawing}
        aria-label={words.text.chart}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the chart is moved and enlarged with keys
        tabIndex={0}
      >
        <g className="wa-camera" data-eased={isEased} data-near={isNear} style={seenFrom(camera)}>
          <Landscape kept={names.boxes} />
          <LampLight at={sights.heart} />
          <Cartouche title={words.text.title} subtitle={words.text.subtitle} />
          <NamesShown names={names.zones} of="zone" />
          <WayShown way={way} />
          <QuestLights states={states} />
          <Spaces />
          <Veils states={states} />
          <Flights states={states} />
          <LitSpaces {...props} onReach={steering.show} />
          {isNear ? <FoePlates /> : null}
          <NamesShown names={names.spaces} of="space" />
          <QuestPins states={states} />
          <Things things={things} />
          <Figures figures={figures} />
        </g>
      </svg>
      <ChartControls steering={steering} text={words.text} followed={followed} />
    </>
  );
}

const seenFrom = ({ x, y, zoom }: Camera): CSSProperties => ({
  transform: `translate(${x}px, ${y}px) scale(${zoom})`,
});

/** Nobody needs to be led nearer than this. */
const nearest = 1.15;

/** The whole chart, and the part of it about the hero who is followed: as wide as the chart where that can be read. */
function useSights(followed: SpaceId | null, size: Size) {
  return useMemo(() => {
    const heart: Point = followed === null ? middleOfBounds(chartBounds) : placeOf(followed);
    const zoom = Math.min(nearest, Math.max(readable, size.width / (chartBounds.right - chartBounds.left)));
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

/** Keeps in sight what answers on foot; or the way that is shown, and the places of the quest. */
function useFollowing({ states, way }: ChartProps, { frame }: Steering): void {
  const walked = spacesWith(states, ({ pick }) => pick !== null && pick.flightFrom === null);
  const sought = [...way, ...spacesWith(states, ({ isQuestPlace }) => isQuestPlace)];
  const shown = useStable(sought.length > 0 ? sought : walked);
  useEffect(() => {
    const bounds = boundsOfSpaces(shown, 40);
    if (bounds !== null) frame(bounds);
  }, [shown, frame]);
}

const spacesWith = (states: ChartProps['states'], has: (state: SpaceState) => boolean): readonly SpaceId[] =>
  [...states].flatMap(([id, state]) => (has(state) ? [id] : []));
