/** Before the first round: explorers, decks, tiles, figures, the first chapter. [ma/setup] */
import type { Rule } from '@tavolo/kernel';
import type { Machina } from '../machina.ts';

/** Everybody chooses an explorer, none the same. [ma/setup.13] */
export function* chooseExplorers(_g: Machina): Rule {
  throw new Error('not written');
}

/** Tiles, figures at the entry, and the first chapter. [ma/setup.14] */
export function* layTheTable(_g: Machina): Rule {
  throw new Error('not written');
}
