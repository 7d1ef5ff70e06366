import type { RuleKinds } from './machina.ts';
import type { Outcome, Sheet } from './sheet.ts';
import type { Options } from './state.ts';
import type { Step } from './steps.ts';
import type { View } from './view.ts';

/** The types of this game in one bundle. */
export type MachinaKinds = RuleKinds & {
  Options: Options;
  Step: Step;
  View: View;
  Outcome: Outcome;
  Sheet: Sheet;
};
