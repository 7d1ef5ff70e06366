import { joined } from '../../joining.ts';
import type { Gender } from '../../phrases/names.ts';
import type { Voice } from '../../phrases/scene.ts';

export const and = (items: readonly string[]): string => joined(items, () => 'e');
export const or = (items: readonly string[]): string => joined(items, () => 'ou');

/** So many of something, in figures: 1 hexágono, 2 hexágonos. */
export const count = (number: number, one: string, many: string): string =>
  `${number} ${number === 1 ? one : many}`;

const numerals = ['', '', '', 'três', 'quatro', 'cinco', 'seis', 'sete', 'oito', 'nove', 'dez'];
/** A small number as a word that stands before a noun. */
export const numeral = (number: number, gender: Gender = 'm'): string => {
  if (number === 1) return gender === 'm' ? 'um' : 'uma';
  if (number === 2) return gender === 'm' ? 'dois' : 'duas';
  return numerals[number] || String(number);
};
/** Uma carta, duas cartas. */
export const some = (
  number: number,
  { one, many, gender = 'm' }: { readonly one: string; readonly many: string; readonly gender?: Gender },
): string => `${numeral(number, gender)} ${number === 1 ? one : many}`;

/** The word for whom it is said to: the player, or of a monster. */
export const by = (voice: Voice, you: string, it: string): string => (voice === 'you' ? you : it);

/** `em`, which runs together with a pronoun: nesse inimigo. */
export const at = (text: string): string => (/^ess[ea]/.test(text) ? `n${text}` : `em ${text}`);
