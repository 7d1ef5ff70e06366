import { longest } from './http.ts';

/** Control characters, halves of characters, line breaks, and whatever changes the direction of the text around it. */
const unseemly = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u;

/** Line breaks and tabs. */
const breaks = /[\t-\r\u0085\p{Zl}\p{Zp}]+/gu;

/**
 * A name that somebody can be called by: trimmed, of 1 to `longest.name` characters, with nothing in it that is
 * invisible or changes the direction of text. `null`: this is not one.
 */
export const readName = (given: string): string | null => seemly(given, longest.name);

/**
 * A line of chat: trimmed, of 1 to `longest.chat` characters, with nothing in it that is invisible or changes the
 * direction of text; line breaks become spaces. `null`: this is not one.
 */
export const readChat = (given: string): string | null => seemly(given.replaceAll(breaks, ' '), longest.chat);

function seemly(given: string, most: number): string | null {
  const text = given.trim().normalize('NFC');
  const length = [...text].length;
  return length === 0 || length > most || unseemly.test(text) ? null : text;
}
