import type { Space } from '@tavolo/wow-adventure';
import { useMemo } from 'react';
import type { Bounds } from '../../../parts/drawing/point.ts';
import { padded } from './boxes.ts';
import type { ChartWords } from './chart-props.ts';
import { type NamePlaced, placeNames } from './names.ts';
import { spaces } from './plane.ts';
import { placeZoneNames } from './zone-names.ts';

/** From this zoom on, everything has its name; farther away, only places that people speak of. */
export const nearZoom = 0.78;

type Names = {
  readonly spaces: readonly NamePlaced[];
  readonly zones: readonly NamePlaced[];
  /** Where anything is written. */
  readonly boxes: readonly Bounds[];
};

/** Where the names are written, in a language and from a distance. */
export function useNames({ spaces: spaceNames, zones: zoneNames }: ChartWords, isNear: boolean): Names {
  return useMemo(() => {
    const sizeOf = isNear ? nearSize : farSize;
    const named = spaces.filter(({ kind }) => isNear || kind !== 'normal');
    const ordered = named.toSorted((one, other) => weights[other.kind] - weights[one.kind]);
    const placed = placeNames(ordered, (space) => ({
      name: spaceNames[space.id] ?? space.id,
      size: sizeOf(space),
    }));
    const zones = placeZoneNames((zone) => (zoneNames[zone] ?? zone).toUpperCase(), placed);
    return { spaces: placed, zones, boxes: [...placed, ...zones].map(({ box }) => padded(box, 1)) };
  }, [spaceNames, zoneNames, isNear]);
}

/** The names of greater places are written first. */
const weights = { city: 4, overlord: 3, encounter: 2, key: 1, normal: 0 };

const nearSize = ({ kind }: Space): number => (kind === 'normal' ? 11.5 : kind === 'city' ? 17 : 14);
const farSize = ({ kind }: Space): number => (kind === 'city' ? 22 : 19);
