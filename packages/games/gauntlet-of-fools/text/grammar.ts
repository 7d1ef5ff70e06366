/** What the three languages count and join in the same way. */

/** A number with its sign: +3, -2. */
export const signed = (by: number): string => (by < 0 ? String(by) : `+${by}`);

/** The text with its first letter in upper case. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A clause as a sentence of its own. */
export const sentence = (text: string): string => `${capital(text)}.`;

/** Items of a list, the last one joined by a word: `a, b and c`. */
export function joined(items: readonly string[], lastWord: (last: string) => string): string {
  const last = items.at(-1);
  if (last === undefined) return '';
  return items.length === 1 ? last : `${items.slice(0, -1).join(', ')} ${lastWord(last)} ${last}`;
}

/** Dice as they lie on the table. */
export const diceShown = (dice: readonly number[]): string => dice.join(', ');

/** An id in plain words, for a designer's card that no language has named yet: `two-headed-ogre`, Two Headed Ogre. */
export const spelledOut = (id: string): string => id.split('-').map(capital).join(' ');
