import type { ForKinds, Rule } from '@tavolo/kernel';
import type { Machina } from '../../machina.ts';
import type { Effect } from '../../vocabulary/effects.ts';
import type { Deed } from '../abilities/deeds.ts';

/** What a word does: at once, or by a rule that may ask. */
type Word = Rule | undefined;

/** Rules for some words of the vocabulary. */
export type WordsFor<Is extends Effect['is']> = ForKinds<
  Extract<Effect, { is: Is }>,
  readonly [Machina, Deed],
  Word
>;
