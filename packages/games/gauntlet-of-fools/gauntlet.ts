import type { Play } from '@tavolo/kernel';
import type { Cards } from './cards.ts';
import type { Fact } from './facts.ts';
import type { State } from './state.ts';

/** What every rule of this game is given, and calls `g`. */
export type Gauntlet = Play<{ State: State; Fact: Fact; Content: Cards }>;

/** What a question about the state reads: it tells nothing, draws nothing and changes nothing. */
export type Table = Pick<Gauntlet, 'state' | 'content'>;
