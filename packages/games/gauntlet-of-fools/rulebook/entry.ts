type Digit = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;

/**
 * Where a rule comes from: stated in the Italian rulebook; derived from its rules or worked examples; the public
 * simulator of 2013; a public review of the game; our ruling, by its number where it has one.
 */
type Source = SourceWord | `gof/A-${Digit}${Digit}`;

/** A source without a number. */
export type SourceWord = 'rulebook' | 'derived' | 'simulator' | 'review' | 'ruling';

/** A numbered rule. */
type Rule = { readonly id: string; readonly source: readonly Source[] };

/** A worked case; `about` is the card or the rule that it shows, `promo` marks a card outside the box. */
export type Case = Rule & { readonly about: string; readonly promo?: true };

/** A ruling of ours; `option` marks one on which tables commonly differ. */
export type Ruling = Rule & { readonly about: string; readonly option?: true };

/** A chapter of the rulebook. */
export type Chapter = { readonly id: string; readonly rules: readonly (Rule | Case | Ruling)[] };
