import type { AbilityWords } from './abilities.ts';
import type { AmountWords } from './amounts.ts';
import type { GoalWords } from './goals.ts';
import type { ItemWords } from './items.ts';
import type { LastingWords } from './lasting.ts';
import type { ModifierWords, PerkWords } from './modifiers.ts';
import type { TargetWords } from './targets.ts';
import type { TermNotes, Terms } from './terms.ts';

/** The phrase book that each language fills: a missing word does not compile. */
export type Phrases = {
  readonly terms: Terms;
  readonly notes: TermNotes;
  readonly amounts: AmountWords;
  readonly targets: TargetWords;
  readonly abilities: AbilityWords;
  readonly lasting: LastingWords;
  readonly items: ItemWords;
  readonly goals: GoalWords;
  readonly modifiers: ModifierWords;
  readonly perks: PerkWords;
};
