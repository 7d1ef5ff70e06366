import { signedPlainly } from '@tavolo/language';

/** A change of the number of dice: +1 Attack Die, -2 Attack Dice. */
export const moreDice = (by: number): string =>
  `${signedPlainly(by)} Attack ${Math.abs(by) === 1 ? 'Die' : 'Dice'}`;
