import {
  type Axial,
  axialOf,
  directions,
  type Field,
  hexId,
  looseOrientations,
  orientations,
  plus,
} from '@tavolo/hexes';
import type { Gloom } from '../../gloomhaven.ts';
import { type PlacementOption, placementOption } from '../../options.ts';
import type { AreaAsked } from '../../questions.ts';
import type { Figure } from '../../state.ts';
import type { Area } from '../../vocabulary/area.ts';
import type { FigureId, HexId } from '../../vocabulary/ids.ts';
import type { Deed } from '../abilities/deed.ts';
import { fieldOf, isHidden } from '../board.ts';
import { enemiesOf } from '../figures.ts';

/** A way to lay an area: its hexes on the map and the enemies in them that are seen. */
export type Placement = {
  readonly id: PlacementOption;
  readonly hexes: readonly HexId[];
  readonly hit: readonly FigureId[];
};

/** All ways to lay an area so that it hits somebody, each set of hexes once. [gh/attack.35 to gh/attack.39] */
export function placements(g: Gloom, deed: Deed, area: Area, most: number): readonly Placement[] {
  const own = axialOf(deed.by.hex);
  if (own === null || fieldOf(g).cell(deed.by.hex) < 0) return [];
  const foes = foesInSight(g, deed);
  const isMelee = area.from === 'self';
  const shapes = isMelee ? orientations(area.hexes, true) : looseOrientations(area.hexes, true);
  const origins = isMelee ? [own] : originsNear(shapes, foes);
  const found = new Map<string, Placement>();
  for (const origin of origins) {
    for (const [way, shape] of shapes.entries()) {
      const places = shape.map((offset) => plus(origin, offset));
      if (!(isMelee || isInRange(g, deed, places, most))) continue;
      const placement = laid(g, { id: placementOption(hexId(origin), way), places, foes });
      const key = placement.hexes.join(' ');
      if (placement.hit.length > 0 && !found.has(key)) found.set(key, placement);
    }
  }
  return [...found.values()];
}

/** Only enemies that can be seen are attacked; invisible ones never. [gh/attack.38, gh/attack.47] */
function foesInSight(g: Gloom, { by, side }: Deed): readonly Figure[] {
  const field = fieldOf(g);
  const at = field.cell(by.hex);
  return enemiesOf(g.state, side).filter(
    (it) => it.id !== by.id && !isHidden(g, it) && field.sees(at, field.cell(it.hex)),
  );
}

type Laying = {
  readonly id: PlacementOption;
  readonly places: readonly Axial[];
  readonly foes: readonly Figure[];
};

function laid(g: Gloom, { id, places, foes }: Laying): Placement {
  const field = fieldOf(g);
  const hexes = places.map(([q, r]): HexId => `${q},${r}`).filter((hex) => field.cell(hex) >= 0);
  return { id, hexes: hexes.sort(), hit: foes.filter(({ hex }) => hexes.includes(hex)).map((it) => it.id) };
}

/** One red hex in range is enough, even if it is a wall, which is counted from the hexes around it. [gh/attack.37] */
function isInRange(g: Gloom, { by }: Deed, places: readonly Axial[], most: number): boolean {
  const field = fieldOf(g);
  const ranges = field.rangesFrom(field.cell(by.hex));
  const isNear = (cell: number, limit: number): boolean => cell >= 0 && (ranges[cell] ?? limit + 1) <= limit;
  return places.some((place) => {
    const cell = cellAt(field, place);
    if (cell >= 0) return isNear(cell, most);
    return directions.some((direction) => isNear(cellAt(field, plus(place, direction)), most - 1));
  });
}

const cellAt = (field: Field, [q, r]: Axial): number => field.cell(`${q},${r}`);

type Shapes = ReturnType<typeof orientations>;

/** The origins from which some way to lay the area covers an enemy. */
function originsNear(shapes: Shapes, foes: readonly Figure[]): readonly Axial[] {
  const origins = new Map<string, Axial>();
  for (const { hex } of foes) {
    const place = axialOf(hex);
    if (place === null) continue;
    for (const [dq, dr] of shapes.flat()) {
      const origin: Axial = [place[0] - dq, place[1] - dr];
      origins.set(origin.join(','), origin);
    }
  }
  return [...origins.values()];
}

/** The placements as a question about them tells them. */
export const areaAsked = (ways: readonly Placement[]): AreaAsked => ({
  area: true,
  hits: ways.map(({ hit }) => hit),
  areas: ways.map(({ hexes }) => hexes),
});

/** A question about attacks that lays no area. */
export const noArea: AreaAsked = { area: false, hits: [], areas: [] };

export const placementWith = (ways: readonly Placement[], id: string): Placement | null =>
  ways.find((it) => it.id === id) ?? null;
