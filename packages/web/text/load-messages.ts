import type { InEachLanguage, Language } from '@tavolo/language';
import type { Messages } from './messages.ts';

const loaders: InEachLanguage<() => Promise<{ readonly messages: Messages }>> = {
  en: () => import('./en/messages.ts'),
  it: () => import('./it/messages.ts'),
  pt: () => import('./pt/messages.ts'),
};

/** The words of a language, which are loaded when somebody reads it. */
export const loadMessages = async (language: Language): Promise<Messages> =>
  (await loaders[language]()).messages;
