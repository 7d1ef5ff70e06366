type Digit = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;

/**
 * Where a rule comes from: stated in the printed rulebook; the publisher's answers to questions; derived from
 * either, or needed to play them; our ruling, by its number.
 */
type Source = SourceWord | `gh/A-${Digit}${Digit}`;

/** A source without a number. */
export type SourceWord = 'rulebook' | 'faq' | 'derived';

/** A numbered rule. */
type Rule = { readonly id: string; readonly source: readonly Source[] };

/** A worked case; `about` is the rule that it shows. */
type Case = Rule & { readonly about: string };

/** A ruling of ours; `about` is the rule it settles, `option` marks one on which tables commonly differ. */
export type Ruling = Rule & { readonly about: string; readonly option?: true };

/** A chapter of the rulebook, each rule followed by its cases. */
export type Chapter = { readonly id: string; readonly rules: readonly (Rule | Case | Ruling)[] };
