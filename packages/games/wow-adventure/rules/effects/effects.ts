/** Carries out what cards, tokens and spaces do, word by word. */
import { forKind, type Rule } from '@tavolo/kernel';
import type { Effect } from '../../vocabulary/effects.ts';
import type { Wow } from '../../wow.ts';
import type { Deed } from '../deeds.ts';
import { onCards } from './cards.ts';
import { onChoices } from './choices.ts';
import { onFights } from './fights.ts';
import { onHealth } from './health.ts';
import { onItems } from './items.ts';
import { onMovement } from './movement.ts';
import { onTable } from './table.ts';
import type { WordsFor } from './words.ts';

/** The effects of a power or a card, one after the other. */
export function* perform(g: Wow, deed: Deed, effects: readonly Effect[]): Rule {
  for (const effect of effects) {
    const rule = forKind<Effect, readonly [Wow, Deed], Rule | undefined>(words, effect, g, deed);
    if (rule !== undefined) yield* rule;
  }
}

const words: WordsFor<Effect['is']> = {
  ...onFights,
  ...onHealth,
  ...onCards,
  ...onMovement,
  ...onItems,
  ...onTable,
  ...onChoices,
};
