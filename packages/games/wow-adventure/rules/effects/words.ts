import type { ForKinds, Rule } from '@tavolo/kernel';
import type { Effect } from '../../vocabulary/effects.ts';
import type { Wow } from '../../wow.ts';
import type { Deed } from '../deeds.ts';

/** What a word does: at once, or by a rule that may ask. */
type Word = Rule | undefined;

/** Rules for some words of the vocabulary. */
export type WordsFor<Is extends Effect['is']> = ForKinds<
  Extract<Effect, { is: Is }>,
  readonly [Wow, Deed],
  Word
>;

/** A word that is read by those who look at powers which are always on, or at moments of their own, and does nothing here. */
export const readElsewhere = (): undefined => undefined;
