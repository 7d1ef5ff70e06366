import { boardIcons } from './board-icons.ts';
import { cardIcons } from './card-icons.ts';
import { monsterIcons } from './monster-icons.ts';

/** The game's icons: our name for each, `ma/` and the id of what it shows, and its name in the game-icons set. */
export const icons = { ...boardIcons, ...cardIcons, ...monsterIcons } as const;
