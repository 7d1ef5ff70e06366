import type { RulingId } from '@tavolo/language';

/**
 * Where a rule comes from: stated in the Italian rulebook; derived from its rules or worked examples; the public
 * simulator of 2013; a public review of the game; our ruling, by its number where it has one.
 */
export type Source = SourceWord | RulingId<'gof'>;

/** A source without a number. */
export type SourceWord = 'rulebook' | 'derived' | 'simulator' | 'review' | 'ruling';
