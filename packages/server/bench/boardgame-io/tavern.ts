/** The name of the game that boardgame.io serves. */
export const tavern = 'tavern';
