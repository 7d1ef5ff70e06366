/** What the game is known by, in the game-icons set. */
export const emblem = 'gears';
