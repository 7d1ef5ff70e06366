import type { Language } from './language.ts';
import type { Messages } from './messages.ts';

const loaders: { readonly [L in Language]: () => Promise<{ readonly messages: Messages }> } = {
  en: () => import('./en/messages.ts'),
  it: () => import('./it/messages.ts'),
  pt: () => import('./pt/messages.ts'),
};

/** The words of a language, which are loaded when somebody reads it. */
export const loadMessages = async (language: Language): Promise<Messages> =>
  (await loaders[language]()).messages;
