import type { Conformance } from '@tavolo/kernel/conformance';
import { pearlDivers as game } from './game.ts';
import type { PearlDiversKinds } from './kinds.ts';
import type { State } from './state.ts';

/** What the conformance suite needs to judge this game. */
export const conformance: Conformance<PearlDiversKinds> = {
  game,
  tables: [
    { seats: 2, options: {} },
    { seats: 3, options: { goal: '6' } },
    { seats: 4, options: { goal: '15' } },
  ],
  invariants,
  inPlay: ({ held, discard }) => [...held, ...discard],
  content: [...game.content.cards.keys()],
  longest: 2000,
};

/** Every card is in one place. */
function invariants({ deck, held, discard }: State): readonly string[] {
  const all = [...deck, ...held, ...discard];
  const isWhole = all.length === game.content.cards.size && new Set(all).size === all.length;
  return isWhole ? [] : [`${new Set(all).size} different cards in ${all.length} places`];
}
