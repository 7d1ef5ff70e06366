import type { Declares, Play } from '@tavolo/kernel';
import type { Fact } from './facts.ts';
import type { Questions } from './questions.ts';
import type { RuleId } from './rulebook.ts';
import type { State } from './state.ts';
import type { Content } from './vocabulary/content.ts';

/** The types of this game that its rules and its words are written in. */
export type RuleKinds = Declares<Questions, RuleId> & {
  State: State;
  Fact: Fact;
  Content: Content;
};

/** What every rule of this game is given, and calls `g`. */
export type Wow = Play<RuleKinds>;

/** What a question about the state reads: it tells nothing, draws nothing and changes nothing. */
export type Table = Pick<Wow, 'state' | 'content'>;
