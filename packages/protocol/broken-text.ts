/**
 * Half of a character: one of a pair of surrogates without the other. JSON can spell it, in six bytes, but no text
 * that people can read or write has it.
 */
const halves = /\p{Surrogate}/gu;

/** Whether any text within some data has half a character in it. */
export function hasBrokenText(given: unknown): boolean {
  const found = [given];
  for (const one of found) {
    if (typeof one === 'string' && one.search(halves) >= 0) return true;
    if (typeof one === 'object' && one !== null) found.push(...Object.values(one));
  }
  return false;
}

/** A text with a replacement character in place of each half of a character. */
export const repaired = (text: string): string => text.replaceAll(halves, '\ufffd');
