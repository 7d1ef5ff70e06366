import type { RuleKinds } from './gloomhaven.ts';
import type { Outcome } from './rules/scenario/ending.ts';
import type { Options, Sheet } from './state.ts';
import type { Step } from './steps.ts';
import type { View } from './view.ts';

/** The types of this game in one bundle. */
export type GloomKinds = RuleKinds & {
  Options: Options;
  Step: Step;
  View: View;
  Outcome: Outcome;
  Sheet: Sheet;
};
