/** Dice as they lie on the table. */
export const diceShown = (dice: readonly number[]): string => dice.join(', ');
