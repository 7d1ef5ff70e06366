import type { Treasure, TreasureReward } from '../vocabulary/scenarios.ts';
import {
  condition,
  damage,
  design,
  gold,
  item,
  randomDesign,
  randomScenario,
  xp,
} from './words/treasures.ts';

const chest = (number: number, ...holds: readonly TreasureReward[]): Treasure => ({ number, holds });

/** The numbered treasures that lie in our scenarios. [gh/terrain.30] */
export const treasures: readonly Treasure[] = [
  chest(1, randomDesign),
  chest(4, gold(15)),
  chest(5, item('chainmail')),
  chest(7, randomScenario),
  chest(10, xp(10)),
  chest(11, randomDesign),
  chest(17, gold(20)),
  chest(26, gold(20)),
  chest(28, gold(15)),
  chest(34, item('amulet-of-life')),
  chest(38, design('ring-of-skulls')),
  chest(46, damage(3), condition('poison')),
  chest(50, item('second-skin')),
  chest(51, randomScenario),
  chest(60, item('skullbane-axe')),
  chest(63, randomDesign),
  chest(65, design('horned-helm')),
  chest(67, gold(10)),
  chest(71, randomScenario),
];
