import type { DungeonCard, RoomCard } from '../vocabulary/dungeon.ts';
import { beasts } from './dungeon/beasts.ts';
import { caverns } from './dungeon/caverns.ts';
import { demons } from './dungeon/demons.ts';
import { folk } from './dungeon/folk.ts';
import { halls } from './dungeon/halls.ts';
import { tombs } from './dungeon/tombs.ts';
import { undead } from './dungeon/undead.ts';
import { wilds } from './dungeon/wilds.ts';

/** The rooms of a random dungeon are of our own design. [gh/variants.15] */
export const roomCards: readonly RoomCard[] = [...caverns, ...tombs, ...halls, ...wilds];

/** What lives in them. [gh/variants.16] */
export const dungeonCards: readonly DungeonCard[] = [...beasts, ...undead, ...demons, ...folk];
