/** The genders of nouns, in the languages that have them. */
export type Gender = 'm' | 'f';

/** The forms of a word that agrees with a noun. */
export type Gendered = { readonly [G in Gender]: string };

/** What an article needs to know of a name. `plural`: it is one even where there is only one thing. */
export type NounForm = { readonly gender: Gender; readonly plural?: boolean };

/** A noun that is counted. */
export type CountedNoun = { readonly one: string; readonly many: string; readonly gender?: Gender };
