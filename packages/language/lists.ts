/** The items of a list, the last one joined by a word that may depend on it: `a, b and c`. */
export function joined(items: readonly string[], lastWord: (last: string) => string): string {
  const last = items.at(-1);
  if (last === undefined) return '';
  return items.length === 1 ? last : `${items.slice(0, -1).join(', ')} ${lastWord(last)} ${last}`;
}

/** Parts of a line with commas between them; those that are not there are left out. */
export const listed = (...parts: readonly (string | undefined)[]): string => present(parts).join(', ');

/** Words with a space between them; those that are not there are left out. */
export const spaced = (...words: readonly (string | undefined)[]): string => present(words).join(' ');

const present = (parts: readonly (string | undefined)[]): readonly (string | undefined)[] =>
  parts.filter((part) => part !== undefined && part !== '');
