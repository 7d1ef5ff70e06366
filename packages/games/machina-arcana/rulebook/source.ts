/**
 * Where a rule comes from: stated in the printed summary of the rulebook; stated on a public page; derived from either;
 * ours, as all cards and tiles are; our ruling, by its number, where a table may choose otherwise.
 */
export type Source = SourceWord | `ma/Q${number}`;

/** A source without a number. */
export type SourceWord = 'rulebook' | 'web' | 'derived' | 'ours';
