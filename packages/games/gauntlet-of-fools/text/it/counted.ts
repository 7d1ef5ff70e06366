import { signedPlainly } from '@tavolo/language';
import { count } from '@tavolo/language/it';

export const wounds = (number: number): string => count(number, 'Ferita', 'Ferite');

/** A change of the number of dice: +1 Dado di Attacco, -2 Dadi di Attacco. */
export const moreDice = (by: number): string =>
  `${signedPlainly(by)} ${Math.abs(by) === 1 ? 'Dado' : 'Dadi'} di Attacco`;
