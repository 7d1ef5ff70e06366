import { boardIcons } from './board-icons.ts';
import { monsterIcons } from './monster-icons.ts';

/** The game's icons: our name for each, `ma/` and the id of what it shows, and its name in the game-icons set. */
export const icons = { ...boardIcons, ...monsterIcons } as const;
