/** Short ways to write down the board. */
import type { Space, SpaceKind } from '../../vocabulary/board.ts';
import type { SpaceId } from '../../vocabulary/ids.ts';
import type { Level, Resource } from '../../vocabulary/terms.ts';
import { mapEncounters } from './encounters.ts';

type Unzoned = Omit<Space, 'zone'>;
type At = readonly [x: number, y: number];

/** The spaces of a zone. */
export const zone = (id: string, spaces: readonly Unzoned[]): readonly Space[] =>
  spaces.map((space) => ({ ...space, zone: id }));

type Printed = {
  readonly id: string;
  readonly kind: SpaceKind;
  readonly level: Level;
  readonly at: At;
  readonly neighbours: readonly string[];
  readonly resources: readonly Resource[];
};

const space = ({ id, kind, level, at: [x, y], neighbours, resources }: Printed): Unzoned => ({
  id: id as SpaceId, // content gives ids their kind
  kind,
  level,
  resources,
  neighbours: neighbours as readonly SpaceId[], // the same
  encounter: mapEncounters[id] ?? null,
  at: { x, y },
});

const inCities: readonly Resource[] = ['potion-large', 'quest-giver', 'auction-house', 'flight-path'];
const inKeyPlaces: readonly Resource[] = ['scroll', 'potion-small', 'place-discovery'];

export const city = (id: string, at: At, neighbours: readonly string[]): Unzoned =>
  space({ id, kind: 'city', level: 'grey', at, neighbours, resources: inCities });

export const keyPlace = (id: string, level: Level, at: At, neighbours: readonly string[]): Unzoned =>
  space({ id, kind: 'key', level, at, neighbours, resources: inKeyPlaces });

/** A space with an encounter of its own. */
export const lair = (id: string, level: Level, at: At, neighbours: readonly string[]): Unzoned =>
  space({ id, kind: 'encounter', level, at, neighbours, resources: [] });

export const overlord = (id: string, level: Level, at: At, neighbours: readonly string[]): Unzoned =>
  space({ id, kind: 'overlord', level, at, neighbours, resources: [] });

/** `printed`: its level, where it is drawn, its neighbours, what it offers. */
export const normal = (
  id: string,
  ...[level, at, neighbours, resources]: readonly [Level, At, readonly string[], readonly Resource[]]
): Unzoned => space({ id, kind: 'normal', level, at, neighbours, resources });
