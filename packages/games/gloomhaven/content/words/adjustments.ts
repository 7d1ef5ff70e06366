import type { Ability, Adjustment } from '../../vocabulary/abilities.ts';
import type { Measure } from '../../vocabulary/amounts.ts';
import type { HalfAdjustment } from '../../vocabulary/class-cards.ts';
import type { Predicate } from '../../vocabulary/targets.ts';
import type { PrintedElement } from '../../vocabulary/terms.ts';

/** How an ability grows: `consume('fire', { add: { attack: 1 } })`. */

type Elements = PrintedElement | readonly PrintedElement[];
const listed = (elements: Elements): readonly PrintedElement[] =>
  typeof elements === 'string' ? [elements] : elements;

export const consume = (elements: Elements, words: Omit<Adjustment, 'consume'>): Adjustment => ({
  ...words,
  consume: listed(elements),
});
/** The same for a whole half of a card. */
export const consumeForHalf = (
  elements: Elements,
  words: Omit<HalfAdjustment, 'consume'>,
): HalfAdjustment => ({ ...words, consume: listed(elements) });

export const per = (measure: Measure, words: Omit<Adjustment, 'per'>): Adjustment => ({
  ...words,
  per: measure,
});
export const perEnemyTargeted = (words: Omit<Adjustment, 'per'>): Adjustment =>
  per('enemies-targeted', words);

export const provided = (
  when: Predicate | readonly Predicate[],
  words: Omit<Adjustment, 'when'>,
): Adjustment => ({
  ...words,
  when: 'is' in when ? [when] : when,
});

/** What is performed after it: `consume('dark', { ...followedBy(become('invisible')), xp: 1 })`. */
export const followedBy = (...then: readonly Ability[]): { readonly then: readonly Ability[] } => ({ then });

/** An element consumed by itself, then something performed or created; monsters do it whenever they can. */
export const consumeThen = (elements: Elements, ...then: readonly Ability[]): Ability => ({
  ...{ do: 'consume-then', consume: listed(elements), then },
});
