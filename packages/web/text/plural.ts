import type { Language } from './language.ts';

/** The forms of a sentence by number, as far as our languages tell them apart. */
type Forms = { readonly one: string; readonly other: string };

/** Picks the form that a language has for a number. */
export function pluralIn(language: Language): (count: number, forms: Forms) => string {
  const rules = new Intl.PluralRules(language);
  return (count, forms) => (rules.select(count) === 'one' ? forms.one : forms.other);
}

/** Joins names the way a language lists them. */
export function listIn(language: Language): (names: readonly string[]) => string {
  const list = new Intl.ListFormat(language, { type: 'conjunction' });
  return (names) => list.format(names);
}
