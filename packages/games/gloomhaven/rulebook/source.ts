import type { RulingId } from '@tavolo/language';

/**
 * Where a rule comes from: stated in the printed rulebook; the publisher's answers to questions; derived from
 * either, or needed to play them; our ruling, by its number.
 */
export type Source = SourceWord | RulingId<'gh'>;

/** A source without a number. */
export type SourceWord = 'rulebook' | 'faq' | 'derived';
