import type { Bonus, Penalty, Token } from '../../cards.ts';
import { moreDice } from './counted.ts';

/** What tokens are called behind the word `ficha`, which alone has a plural. */
export const tokenNames: Readonly<Record<Token, string>> = {
  'class-token': 'de Classe',
  'weapon-token': 'de Arma',
};

/** Uma ficha de veneno, 2 fichas de veneno. */
export const tokens = (number: number, kind: string): string =>
  number === 1 ? `uma ficha ${kind}` : `${number} fichas ${kind}`;

export const bonusToken: Readonly<Record<Bonus, (by: number) => string>> = {
  'attack-die': (by) => `uma ficha permanente de ${moreDice(by)}`,
  attack: (by) => `uma ficha permanente de Ataque +${by}`,
  defense: (by) => `uma ficha permanente de Defesa +${by}`,
  'one-use-die': (by) => tokens(by, 'de +1 Dado de Ataque de uso único'),
};

export const penaltyToken: Readonly<Record<Penalty, (by: number) => string>> = {
  'attack-die': (by) => `uma ficha de ${moreDice(-by)}`,
  defense: (by) => `uma ficha de Defesa -${by}`,
  poison: (by) => tokens(by, 'de veneno'),
};
