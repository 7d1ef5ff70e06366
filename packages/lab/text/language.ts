export const languages = ['en', 'it', 'pt'] as const;
export type Language = (typeof languages)[number];

export const isLanguage = (word: string): word is Language => languages.some((one) => one === word);

/** The language of this process's surroundings; English where it is none of ours. */
export function ownLanguage({ LC_ALL, LC_MESSAGES, LANG }: NodeJS.ProcessEnv): Language {
  const named = [LC_ALL, LC_MESSAGES, LANG].find((one) => one !== undefined && one !== '') ?? '';
  const short = named.slice(0, 2).toLowerCase();
  return isLanguage(short) ? short : 'en';
}
