import type { Item } from '../vocabulary/cards.ts';
import { apparel1 } from './items/apparel-1.ts';
import { joinedApparel1 } from './items/apparel-1-joined.ts';
import { apparel2 } from './items/apparel-2.ts';
import { joinedApparel2 } from './items/apparel-2-joined.ts';
import { apparel3 } from './items/apparel-3.ts';
import { joinedApparel3 } from './items/apparel-3-joined.ts';
import { artifacts1 } from './items/artifacts-1.ts';
import { artifacts2 } from './items/artifacts-2.ts';
import { artifacts3 } from './items/artifacts-3.ts';
import { consumables1 } from './items/consumables-1.ts';
import { consumables2 } from './items/consumables-2.ts';
import { consumables3 } from './items/consumables-3.ts';
import { weapons1 } from './items/weapons-1.ts';
import { joinedWeapons1 } from './items/weapons-1-joined.ts';
import { weapons2 } from './items/weapons-2.ts';
import { joinedWeapons2 } from './items/weapons-2-joined.ts';
import { weapons3 } from './items/weapons-3.ts';
import { joinedWeapons3 } from './items/weapons-3-joined.ts';

/** Every item card. */
export const itemCards: readonly Item[] = [
  ...joinedApparel1,
  ...apparel1,
  ...joinedApparel2,
  ...apparel2,
  ...joinedApparel3,
  ...apparel3,
  ...artifacts1,
  ...artifacts2,
  ...artifacts3,
  ...consumables1,
  ...consumables2,
  ...consumables3,
  ...joinedWeapons1,
  ...weapons1,
  ...joinedWeapons2,
  ...weapons2,
  ...joinedWeapons3,
  ...weapons3,
];
