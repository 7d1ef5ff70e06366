import type { Phrase } from './vocabulary.ts';

/** Something good, or at least not bad. */
export const good = (text: string): Phrase => ({ text, lasting: false, drawback: false });
/** Something bad. */
export const bad = (text: string): Phrase => ({ text, lasting: false, drawback: true });
/** Something good for the rest of the turn. */
export const goodForTurn = (text: string): Phrase => ({ text, lasting: true, drawback: false });
/** Something bad for the rest of the turn. */
export const badForTurn = (text: string): Phrase => ({ text, lasting: true, drawback: true });
