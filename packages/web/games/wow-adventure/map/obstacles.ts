import type { Space, SpaceId } from '@tavolo/wow-adventure';
import { boxAbout, type Obstacle } from './boxes.ts';
import { ornaments } from './landscape/ornament-places.ts';
import { placeOf, reachOf, spaces } from './plane.ts';
import { pointsAlong, roads } from './roads.ts';

/** What names keep off, and whose it is: a space's own name may stand close to it. */
export type Owned = Obstacle & { readonly of: SpaceId | null; readonly is: 'space' | 'beside' };

const ofSpace = (space: Space): readonly Owned[] => {
  const [x, y] = placeOf(space.id);
  const reach = reachOf(space);
  const steps = boxAbout([x - 0.8 * reach, y - 0.85 * reach], 20, 20);
  return [
    { box: boxAbout([x, y], 2.1 * reach, 2.1 * reach), weight: 1.4, of: space.id, is: 'space' },
    { box: steps, weight: 0.4, of: space.id, is: 'beside' },
    ...(space.kind === 'overlord'
      ? [{ box: boxAbout([x, y - 16], 112, 52), weight: 0.35, of: space.id, is: 'beside' } as const]
      : []),
    ...(hasPlate(space)
      ? [{ box: boxAbout([x, y + reach + 1], 62, 16), weight: 0.5, of: space.id, is: 'beside' } as const]
      : []),
  ];
};

/** Whether the numbers of a foe stand below a space. */
export const hasPlate = ({ encounter }: Space): boolean => (encounter?.foe ?? null) !== null;

/** Everything that names keep off: spaces and what is written on them, roads, and ornaments in the sea. */
export const obstacles: readonly Owned[] = [
  ...spaces.flatMap(ofSpace),
  ...roads
    .flatMap(pointsAlong)
    .map((at) => ({ box: boxAbout(at, 9, 9), weight: 0.11, of: null, is: 'beside' }) as const),
  ...ornaments.map((box) => ({ box, weight: 0.5, of: null, is: 'beside' }) as const),
];
