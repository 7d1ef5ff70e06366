import type { RuleKinds } from './gauntlet.ts';
import type { Options, Sheet } from './state.ts';
import type { Step } from './steps.ts';
import type { View } from './view.ts';

/** The types of this game in one bundle. */
export type GauntletKinds = RuleKinds & {
  Options: Options;
  Step: Step;
  View: View;
  Outcome: null;
  Sheet: Sheet;
};
