/** Carries out what cards do, word by word. [ma/effects.1] */

import type { Play } from '@tavolo/kernel';
import { forKind, type Rule } from '@tavolo/kernel';
import type { Machina, RuleKinds } from '../../machina.ts';
import type { Effect } from '../../vocabulary/effects.ts';
import type { Deed } from '../abilities/deeds.ts';
import { answer } from '../happenings/answering.ts';
import { onAttacks } from './attacks.ts';
import { onCards } from './cards.ts';
import { onChanges } from './changes.ts';
import { onChoices } from './choices.ts';
import { onEnds } from './ends.ts';
import { onHealth } from './health.ts';
import { onMap } from './map.ts';
import { onMonsters } from './monsters.ts';
import { onMovement } from './movement.ts';
import { onStory } from './story.ts';
import { onTracks } from './tracks.ts';
import type { WordsFor } from './words.ts';

/** What rules are given, with what carries out effects. */
export const withCards = (g: Play<RuleKinds>): Machina => {
  const machina: Machina = {
    state: g.state,
    content: g.content,
    chance: g.chance,
    tell: (fact, rule) => g.tell(fact, rule),
    tellOnly: (seat, fact, rule) => g.tellOnly(seat, fact, rule),
    reveal: () => g.reveal(),
    perform: (deed, effects) => perform(machina, deed, effects),
    happen: (what) => answer(machina, what),
  };
  return machina;
};

/** The effects of an ability, one after the other. */
function* perform(g: Machina, deed: Deed, effects: readonly Effect[]): Rule {
  for (const effect of effects) {
    const rule = forKind<Effect, readonly [Machina, Deed], Rule | undefined>(words, effect, g, deed);
    if (rule !== undefined) yield* rule;
  }
}

const words: WordsFor<Effect['is']> = {
  ...onAttacks,
  ...onHealth,
  ...onChanges,
  ...onMovement,
  ...onEnds,
  ...onMonsters,
  ...onMap,
  ...onCards,
  ...onTracks,
  ...onChoices,
  ...onStory,
};
