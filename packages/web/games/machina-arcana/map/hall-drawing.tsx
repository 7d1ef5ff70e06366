import { spaceId } from '@tavolo/machina-arcana';
import { type CSSProperties, type MouseEvent, useEffect, useMemo, useRef } from 'react';
import type { Camera, Size } from '../../../parts/drawing/camera.ts';
import type { Bounds, Point } from '../../../parts/drawing/point.ts';
import { type Steering, useCamera } from '../../../parts/drawing/use-camera.ts';
import { useSize } from '../../../parts/drawing/use-size.ts';
import { IconButton } from '../../../parts/icon-button.tsx';
import { useStable } from '../../../parts/use-stable.ts';
import type { SpaceId } from '../game.ts';
import { useCut } from './cut.ts';
import { type Figure, Figures } from './figures.tsx';
import type { Hall } from './hall.ts';
import type { Leaving } from './leaving.ts';
import { DissolvingFigures, SinkingTiles } from './leavings.tsx';
import { type Light, Lights } from './lights.tsx';
import { boundsOfTiles, middleOf, side, tileCorner, tileSide } from './plane.ts';
import { Specials } from './specials.tsx';
import { Tiles } from './tiles.tsx';
import { UnitTouches } from './unit-touches.tsx';
import { Walls } from './walls.tsx';
import './hall.css';
import './specials.css';
import './pieces.css';

/** What the drawing calls its buttons. */
type HallText = {
  readonly map: string;
  readonly nearer: string;
  readonly farther: string;
  readonly follow: string;
  readonly fit: string;
};

export type HallProps = {
  readonly hall: Hall;
  readonly figures: readonly Figure[];
  /** What was there a moment ago. */
  readonly leaving: readonly Leaving[];
  /** It has sunk out of sight. */
  readonly onGone: (nth: number) => void;
  readonly lights: readonly Light[];
  /** Ways that are shown, from space to space. */
  readonly way: readonly SpaceId[];
  /** How likely something comes out of a spawn space at the next check, from 0 to 1. */
  readonly threat: number;
  /** What is kept in sight; `null`: nobody is on the map. */
  readonly followed: SpaceId | null;
  readonly text: HallText;
  readonly onPick: (option: string) => void;
  readonly onPoint: (option: string | null) => void;
  /** The unit that is looked at. */
  readonly watched: string | null;
  /** Somebody wants to know more about a unit. */
  readonly onUnit: (unit: string) => void;
  /** Or about a space. */
  readonly onSpace: (space: SpaceId) => void;
};

/** The halls with everything in them. They fill whatever room they are given. */
export function HallDrawing(props: HallProps) {
  const place = useRef<HTMLDivElement>(null);
  const size = useSize(place);
  return (
    <div className="ma-hall" ref={place}>
      {size === null ? null : <Drawing {...props} size={size} />}
    </div>
  );
}

function Drawing({ size, ...props }: HallProps & { readonly size: Size }) {
  const drawing = useRef<SVGSVGElement>(null);
  const sights = useSights(props, size);
  const { camera, isEased, steering } = useCamera(drawing, sights, size);
  useFollowing(props, steering);
  const cut = useCut(props, camera, size);
  return (
    <>
      <svg
        className="ma-drawing"
        ref={drawing}
        aria-label={props.text.map}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the map is moved and enlarged with keys
        tabIndex={0}
        onContextMenu={(event) => {
          const space = spaceUnder(event, camera);
          event.preventDefault();
          if (props.hall.terrain.cell(space) >= 0) props.onSpace(space);
        }}
      >
        <g
          className="ma-camera"
          data-eased={isEased}
          data-scrolling={props.leaving.some(({ hall }) => hall !== null)}
          style={seenFrom(camera)}
        >
          <Layers {...props} cut={cut} />
        </g>
      </svg>
      <Controls steering={steering} text={props.text} followed={props.followed} />
    </>
  );
}

/** The space that is pointed at. */
function spaceUnder({ clientX, clientY, currentTarget }: MouseEvent<SVGSVGElement>, camera: Camera): SpaceId {
  const { left, top } = currentTarget.getBoundingClientRect();
  const across = (at: number, moved: number): number => Math.floor((at - moved) / camera.zoom / side);
  return spaceId([across(clientX - left, camera.x), across(clientY - top, camera.y)]);
}

const seenFrom = ({ x, y, zoom }: Camera): CSSProperties =>
  ({ transform: `translate(${x}px, ${y}px) scale(${zoom})`, '--ma-zoom': zoom }) as CSSProperties; // with a property of our own

type LayersProps = HallProps & { readonly cut: ReadonlySet<string> };

/** All that is drawn, from the floor up. */
function Layers(props: LayersProps) {
  const { hall, figures, lights, way, threat, followed, watched, cut, onPick, onPoint, onUnit } = props;
  const { leaving, onGone } = props;
  const [onGround, onUnits] = useMemo(
    () => [lights.filter(({ is }) => is !== 'unit'), lights.filter(({ is }) => is === 'unit')],
    [lights],
  );
  return (
    <>
      <SinkingTiles leaving={leaving} onGone={onGone} />
      <Tiles hall={hall} />
      <Lamp followed={followed} />
      <Specials hall={hall} threat={threat} />
      <Way spaces={way} />
      <Walls hall={hall} />
      <Lights lights={onGround} cut={cut} onPick={onPick} onPoint={onPoint} />
      <DissolvingFigures leaving={leaving} onGone={onGone} />
      <Figures figures={figures} cut={cut} />
      <UnitTouches figures={figures} watched={watched} onUnit={onUnit} />
      <Lights lights={onUnits} cut={cut} onPick={onPick} onPoint={onPoint} />
    </>
  );
}

/** The light of a lamp about whoever is followed. */
function Lamp({ followed }: Pick<HallProps, 'followed'>) {
  if (followed === null) return null;
  const [x, y] = middleOf(followed);
  return (
    <>
      <defs>
        <radialGradient id="ma-lamp">
          <stop offset="0" className="ma-lamp-heart" />
          <stop offset="1" className="ma-lamp-end" />
        </radialGradient>
      </defs>
      <circle className="ma-lamp" cx={x} cy={y} r={side * 5.5} fill="url(#ma-lamp)" />
    </>
  );
}

function Way({ spaces }: { readonly spaces: readonly SpaceId[] }) {
  if (spaces.length < 2) return null;
  const line = spaces.map((space) => middleOf(space).join(' ')).join('L');
  return <path className="ma-way" d={`M${line}`} />;
}

type ControlsProps = Pick<HallProps, 'text' | 'followed'> & { readonly steering: Steering };

function Controls({ steering, text, followed }: ControlsProps) {
  return (
    <div className="ma-controls">
      <IconButton icon="plus" label={text.nearer} onClick={steering.nearer} />
      <IconButton icon="minus" label={text.farther} onClick={steering.farther} />
      {followed === null ? null : (
        <IconButton icon="pawn" label={text.follow} onClick={() => steering.show(middleOf(followed))} />
      )}
      <IconButton icon="expand" label={text.fit} onClick={steering.fit} />
    </div>
  );
}

/** All tiles; and of them the one where things happen. */
function useSights({ hall, followed }: HallProps, size: Size) {
  const tiles = useStable(hall.tiles.map(({ column, row }) => `${column},${row}`));
  const whole = useMemo(() => boundsOfTiles(tiles.map(lying)), [tiles]);
  const heart = followed === null ? null : middleOf(followed);
  const column = heart === null ? null : Math.floor(heart[0] / tileSide);
  const row = heart === null ? null : Math.floor(heart[1] / tileSide);
  return useMemo(() => {
    const middle = [(whole.left + whole.right) / 2, (whole.top + whole.bottom) / 2] as const;
    if (column === null || row === null) return { whole, home: whole, heart: middle };
    const tile = boundsOfTiles([{ column, row }]);
    const [x, y] = tileCorner({ column, row });
    const isRoomy =
      size.width > (whole.right - whole.left) * enough && size.height > (whole.bottom - whole.top) * enough;
    return { whole, home: isRoomy ? whole : tile, heart: [x + tileSide / 2, y + tileSide / 2] as const };
  }, [whole, column, row, size]);
}

const lying = (tile: string) => {
  const [column = 0, row = 0] = tile.split(',').map(Number);
  return { column, row };
};

/** All is shown at once where spaces are still so large. */
const enough = 0.62;

/** Keeps in sight what answers. */
function useFollowing({ lights, followed }: HallProps, { frame }: Steering): void {
  const here = followed === null ? [] : [middleOf(followed)];
  const shown = useStable([...lights.map(({ at }) => at), ...here].map((at) => at.join(',')));
  useEffect(() => {
    const bounds = boundsOf(shown.map(pointOf));
    if (bounds !== null) frame(bounds);
  }, [shown, frame]);
}

function pointOf(at: string): Point {
  const [x = 0, y = 0] = at.split(',').map(Number);
  return [x, y];
}

function boundsOf(points: readonly Point[]): Bounds | null {
  if (points.length === 0) return null;
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return {
    left: Math.min(...xs) - side,
    top: Math.min(...ys) - side,
    right: Math.max(...xs) + side,
    bottom: Math.max(...ys) + side,
  };
}
