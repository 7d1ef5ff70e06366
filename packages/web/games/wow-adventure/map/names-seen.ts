import type { Space } from '@tavolo/wow-adventure';
import type { Bounds } from '../../../parts/drawing/point.ts';
import { padded } from './boxes.ts';
import type { ChartWords } from './chart-props.ts';
import { type NamePlaced, placeNames } from './names.ts';
import { spaces } from './plane.ts';
import { placeZoneNames, type ZoneNamed, zonesOnChart } from './zone-names.ts';

/** From this zoom on, everything has its name; farther away, only places that people speak of. */
export const nearZoom = 0.78;

type Names = {
  readonly spaces: readonly NamePlaced[];
  readonly zones: readonly NamePlaced[];
  /** Where anything is written. */
  readonly boxes: readonly Bounds[];
};

const laidOut = { near: new WeakMap<ChartWords, Names>(), far: new WeakMap<ChartWords, Names>() };

/** Where the names are written, in a language and from a distance; laid out once. */
export function namesSeen(words: ChartWords, isNear: boolean): Names {
  const known = isNear ? laidOut.near : laidOut.far;
  const names = known.get(words) ?? namesFor(words, isNear);
  known.set(words, names);
  return names;
}

export function namesFor({ spaces: spaceNames, zones: zoneNames }: ChartWords, isNear: boolean): Names {
  const sizeOf = isNear ? nearSize : farSize;
  const named = spaces
    .filter(({ kind }) => isNear || kind !== 'normal')
    .toSorted((one, other) => weights[other.kind] - weights[one.kind]);
  const nameOf = ({ id }: Space) => spaceNames[id] ?? id;
  const said = new Set(named.map(nameOf));
  const zoneNamed = zonesOnChart.flatMap((id): readonly ZoneNamed[] => {
    const name = zoneNames[id] ?? id;
    return said.has(name) ? [] : [{ id, name: name.toUpperCase() }];
  });
  // Zones first, to see where they would like to be; then around what is written in them.
  const wished = placeZoneNames(zoneNamed, []).map(({ box }) => ({ box, weight: 0.12 }));
  const placed = placeNames(named, (space) => ({ name: nameOf(space), size: sizeOf(space) }), wished);
  const zones = placeZoneNames(zoneNamed, placed);
  return { spaces: placed, zones, boxes: [...placed, ...zones].map(({ box }) => padded(box, 1)) };
}

/** The names of greater places are written first. */
const weights = { city: 4, overlord: 3, encounter: 2, key: 1, normal: 0 };

const nearSize = ({ kind }: Space): number => (kind === 'normal' ? 11.5 : kind === 'city' ? 17 : 14);
const farSize = ({ kind }: Space): number => (kind === 'city' ? 22 : 19);
