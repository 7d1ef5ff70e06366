import type { Space, SpaceId } from '@tavolo/wow-adventure';
import type { Bounds } from '../../../parts/drawing/point.ts';
import { overlap, padded } from './boxes.ts';
import type { ChartWords } from './chart-props.ts';
import { candidatesFor, freeCandidate, isCovering, type NamePlaced, placeNames } from './names.ts';
import { spaces } from './plane.ts';
import { isNamedAt, lettersOf, type Scale } from './scales.ts';
import { placeZoneNames, type ZoneNamed, zonesOnChart } from './zone-names.ts';

type Names = {
  readonly spaces: readonly NamePlaced[];
  readonly zones: readonly NamePlaced[];
  /** Where anything is written. */
  readonly boxes: readonly Bounds[];
};

const nothing: Names = { spaces: [], zones: [], boxes: [] };

const laidOut = new WeakMap<ChartWords, Map<Scale, Names>>();

/** Where names are usually written in a language and at a scale; laid out once. `null`: nothing is written. */
export function namesSeen(words: ChartWords, scale: Scale | null): Names {
  if (scale === null) return nothing;
  const known = laidOut.get(words) ?? new Map<Scale, Names>();
  laidOut.set(words, known);
  const names = known.get(scale) ?? namesFor(words, scale);
  known.set(scale, names);
  return names;
}

/** The names of greater places are written first. */
const weights = { city: 4, overlord: 3, encounter: 2, key: 1, normal: 0 };

const byWeight = (all: readonly Space[]): readonly Space[] =>
  all.toSorted((one, other) => weights[other.kind] - weights[one.kind]);

const writtenFor = ({ spaces: names }: ChartWords, space: Space, scale: Scale) => ({
  name: names[space.id] ?? space.id,
  size: lettersOf(space, scale),
  scale,
});

export function namesFor(words: ChartWords, scale: Scale): Names {
  const named = byWeight(spaces.filter((space) => isNamedAt(space, scale)));
  const said = new Set(named.map(({ id }) => words.spaces[id]));
  const zoneNamed = zonesOnChart.flatMap((id): readonly ZoneNamed[] => {
    const name = words.zones[id] ?? id;
    return said.has(name) ? [] : [{ id, name: name.toUpperCase() }];
  });
  // Zones first, to see where they would like to be; then around what is written in them.
  const wished = placeZoneNames(zoneNamed, [], scale).map(({ box }) => ({ box, weight: 0.12 }));
  const candidates = named.map((space) => candidatesFor(space, writtenFor(words, space, scale), wished));
  const placed = placeNames(candidates, scale);
  const zones = placeZoneNames(zoneNamed, placed, scale);
  return { spaces: placed, zones, boxes: [...placed, ...zones].map(({ box }) => padded(box, 1)) };
}

/** What names make room for at a moment. */
type Now = {
  /** Spaces whose names are wanted most, such as those that are lit. */
  readonly matters: ReadonlySet<SpaceId>;
  /** Where heroes stand, tokens lie, pins stick and numbers are shown. */
  readonly occupied: readonly Bounds[];
};

/**
 * The names as they are at a moment: what heroes or tokens would cover is moved or left out, and the names of the spaces
 * that matter find room, where lesser ones give way to them.
 */
export function namesWith(
  names: Names,
  words: ChartWords,
  scale: Scale | null,
  { matters, occupied }: Now,
): Pick<Names, 'spaces' | 'zones'> {
  if (scale === null) return nothing;
  const isOpen = ({ box }: NamePlaced) => occupied.every((other) => overlap(box, other) === 0);
  const usual = new Set(names.spaces.map(({ id }) => id));
  let [written, zones] = [names.spaces.filter(isOpen), names.zones.filter(isOpen)];
  const isWritten = new Set(written.map(({ id }) => id));
  const isMissing = ({ id }: Space) => (usual.has(id) || matters.has(id)) && !isWritten.has(id);
  for (const space of byWeight(spaces.filter(isMissing))) {
    const isKept = (id: string) => !matters.has(space.id) || matters.has(id as SpaceId) || cities.has(id); // a name's id is its space
    const candidates = candidatesFor(space, writtenFor(words, space, scale), []).filter(isOpen);
    const found = freeCandidate(
      candidates,
      written.filter(({ id }) => isKept(id)),
      scale,
    );
    if (found === null) continue;
    const isClear = (other: NamePlaced) => !isCovering(other.box, found.box);
    written = [...written.filter((other) => isKept(other.id) || isClear(other)), found];
    zones = zones.filter(isClear);
  }
  return { spaces: written, zones };
}

const cities: ReadonlySet<string> = new Set(spaces.filter(({ kind }) => kind === 'city').map(({ id }) => id));
