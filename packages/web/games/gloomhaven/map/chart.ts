import type { Point } from '../../../parts/drawing/point.ts';
import type { View } from '../game.ts';
import { boundsOf, centreOf, cornersAbout, middleOf, neighboursOf, type Orientation, side } from './plane.ts';

/** A hex of the map, and the rooms it belongs to: two for a door, one for most. */
type ChartCell = { readonly hex: string; readonly rooms: readonly number[] };

type ChartDoor = {
  readonly id: string;
  readonly hex: string;
  readonly rooms: readonly [number, number];
  /** It opens by the scenario's rules alone, until it is unlocked. */
  readonly locked: boolean;
  /** What the scenario's rules call it; `null`: they do not speak of it. */
  readonly name: string | null;
};

/** A lettered hex or a plate that the scenario's rules speak of. */
export type Mark = { readonly is: 'marker' | 'plate'; readonly hex: string; readonly name: string };

/** The map of a scenario. */
export type Chart = {
  readonly cells: readonly ChartCell[];
  readonly doors: readonly ChartDoor[];
  /** Pairs of neighbours with a wall between them. */
  readonly walls: readonly (readonly [string, string])[];
  readonly marks: readonly Mark[];
  /** The rooms that the scenario's rules speak of. */
  readonly namedRooms: readonly number[];
  /** The same on every screen and at any time, so that people can speak of left and right. */
  readonly orientation: Orientation;
};

/** How much taller than wide a map must be to be laid on its side. */
const tall = 1.1;

/** Most screens are wider than high, so a tall map is turned: by its own shape, never by that of a screen. */
export function orientationOf(hexes: readonly string[]): Orientation {
  const { left, top, right, bottom } = boundsOf(hexes, 'printed', 0);
  return bottom - top > tall * (right - left) ? 'turned' : 'printed';
}

/** The hexes that are seen: those of the rooms that are revealed. */
export const shownHexes = ({ cells }: Chart, { rooms }: Pick<View, 'rooms'>): readonly string[] =>
  cells.filter((cell) => cell.rooms.some((room) => rooms.includes(room))).map(({ hex }) => hex);

/** The doors that are seen, and how they stand. */
export type DoorShown = ChartDoor & {
  readonly stands: 'open' | 'closed' | 'locked';
  /** The room behind it that the scenario's rules name and that nobody has seen yet. */
  readonly behind: number | null;
};

export function shownDoors({ doors, namedRooms }: Chart, view: View): readonly DoorShown[] {
  const isAwaited = (room: number) => namedRooms.includes(room) && !view.rooms.includes(room);
  return doors
    .filter(({ rooms }) => rooms.some((room) => view.rooms.includes(room)))
    .map((door) => ({
      ...door,
      stands: standOf(door, view),
      behind: door.rooms.find(isAwaited) ?? null,
    }));
}

function standOf({ id, locked }: ChartDoor, view: View): DoorShown['stands'] {
  if (view.openDoors.includes(id)) return 'open';
  return locked && !view.unlockedDoors.includes(id) ? 'locked' : 'closed';
}

/** The lettered hexes and plates that are seen. */
export const shownMarks = ({ marks }: Chart, hexes: readonly string[]): readonly Mark[] =>
  marks.filter(({ hex }) => hexes.includes(hex));

/** The rooms that are seen and named, and the hex in the middle of each. */
export function shownRooms({ cells, namedRooms }: Chart, { rooms }: Pick<View, 'rooms'>) {
  return namedRooms
    .filter((room) => rooms.includes(room))
    .flatMap((room) => {
      const hexes = cells.filter((cell) => cell.rooms.includes(room)).map(({ hex }) => hex);
      const [x, y] = middleOf(hexes.map((hex) => centreOf(hex, 'printed')));
      const distance = (hex: string) => {
        const [hexX, hexY] = centreOf(hex, 'printed');
        return Math.hypot(hexX - x, hexY - y);
      };
      const [hex] = [...hexes].sort((one, other) => distance(one) - distance(other));
      return hex === undefined ? [] : [{ room, hex }];
    });
}

type Edge = readonly [Point, Point];

/** The outline of what is seen, as the data of a path along its walls. */
export function outerWalls(hexes: readonly string[], orientation: Orientation): string {
  const seen = new Set(hexes);
  const edges = hexes.flatMap((hex) =>
    neighboursOf(hex).flatMap((next, k) => (seen.has(next) ? [] : [edgeOf(hex, k, orientation)])),
  );
  return chained(edges).join('');
}

/** The walls between neighbours that are both seen. */
export function innerWalls(
  hexes: readonly string[],
  walls: Chart['walls'],
  orientation: Orientation,
): string {
  const seen = new Set(hexes);
  return walls
    .filter(([one, other]) => seen.has(one) && seen.has(other))
    .map(([one, other]) => edgeOf(one, neighboursOf(one).indexOf(other), orientation))
    .map(([from, to]) => `M${said(from)}L${said(to)}`)
    .join('');
}

function edgeOf(hex: string, k: number, orientation: Orientation): Edge {
  const corners = cornersAbout(centreOf(hex, orientation), side, orientation);
  return [corners[k] ?? [0, 0], corners[(k + 1) % 6] ?? [0, 0]];
}

const said = ([x, y]: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** Edges joined end to end, each into the longest path that it begins. Two rooms may touch in a corner. */
function chained(edges: readonly Edge[]): readonly string[] {
  const byStart = new Map<string, Edge[]>();
  for (const edge of edges) byStart.set(key(edge[0]), [...(byStart.get(key(edge[0])) ?? []), edge]);
  const paths: string[] = [];
  for (const first of edges) {
    const points = follow(byStart, first);
    if (points.length > 0) paths.push(`M${points.map(said).join('L')}Z`);
  }
  return paths;
}

/** Walks on from an edge as long as another begins where it ends, and takes them away. */
function follow(byStart: ReadonlyMap<string, Edge[]>, first: Edge): readonly Point[] {
  const points: Point[] = [];
  let next = taken(byStart, first[0], first);
  while (next !== undefined) {
    points.push(next[0]);
    next = taken(byStart, next[1], null);
  }
  return points;
}

/** Takes away an edge that begins at a point: this one, or any. */
function taken(byStart: ReadonlyMap<string, Edge[]>, at: Point, wanted: Edge | null): Edge | undefined {
  const edges = byStart.get(key(at)) ?? [];
  const index = wanted === null ? edges.length - 1 : edges.indexOf(wanted);
  return index < 0 ? undefined : edges.splice(index, 1)[0];
}

const key = ([x, y]: Point): string => `${Math.round(x)} ${Math.round(y)}`;
