import type { RuleKinds } from './play.ts';
import type { Options } from './state.ts';
import type { Step } from './steps.ts';
import type { View } from './view.ts';

/** The types of this game in one bundle. */
export type PearlDiversKinds = RuleKinds & {
  Options: Options;
  Step: Step;
  View: View;
  /** Nothing beside winners and scores comes of a match, and nothing is handed on to the next. */
  Outcome: null;
  Sheet: null;
};
