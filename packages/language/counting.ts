import type { Language } from './languages.ts';

/** The forms of a word or a sentence by number, as far as our languages tell them apart. */
type Forms = { readonly one: string; readonly other: string };

/** Picks the form that a language has for a number. */
export function pluralIn(language: Language): (number: number, forms: Forms) => string {
  const rules = new Intl.PluralRules(language);
  return (number, { one, other }) => (rules.select(number) === 'one' ? one : other);
}
