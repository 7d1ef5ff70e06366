import type { Space, SpaceId } from '@tavolo/wow-adventure';
import type { Bounds } from '../../../parts/drawing/point.ts';
import { boxAbout, type Obstacle } from './boxes.ts';
import { ornaments } from './landscape/ornament-places.ts';
import { placeOf, reachOf, spaces, stepsAside } from './plane.ts';
import { pointsAlong, roads } from './roads.ts';
import { plateScale, type Scale, smallAt } from './scales.ts';

/** What names keep off, and whose it is: a space's own name may stand close to it. */
type Owned = Obstacle & { readonly of: SpaceId | null; readonly is: 'space' | 'beside' };

function ofSpace(space: Space, scale: Scale): readonly Owned[] {
  const [x, y] = placeOf(space.id);
  const reach = reachOf(space);
  const badge = 20 * smallAt(scale);
  const [asideX, asideY] = stepsAside(space);
  return [
    { box: boxAbout([x, y], 2.1 * reach, 2.1 * reach), weight: 1.4, of: space.id, is: 'space' },
    {
      box: boxAbout([x + asideX, y + asideY], badge, badge),
      weight: 0.4,
      of: space.id,
      is: 'beside',
    },
    ...(space.kind === 'overlord'
      ? [{ box: boxAbout([x, y - 16], 112, 52), weight: 0.35, of: space.id, is: 'beside' } as const]
      : []),
    ...(hasPlate(space, scale)
      ? [{ box: plateOf(space), weight: 0.5, of: space.id, is: 'beside' } as const]
      : []),
  ];
}

/** Whether the numbers of a foe stand below a space. */
export const hasPlate = ({ encounter }: Space, scale: Scale): boolean =>
  scale >= plateScale && (encounter?.foe ?? null) !== null;

/** Where they stand. */
export function plateOf(space: Space): Bounds {
  const [x, y] = placeOf(space.id);
  return boxAbout([x, y + reachOf(space) + 1], 68, 16);
}

const alongRoads = roads
  .flatMap(pointsAlong)
  .map((at) => ({ box: boxAbout(at, 9, 9), weight: 0.11, of: null, is: 'beside' }) as const);

const atSea = ornaments.map((box) => ({ box, weight: 0.5, of: null, is: 'beside' }) as const);

const known = new Map<Scale, readonly Owned[]>();

/** Everything that names keep off at a scale: spaces and what is written on them, roads, and ornaments in the sea. */
export function obstaclesAt(scale: Scale): readonly Owned[] {
  const found = known.get(scale) ?? [
    ...spaces.flatMap((space) => ofSpace(space, scale)),
    ...alongRoads,
    ...atSea,
  ];
  known.set(scale, found);
  return found;
}
