/** The languages that everything is written in. */
export const languages = ['en', 'it', 'pt'] as const;

export type Language = (typeof languages)[number];

/** The same thing in every language: what lacks one does not compile. */
export type InEachLanguage<T> = { readonly [L in Language]: T };

export const isLanguage = (word: string): word is Language => languages.some((one) => one === word);
