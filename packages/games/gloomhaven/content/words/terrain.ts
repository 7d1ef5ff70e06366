import type {
  Ability,
  DestroyObstacle,
  DisarmTrap,
  MakeObstacle,
  MakeTrap,
} from '../../vocabulary/abilities.ts';

/** Abilities that change the map, as cards say them. */

export const makeTrap = (words: Omit<MakeTrap, 'do'>): MakeTrap => ({ do: 'make-trap', ...words });
export const disarmTrap = (where: DisarmTrap['where']): DisarmTrap => ({ do: 'disarm-trap', where });

/** So many obstacles of one hex, or one of three. */
export const makeObstacles = (
  count: number,
  within: MakeObstacle['within'],
  size: MakeObstacle['size'] = 1,
): MakeObstacle => ({ do: 'make-obstacle', count, within, size });

export const destroyObstacles = (
  count: DestroyObstacle['count'],
  within: DestroyObstacle['within'],
  words: Pick<DestroyObstacle, 'adjust'> = {},
): DestroyObstacle => ({ do: 'destroy-obstacle', count, within, ...words });

/** An adjacent obstacle of one hex goes to an empty hex within range. */
export const moveObstacle = (to: number): Ability => ({ do: 'move-obstacle', within: 1, to });
