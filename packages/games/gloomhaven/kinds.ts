import type { Fact } from './facts.ts';
import type { Options, State } from './state.ts';
import type { Step } from './steps.ts';
import type { View } from './view.ts';
import type { Box } from './vocabulary/box.ts';

/** The types of this game in one bundle. */
export type GloomKinds = {
  State: State;
  Options: Options;
  Step: Step;
  Fact: Fact;
  View: View;
  Content: Box;
};
