import type { Monster } from '../vocabulary/cards.ts';
import { bosses } from './monsters/bosses.ts';
import { level1Monsters } from './monsters/level-1.ts';
import { level2Monsters } from './monsters/level-2.ts';
import { level3Monsters } from './monsters/level-3.ts';
import { level4Monsters } from './monsters/level-4.ts';

/** Every monster card, and the bosses. */
export const monsters: readonly Monster[] = [
  ...bosses,
  ...level1Monsters,
  ...level2Monsters,
  ...level3Monsters,
  ...level4Monsters,
];
