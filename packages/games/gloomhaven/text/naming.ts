import type { Seat } from '@tavolo/kernel';
import { dungeonLayout } from '../rules/map/dungeon.ts';
import { layoutOf } from '../rules/map/layout.ts';
import type { PlacedDoor } from '../rules/map/places.ts';
import type { Figure, Piece } from '../state.ts';
import type { View } from '../view.ts';
import type { Content } from '../vocabulary/content.ts';
import type { ClassId, FigureId, HexId, MonsterId, ScenarioId, SummonId } from '../vocabulary/ids.ts';
import type { Cell } from '../vocabulary/scenarios.ts';
import { type NamedPlaces, placesNamedIn } from './composing/named-places.ts';

/** What a sentence needs to know of a figure. */
export type NamedFigure = Pick<Figure, 'kind' | 'type' | 'rank' | 'number'>;

/** What a sentence needs to know of a hero. `class`: `null` before it is chosen. */
type NamedHero = { readonly class: ClassId | null; readonly seat: Seat };

/** What lies on a hex, as far as words tell it; `room`: one behind a closed door. */
export type Spot = Piece['is'] | 'door' | 'marker' | 'room';

/** The same with the name that the scenario's rules have for it; `null`: they do not speak of it. */
type NamedSpot = { readonly is: Spot; readonly name: string | null };

/** A hex of the map that the onlooker sees, and what the scenario's rules name there. */
type SeenHex = {
  readonly hex: HexId;
  readonly cell: Cell;
  readonly isClosedDoor: boolean;
  readonly named: readonly NamedSpot[];
};

/** Who and what is at a table, so that sentences can name them. */
export type Naming = {
  player(seat: Seat): string;
  /** Any figure, also one that has left the map. */
  figure(id: FigureId): NamedFigure;
  /** The hero behind a figure; `null`: it is nobody's. */
  hero(id: FigureId): NamedHero | null;
  /** Whether a player leads more than one hero. */
  leadsSeveral(seat: Seat): boolean;
  /** The types of monsters met so far that act on the cards of a deck. */
  typesOn(deck: string): readonly MonsterId[];
  /** The map, as far as it is revealed. */
  hexes(): readonly SeenHex[];
  /** What lies on one of its hexes. */
  spotsAt(hex: string): readonly NamedSpot[];
  /** What is played. */
  readonly scenario: ScenarioId;
  readonly box: Content;
};

/** Names from what somebody may know of the table, what is printed, and what the players are called. */
export function namingOf(view: View, box: Content, player: (seat: Seat) => string): Naming {
  let seen: readonly SeenHex[] | null = null;
  const heroes = new Map(view.heroes.map((hero) => [hero.id, hero]));
  const hexes = (): readonly SeenHex[] => {
    seen ??= hexesSeen(view, box);
    return seen;
  };
  const figures = new Map(view.figures.map((figure) => [figure.id, figure]));
  return {
    player,
    box,
    scenario: view.options.scenario,
    hero: (id) => {
      const hero = heroes.get(id);
      return hero === undefined
        ? null
        : { seat: hero.seat, class: box.classes.has(hero.class) ? hero.class : null };
    },
    figure: (id) => {
      const hero = heroes.get(id);
      if (hero !== undefined) return { kind: 'character', type: hero.class, rank: 'none', number: 0 };
      return numberedIfMany(figures.get(id) ?? figureCalled(id, box), box);
    },
    leadsSeveral: (seat) => view.heroes.filter((hero) => hero.seat === seat).length > 1,
    typesOn: (deck) => view.met.filter((type) => box.monsters.get(type)?.deck === deck),
    hexes,
    spotsAt: (hex) => spotsAt(view, hexes(), hex),
  };
}

/** Of a monster that there is only one of, nobody needs the number. */
function numberedIfMany(figure: NamedFigure, { monsters }: Pick<Content, 'monsters'>): NamedFigure {
  const { kind, type, rank, number } = figure;
  const isOnly = monsters.get(type as MonsterId)?.standees === 1; // any text can be asked for
  return { kind, type, rank, number: isOnly ? 0 : number };
}

/** A figure that is not on the map, read from its id: a type, and mostly a number. */
export function figureCalled(id: string, box: Pick<Content, 'monsters' | 'summons'>): NamedFigure {
  const [, stem = id, digits = '0'] = isType(id, box) ? [] : (/^(.+)-(\d+)$/.exec(id) ?? []);
  return { kind: kindOf(stem, box), type: stem, rank: 'none', number: Number(digits) };
}

const isType = (id: string, { monsters, summons }: Pick<Content, 'monsters' | 'summons'>): boolean =>
  monsters.has(id as MonsterId) || summons.has(id as SummonId); // any text can be asked for

function kindOf(
  type: string,
  { monsters, summons }: Pick<Content, 'monsters' | 'summons'>,
): NamedFigure['kind'] {
  if (monsters.has(type as MonsterId)) return 'monster'; // any text can be asked for
  return summons.has(type as SummonId) ? 'summon' : 'objective'; // any text can be asked for
}

function spotsAt({ pieces }: View, hexes: readonly SeenHex[], hex: string): readonly NamedSpot[] {
  const { isClosedDoor = false, named = [] } = hexes.find((one) => one.hex === hex) ?? {};
  const lying = pieces.filter((piece) => piece.hexes.some((one) => one === hex)).map(({ is }) => is);
  const spots = new Set<Spot>([...lying, ...(isClosedDoor ? (['door'] as const) : [])]);
  return [
    ...[...spots].map((is) => named.find((one) => one.is === is) ?? { is, name: null }),
    ...named.filter(({ is }) => is === 'marker' || is === 'room'),
  ];
}

/** The hexes of the rooms that are revealed. [gh/setup.5] */
function hexesSeen(view: View, box: Content): readonly SeenHex[] {
  const { rooms, openDoors, options, dungeon } = view;
  const scenario = box.scenarios.get(options.scenario);
  if (dungeon.length === 0 && scenario === undefined) return [];
  const layout =
    scenario === undefined || dungeon.length > 0 ? dungeonLayout(box, dungeon) : layoutOf(box, scenario);
  const closed = [...layout.doors.values()].filter(({ id }) => !openDoors.includes(id));
  const named = scenario === undefined ? nothingNamed : placesNamedIn(scenario);
  return [...layout.places.values()]
    .filter((place) => place.rooms.some((room) => rooms.includes(room)))
    .map(({ hex, cell }) => {
      const door = closed.find((one) => one.hex === hex) ?? null;
      const here = named.hexes.filter((one) => one.hex === hex).map(({ is, name }) => ({ is, name }));
      const behind = door === null ? [] : namedOfDoor(door, named, rooms);
      return { hex, cell, isClosedDoor: door !== null, named: [...here, ...behind] };
    });
}

const nothingNamed: NamedPlaces = { hexes: [], doors: [], rooms: [] };

/** The name of a closed door, and the rooms behind it that have one. */
const namedOfDoor = (
  { id, rooms }: PlacedDoor,
  named: NamedPlaces,
  revealed: readonly number[],
): readonly NamedSpot[] => [
  ...(named.doors.includes(id) ? [{ is: 'door' as const, name: id }] : []),
  ...rooms
    .filter((room) => named.rooms.includes(room) && !revealed.includes(room))
    .map((room) => ({ is: 'room' as const, name: String(room) })),
];
