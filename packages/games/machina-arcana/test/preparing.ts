/** Real matches from their beginning, for tests of setup. */
import { Match, seat } from '@tavolo/kernel';
import { machinaArcana } from '../game.ts';
import type { MachinaKinds } from '../kinds.ts';
import type { Options } from '../state.ts';

/** A match at which nobody has chosen an explorer yet. */
export const newMatch = (names: readonly string[], options: Partial<Options> = {}): Match<MachinaKinds> =>
  Match.start({
    game: machinaArcana,
    seats: names.map(seat),
    options: { ...machinaArcana.defaults, ...options },
    sheet: machinaArcana.chronicle.blank,
    seed: 'setup',
  });

/** A match whose explorers have been chosen, seat by seat; it stands at the first question after. */
export function prepared(explorers: { readonly [name: string]: string }, options: Partial<Options> = {}) {
  const match = newMatch(Object.keys(explorers), options);
  for (const [name, explorer] of Object.entries(explorers)) match.play(seat(name), [explorer]);
  return match;
}
