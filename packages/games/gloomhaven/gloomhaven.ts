import type { Play } from '@tavolo/kernel';
import type { Fact } from './facts.ts';
import type { State } from './state.ts';
import type { Box } from './vocabulary/box.ts';

/** What every rule of this game is given, and calls `g`. */
export type Gloom = Play<{ State: State; Fact: Fact; Content: Box }>;

/** What a question about the state reads: it tells nothing, draws nothing and changes nothing. */
export type Table = Pick<Gloom, 'state' | 'content'>;
