import { calledByName, tableOptions as described, type TableOption } from '@tavolo/kernel';
import type { Options } from './state.ts';

/** What tables choose between. Set-up page, command line and checks read this; its words are in text/. */
export const tableOptions: readonly TableOption[] = described<Options>({
  goal: { word: 'goal', rule: 'pd/end.1', weight: 'main', values: calledByName(['6', '10', '15']) },
});
