import { signedPlainly } from '@tavolo/language';
import { count } from '@tavolo/language/pt';

export const wounds = (number: number): string => count(number, 'Ferimento', 'Ferimentos');

/** A change of the number of dice: +1 Dado de Ataque, -2 Dados de Ataque. */
export const moreDice = (by: number): string =>
  `${signedPlainly(by)} ${Math.abs(by) === 1 ? 'Dado' : 'Dados'} de Ataque`;
