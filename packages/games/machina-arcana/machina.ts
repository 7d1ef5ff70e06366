import type { Declares, Play, Rule } from '@tavolo/kernel';
import type { Fact } from './facts.ts';
import type { Questions } from './questions.ts';
import type { RuleId } from './rulebook.ts';
import type { Deed } from './rules/abilities/deeds.ts';
import type { Happening } from './rules/happenings/happenings.ts';
import type { State } from './state.ts';
import type { Content } from './vocabulary/content.ts';
import type { Effect } from './vocabulary/effects.ts';

/** The types of this game that its rules and its words are written in. */
export type RuleKinds = Declares<Questions, RuleId> & {
  State: State;
  Fact: Fact;
  Content: Content;
};

/**
 * What every rule of this game is given, and calls `g`. It carries what carries out effects and what lets cards answer,
 * so that whatever a rule leads to can do so: attacks hurt, losses set off cards, cards attack.
 */
export type Machina = Play<RuleKinds> & {
  perform(deed: Deed, effects: readonly Effect[]): Rule;
  happen(what: Happening): Rule;
};

/** What a question about the state reads: it tells nothing, draws nothing and changes nothing. */
export type Table = Pick<Machina, 'state' | 'content'>;
