import { joined } from '../../joining.ts';
import type { Gender } from '../../phrases/names.ts';
import type { Voice } from '../../phrases/scene.ts';

/** The conjunction before a word: `ed` before an e. */
const andBefore = (word: string): string => (/^[eEèÈ]/.test(word) ? 'ed' : 'e');

export const and = (items: readonly string[]): string => joined(items, andBefore);
export const or = (items: readonly string[]): string => joined(items, () => 'o');

/** So many of something, in figures: 1 danno, 2 danni. */
export const count = (number: number, one: string, many: string): string =>
  `${number} ${number === 1 ? one : many}`;

const numerals = ['', '', 'due', 'tre', 'quattro', 'cinque', 'sei', 'sette', 'otto', 'nove', 'dieci'];
/** A small number as a word that stands before a noun. */
export const numeral = (number: number, gender: Gender = 'm'): string => {
  if (number === 1) return gender === 'm' ? 'un' : 'una';
  return numerals[number] || String(number);
};
/** The article of one as its noun asks for it by its sound: uno Spirito, un'Esca. */
function oneOf(noun: string, gender: Gender): string {
  if (gender === 'f') return /^[aeiou]/i.test(noun) ? `un'${noun}` : `una ${noun}`;
  return /^(s[^aeiou]|z|gn|ps|x|y)/i.test(noun) ? `uno ${noun}` : `un ${noun}`;
}

/** Una carta, due carte. */
export const some = (
  number: number,
  { one, many, gender = 'm' }: { readonly one: string; readonly many: string; readonly gender?: Gender },
): string => (number === 1 ? oneOf(one, gender) : `${numeral(number, gender)} ${many}`);

/** The word for whom it is said to: the player, or of a monster. */
export const by = (voice: Voice, you: string, it: string): string => (voice === 'you' ? you : it);
