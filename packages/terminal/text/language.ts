import { isLanguage, type Language } from '@tavolo/language';

/** The language of this process's surroundings; English where it is none of ours. */
export function ownLanguage({ LC_ALL, LC_MESSAGES, LANG }: NodeJS.ProcessEnv): Language {
  const named = [LC_ALL, LC_MESSAGES, LANG].find((one) => one !== undefined && one !== '') ?? '';
  const short = named.slice(0, 2).toLowerCase();
  return isLanguage(short) ? short : 'en';
}
