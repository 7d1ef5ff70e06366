import type { Point } from '../../../parts/drawing/point.ts';
import { type Scene, useScene } from '../scene.ts';
import { type DoorShown, type Mark, shownDoors, shownMarks, shownRooms } from './chart.ts';
import { markLabel, roomLabel } from './labels.ts';
import { centreOf, hexOutline, type Orientation, side } from './plane.ts';

type PlacesProps = { readonly hexes: readonly string[]; readonly orientation: Orientation };

/** What the scenario's rules name on the floor: hexes with a letter, and rooms with a number. */
export function NamedGround({ hexes, orientation }: PlacesProps) {
  const scene = useScene();
  const markers = shownMarks(scene.chart, hexes).filter(({ is }) => is === 'marker');
  return (
    <g>
      {shownRooms(scene.chart, scene.view).map(({ room, hex }) => (
        <g key={room} className="gh-room-number" transform={translated(centreOf(hex, orientation))}>
          <title>{roomLabel(scene, room)}</title>
          <text y="28">{room}</text>
        </g>
      ))}
      {markers.map((mark) => (
        <g key={mark.hex} className="gh-marked-hex" transform={translated(centreOf(mark.hex, orientation))}>
          <title>{markLabel(scene, mark)}</title>
          <path className="gh-marked-edge" d={hexOutline(side - 7, orientation)} />
        </g>
      ))}
    </g>
  );
}

const translated = ([x, y]: Point): string => `translate(${x} ${y})`;

/** From how far away names are still read, and how much larger than usual they are at most. */
const [farAway, largest] = [0.6, 1.4];

/** The names of hexes, plates and closed doors, above everything that stands there. */
export function PlaceNames({ hexes, orientation, zoom }: PlacesProps & { readonly zoom: number }) {
  const scene = useScene();
  const scale = Math.min(largest, Math.max(1, farAway / zoom));
  const closed = shownDoors(scene.chart, scene.view).filter(({ stands }) => stands !== 'open');
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: it never has the focus
    <g className="gh-place-names" aria-hidden="true">
      {shownMarks(scene.chart, hexes).map((mark) => (
        <Tag key={mark.hex} at={besideFigure(mark, orientation)} says={mark.name} scale={scale} />
      ))}
      {closed.map((door) => (
        <Tag key={door.id} at={aboveLock(door, orientation)} says={signOf(scene, door)} scale={scale} />
      ))}
    </g>
  );
}

/** Where neither the figure on a hex nor what it costs to go there is hidden. */
function besideFigure({ hex }: Mark, orientation: Orientation): Point {
  const [x, y] = centreOf(hex, orientation);
  return [x + 0.64 * side, y + 0.06 * side];
}

function aboveLock({ hex }: DoorShown, orientation: Orientation): Point {
  const [x, y] = centreOf(hex, orientation);
  return [x, y - 0.7 * side];
}

/** What stands on a door: its name, or the room behind it. */
const signOf = (scene: Scene, { name, behind }: DoorShown): string =>
  [...(name === null ? [] : [name]), ...(behind === null ? [] : [roomLabel(scene, behind)])].join(' · ');

/** How wide a letter is, and how much room there is around all of them. */
const [letter, around] = [11.5, 15];

type TagProps = { readonly at: Point; readonly says: string; readonly scale: number };

function Tag({ at, says, scale }: TagProps) {
  if (says === '') return null;
  const width = letter * says.length + around;
  return (
    <g transform={`${translated(at)} scale(${scale})`}>
      <rect x={-width / 2} y="-13" width={width} height="26" rx="6" />
      <text y="7">{says}</text>
    </g>
  );
}
