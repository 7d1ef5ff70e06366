import type { Level } from '@tavolo/wow-adventure';

/** Each level by its own outline, so that nobody needs its colour: the more corners, the more dangerous. */
const outlines: { readonly [level in Level]: (reach: number) => string } = {
  grey: (reach) =>
    `M${-reach} 0a${reach} ${reach} 0 1 0 ${2 * reach} 0a${reach} ${reach} 0 1 0 ${-2 * reach} 0z`,
  green: (reach) => cornered(4, [1.22 * reach], -90),
  yellow: (reach) => cornered(6, [1.12 * reach], -90),
  red: (reach) => cornered(16, [1.2 * reach, 0.93 * reach], -90),
};

/** The outline of a space of a level about the origin. */
export const levelOutline = (level: Level, reach: number): string => outlines[level](reach);

/** An outline with corners at these distances in turn, from an angle on. */
function cornered(corners: number, reaches: readonly number[], from: number): string {
  const points = Array.from({ length: corners }, (_, corner) => {
    const angle = ((from + (360 / corners) * corner) * Math.PI) / 180;
    const reach = reaches[corner % reaches.length] ?? 0;
    return `${(reach * Math.cos(angle)).toFixed(1)} ${(reach * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${points.join('L')}z`;
}
