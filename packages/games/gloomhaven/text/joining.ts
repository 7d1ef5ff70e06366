/** What the three languages count and join in the same way. */

/** A number with its sign: +3, -2. */
export const signed = (by: number): string => (by < 0 ? String(by) : `+${by}`);

/** The text with its first letter in upper case. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A thing with its name, if it has one: pressure plate D1. */
export const withName = (thing: string, name: string | null): string =>
  name === null ? thing : `${thing} ${name}`;

/** Items of a list, the last one joined by a word: `a, b and c`. */
export function joined(items: readonly string[], lastWord: (last: string) => string): string {
  const last = items.at(-1);
  if (last === undefined) return '';
  return items.length === 1 ? last : `${items.slice(0, -1).join(', ')} ${lastWord(last)} ${last}`;
}

/** Names that differ in their numbers alone are said once: `Bandit Guard 2, 3`. */
export const namedOnce = (names: readonly string[]): readonly string[] =>
  names.map((name, place) => {
    const stem = stemOf(name);
    return stem !== '' && stem === stemOf(names[place - 1] ?? '') ? name.slice(stem.length) : name;
  });

const stemOf = (name: string): string => /^\D+(?=\d)/.exec(name)?.[0] ?? '';

/** An id in plain words, for what no language has named yet: `two-headed-ogre`, Two Headed Ogre. */
export const spelledOut = (id: string): string => id.split('-').map(capital).join(' ');
