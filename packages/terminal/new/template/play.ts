import type { Declares, Play } from '@tavolo/kernel';
import type { Card, CardId } from './cards.ts';
import type { Fact } from './facts.ts';
import type { Questions } from './questions.ts';
import type { RuleId } from './rulebook.ts';
import type { State } from './state.ts';

/** What is printed. */
type Content = { readonly cards: ReadonlyMap<CardId, Card> };

/** The types that rules know. */
export type RuleKinds = Declares<Questions, RuleId> & {
  State: State;
  Fact: Fact;
  Content: Content;
};

/** What every rule of this game is given, and calls `g`. */
export type PearlDivers = Play<RuleKinds>;
