import type { AttackKind, Lasting, Whose } from '../../vocabulary/lasting.ts';

/** What stays in force, as cards say it. */

type OnAttack = Extract<Lasting, { readonly on: 'attack' }>;
type Change = Omit<OnAttack, 'on' | 'by' | 'kind'>;

export const attacksOf = (by: Whose, words: Change, kind: AttackKind = 'any'): Lasting => ({
  ...{ on: 'attack', by, kind },
  ...words,
});
export const ownAttacks = (words: Change): Lasting => attacksOf('self', words);
export const ownMeleeAttacks = (words: Change): Lasting => attacksOf('self', words, 'melee');
export const ownRangedAttacks = (words: Change): Lasting => attacksOf('self', words, 'ranged');

/** All damage from one source, whatever it is. */
export const noDamage: Lasting = { on: 'damage', from: 'any', prevent: true };
/** Less damage from one attack. */
export const shieldOnce = (shield: number): Lasting => ({ on: 'damage', from: 'attack', shield });
/** An answer to one melee attack. */
export const answerMelee = (value: number): Lasting => ({
  ...{ on: 'attacked', kind: 'melee', retaliate: { value, range: 1 } },
});
