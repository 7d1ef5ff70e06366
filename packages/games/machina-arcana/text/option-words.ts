import type { WordsOfOptions } from '@tavolo/box';
import type { Options } from '../state.ts';

/** Words for what tables choose between. */
export type TableOptionWords = WordsOfOptions<Options>;
