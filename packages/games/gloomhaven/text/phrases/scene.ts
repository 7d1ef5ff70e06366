import type { Amount } from '../../vocabulary/amounts.ts';
import type { Targets } from '../../vocabulary/targets.ts';
import type { Names } from './names.ts';

/** Who performs: the player who reads, or a monster, a summon or an ally. */
export type Voice = 'you' | 'it';

/** Figures as part of a sentence. `who` is what a verb agrees with. */
export type Figures = {
  readonly subject: string;
  readonly object: string;
  readonly who: 'you' | 'one' | 'many' | 'you-and-others';
};

/** What the words of an ability may need. */
export type Scene = {
  readonly voice: Voice;
  readonly names: Names;
  /** A number, or a letter that is explained behind the line. */
  amount(amount: Amount): string;
  figures(targets: Targets): Figures;
};

/** What the words for figures may need. */
export type FigureScene = { readonly voice: Voice; amount(amount: Amount): string };
