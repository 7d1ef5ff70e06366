import { capital } from '../joining.ts';

/** A clause as a sentence of its own. */
export const sentence = (text: string): string => (/[.!?]$/.test(text) ? capital(text) : `${capital(text)}.`);

/** A clause within a sentence. */
export const lowered = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** Words with one space between them; the empty ones are left out. */
export const spaced = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join(' ');
