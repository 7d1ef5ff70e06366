import type { Language } from '@tavolo/language';
import { createContext, use } from 'react';
import type { Messages } from './messages.ts';

/** The words that everything below is written in, and their language. */
type Written = { readonly language: Language; readonly text: Messages };

/** `null` above the app, where nothing is written. */
export const WrittenIn = createContext<Written | null>(null);

/** What the shell says, in the language that is read. */
export const useText = (): Messages => useWritten().text;

export const useLanguage = (): Language => useWritten().language;

function useWritten(): Written {
  const written = use(WrittenIn);
  if (written === null) throw new Error('words are used outside of the app');
  return written;
}
