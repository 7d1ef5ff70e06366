import type { Options } from './state.ts';
import type { Step } from './steps.ts';
import type { View } from './view.ts';
import type { RuleKinds } from './wow.ts';

/** The types of this game in one bundle. */
export type WowKinds = RuleKinds & {
  Options: Options;
  Step: Step;
  View: View;
  Outcome: null;
  Sheet: null;
};
