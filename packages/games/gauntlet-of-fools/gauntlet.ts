import type { Declares, Play } from '@tavolo/kernel';
import type { Cards } from './cards.ts';
import type { Fact } from './facts.ts';
import type { Questions } from './questions.ts';
import type { RuleId } from './rulebook.ts';
import type { State } from './state.ts';
import type { View } from './view.ts';

/** The types of this game that its rules and its words are written in. */
export type RuleKinds = Declares<Questions, RuleId> & {
  State: State;
  Fact: Fact;
  Content: Cards;
};

/** What every rule of this game is given, and calls `g`. */
export type Gauntlet = Play<RuleKinds>;

/** What a question about the state reads: it tells nothing, draws nothing and changes nothing. */
export type Table = Pick<Gauntlet, 'state' | 'content'>;

/** What numbers are found in: a state, or what somebody sees of one. Either fits as it is. */
export type SeenTable = { readonly state: Pick<View, 'options' | 'heroes'>; readonly content: Cards };
