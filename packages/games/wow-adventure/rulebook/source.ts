import type { RulingId } from '@tavolo/language';

/**
 * Where a rule comes from: stated in the Italian rulebook; stated on a public page; derived from either; shown on a
 * card of our own design; our ruling, by its number where it has one.
 */
export type Source = SourceWord | RulingId<'wow'>;

/** A source without a number. */
export type SourceWord = 'rulebook' | 'web' | 'derived' | 'proposed' | 'ruling';
