import { signedPlainly } from '@tavolo/language';
import { some } from '@tavolo/language/en';
import type { Bonus, Penalty, Token } from '../../cards.ts';
import { moreDice } from './counted.ts';

/** What tokens are called. */
export const tokenNames: Readonly<Record<Token, string>> = {
  'class-token': 'Class token',
  'weapon-token': 'Weapon token',
};

export const bonusToken: Readonly<Record<Bonus, (by: number) => string>> = {
  'attack-die': (by) => `a permanent ${moreDice(by)} token`,
  attack: (by) => `a permanent ${signedPlainly(by)} Attack token`,
  defense: (by) => `a permanent ${signedPlainly(by)} Defense token`,
  'one-use-die': (by) => some(by, 'one-use +1 Attack Die token'),
};

export const penaltyToken: Readonly<Record<Penalty, (by: number) => string>> = {
  'attack-die': (by) => `a ${moreDice(-by)} token`,
  defense: (by) => `a -${by} Defense token`,
  poison: (by) => some(by, 'Poison token'),
};
