import type { Bonus, Penalty, Token } from '../../cards.ts';
import { moreDice } from './counted.ts';

/** What tokens are called behind the word `segnalino`, which alone has a plural. */
export const tokenNames: Readonly<Record<Token, string>> = {
  'class-token': 'Classe',
  'weapon-token': 'Arma',
};

/** Un segnalino veleno, 2 segnalini veleno. */
export const tokens = (number: number, kind: string): string =>
  number === 1 ? `un segnalino ${kind}` : `${number} segnalini ${kind}`;

export const bonusToken: Readonly<Record<Bonus, (by: number) => string>> = {
  'attack-die': (by) => `un segnalino permanente ${moreDice(by)}`,
  attack: (by) => `un segnalino permanente Attacco +${by}`,
  defense: (by) => `un segnalino permanente Difesa +${by}`,
  'one-use-die': (by) => tokens(by, '+1 Dado di Attacco ad uso singolo'),
};

export const penaltyToken: Readonly<Record<Penalty, (by: number) => string>> = {
  'attack-die': (by) => `un segnalino -${by} ai Dadi di Attacco`,
  defense: (by) => `un segnalino Difesa -${by}`,
  poison: (by) => tokens(by, 'veleno'),
};
