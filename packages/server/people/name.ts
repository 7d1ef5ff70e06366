import { longest } from '@tavolo/protocol';

/** Control characters, breaks of line, and what turns the direction of the text around it. */
const unseemly = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u;

/** A name that somebody can be called by: trimmed, of 1 to 24 characters. `null`: this is none. */
export function readName(given: string): string | null {
  const name = given.trim().normalize('NFC');
  const length = [...name].length;
  return length === 0 || length > longest.name || unseemly.test(name) ? null : name;
}
