import { distance, type Shut, sees, stepsFrom } from '@tavolo/squares';
import { type DoorId, type Ground, groundOf, passable } from '../../map/ground.ts';
import type { Laid } from '../../map/laid.ts';
import type { Spot, State } from '../../state.ts';
import { once, whileSame } from '../../still.ts';
import type { Content } from '../../vocabulary/content.ts';
import type { UnitId } from '../../vocabulary/ids.ts';
import { type SpaceId, spaceId } from '../../vocabulary/places.ts';
import type { SpaceKind } from '../../vocabulary/terms.ts';
import { type Standing, spacesOf, unitsOnMap } from '../units.ts';

/** What the map is made of: views have it too. */
export type Laying = Standing & { readonly state: Pick<State, 'tiles' | 'spots' | 'doors'> };

/** Spaces that explorers activate. */
export const actionSpaces: ReadonlySet<SpaceKind> = new Set<SpaceKind>([
  'chest',
  'workbench',
  'event',
  'chapter',
  'recharge',
  'lever',
  'valve',
  'root',
  'bell',
]);

const grounds = new Map<string, Ground>();
const mostGrounds = 200;

/** Grounds by lists of tiles: rules put another list in place of one, and never change it. */
const groundsOfLists = new WeakMap<readonly Laid[], Ground>();

function groundWith(content: Content, tiles: readonly Laid[]): Ground {
  const known = groundsOfLists.get(tiles);
  if (known !== undefined) return known;
  const ground = groundAs(content, tiles);
  groundsOfLists.set(tiles, ground);
  return ground;
}

/** The map of the tiles that lie; found once for each way they lie. */
function groundAs(content: Content, tiles: readonly Laid[]): Ground {
  const key = tiles.map(({ face, column, row, turns }) => `${face} ${column} ${row} ${turns}`).join(';');
  const known = grounds.get(key);
  if (known !== undefined) return known;
  const ground = groundOf(content, tiles);
  if (grounds.size >= mostGrounds) grounds.clear();
  grounds.set(key, ground);
  return ground;
}

/** The map as it stands at this moment: what is printed, what has changed, doors, and who stands where. [ma/map] */
export class Terrain {
  readonly ground: Ground;
  readonly #spots = new Map<number, Spot>();
  readonly #doors: ReadonlyMap<DoorId, 'closed' | 'destroyed'>;
  readonly #units = new Map<number, UnitId>();
  /** For each cell 1 where something has changed what is printed. */
  readonly #changed: Uint8Array;
  readonly #around: (readonly number[])[] = [];
  readonly shut: Shut;

  constructor(g: Laying) {
    const { tiles, spots, doors } = g.state;
    this.ground = groundWith(g.content, tiles);
    this.#changed = new Uint8Array(this.cells);
    for (const spot of spots) {
      const cell = this.cell(spot.at);
      this.#spots.set(cell, spot);
      this.#changed[cell] = 1;
    }
    this.#doors = new Map(doors.map(({ door, is }) => [door, is]));
    this.shut = (door) => this.#doors.get(this.ground.doors[door] ?? noDoor) === 'closed';
    for (const unit of unitsOnMap(g.state))
      for (const space of spacesOf(g, unit)) this.#units.set(this.cell(space), unit);
  }

  /** The cell of a space; -1 if no tile lies there. */
  cell(space: SpaceId): number {
    return this.ground.cells.get(space) ?? -1;
  }

  space(cell: number): SpaceId {
    return this.ground.spaces[cell] ?? spaceId(this.ground.plan.place(cell));
  }

  get cells(): number {
    return this.ground.plan.size;
  }

  /** What a space is now. */
  kind(cell: number): SpaceKind {
    const now = this.#changed[cell] === 1 ? this.#spots.get(cell)?.now : null;
    return now ?? this.ground.kinds[cell] ?? 'rubble';
  }

  token(cell: number): Spot['token'] {
    return this.#changed[cell] === 1 ? (this.#spots.get(cell)?.token ?? null) : null;
  }

  /** The number of the tile of a cell among those that lie. [ma/words.5] */
  tile(cell: number): number {
    return this.ground.tiles[cell] ?? -1;
  }

  onSameTile(one: number, other: number): boolean {
    return this.tile(one) === this.tile(other);
  }

  unitOn(cell: number): UnitId | null {
    return this.#units.get(cell) ?? null;
  }

  /** May be walked on. [ma/map.6] */
  isPassable(cell: number): boolean {
    if (this.#changed[cell] !== 1) return this.ground.passable[cell] === 1;
    const kind = this.kind(cell);
    return passable.has(kind) && (kind !== 'spawn' || this.token(cell) === null);
  }

  isPit(cell: number): boolean {
    return this.kind(cell) === 'pit';
  }

  /** Passable, and nobody is there. [ma/words.2] */
  isFree(cell: number): boolean {
    return this.isPassable(cell) && this.unitOn(cell) === null;
  }

  /** A barrel that can still go off. [ma/map.12] */
  isBarrel(cell: number): boolean {
    return this.kind(cell) === 'barrel' && this.token(cell) === null;
  }

  /** An action space that can still be activated. [ma/actions.18] */
  isUnexplored(cell: number): boolean {
    const token = this.token(cell);
    return actionSpaces.has(this.kind(cell)) && (token === null || token === 'light');
  }

  areAdjacent(one: number, other: number): boolean {
    return this.ground.plan.areAdjacent(one, other, this.shut);
  }

  /** The cells around a cell that no wall or closed door cuts off. [ma/words.3] */
  around(cell: number): readonly number[] {
    const known = this.#around[cell];
    if (known !== undefined) return known;
    const cells: number[] = [];
    for (let direction = 0; direction < 8; direction++) {
      const next = this.ground.plan.next(cell, direction, this.shut);
      if (next >= 0) cells.push(next);
    }
    this.#around[cell] = cells;
    return cells;
  }

  distance(one: number, other: number): number {
    return distance(this.ground.plan.place(one), this.ground.plan.place(other));
  }

  /** Whether a line is free; `over`: over obstacles and units. [ma/map.18] */
  sees(from: number, to: number, over: boolean): boolean {
    return sees(this.ground.plan, from, to, {
      shut: this.shut,
      isSolid: (cell) => this.kind(cell) === 'rubble',
      stops: (cell) => !over && (!this.isPassable(cell) || this.unitOn(cell) !== null),
    });
  }

  /** Steps from the nearest of some cells over cells that may be entered. [ma/words.4] */
  steps(
    from: number | readonly number[],
    mayEnter: (cell: number) => boolean,
    shut: Shut = this.shut,
  ): Uint16Array {
    return stepsFrom(this.ground.plan, from, shut, mayEnter);
  }

  /** All cells of a kind. */
  ofKind(kinds: readonly SpaceKind[]): readonly number[] {
    const printed = [...new Set(kinds)].flatMap((kind) => this.ground.ofKind.get(kind) ?? []);
    const others = [...this.#spots.keys()].filter((cell) => kinds.includes(this.kind(cell)));
    return printed
      .filter((cell) => this.#changed[cell] !== 1)
      .concat(others)
      .sort((one, other) => one - other);
  }

  stateOf(door: DoorId): 'open' | 'closed' | 'destroyed' {
    return this.#doors.get(door) ?? 'open';
  }
}

const noDoor = '' as DoorId; // no door is called so

export const terrainOf = (g: Laying): Terrain => once(g, asItLies);

/** All that a terrain is made of, one after the other. */
function partsOf({ tiles, spots, doors, explorers, monsters }: Laying['state']): readonly unknown[] {
  const parts: unknown[] = [tiles];
  for (const spot of spots) parts.push(spot, spot.at, spot.now, spot.token);
  for (const { door, is } of doors) parts.push(door, is);
  for (const { explorer, at, dead } of explorers) parts.push(explorer, at, dead);
  for (const { monster, at, ended } of monsters) parts.push(monster, at, ended);
  return parts;
}

const asItLies = whileSame<Laying, Terrain>({ keyOf: (state) => state, partsOf }, (g) => new Terrain(g));
