/** The text with its first letter in upper case. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The text with its first letter in lower case, to stand within a sentence. */
export const lowered = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** A clause as a sentence of its own; one that ends a sentence already keeps its end. */
export const sentence = (text: string): string => (/[.!?]$/.test(text) ? capital(text) : `${capital(text)}.`);

/** An id in plain words, for what no language has named yet: `two-headed-ogre`, Two Headed Ogre. */
export const spelledOut = (id: string): string => id.split('-').map(capital).join(' ');
