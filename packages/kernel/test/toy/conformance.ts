import type { Conformance } from '../../conformance/index.ts';
import type { Game } from '../../index.ts';
import { cards } from './cards.ts';
import { toy } from './game.ts';
import type { Toy, ToyState } from './state.ts';

/** What the suite must know of the toy, or of a variant of it. */
export const toyConformance = (game: Game<Toy> = toy): Conformance<Toy> => ({
  game,
  tables: [
    { seats: 2, options: {} },
    { seats: 3, options: { rounds: 3 } },
    { seats: 4, options: { coins: 0 } },
  ],
  invariants,
  inPlay: ({ merchants, prize }) => [
    ...merchants.flatMap(({ hand }) => hand),
    ...(prize === null ? [] : [prize]),
  ],
  content: cards.map(({ id }) => id),
  longest: 60,
});

function invariants({ deck, discard, prize, merchants }: ToyState): readonly string[] {
  const hands = merchants.flatMap(({ hand, sold }) => [...hand, ...sold]);
  const all = [...deck, ...discard, ...hands, ...(prize === null ? [] : [prize])];
  const isComplete = all.length === cards.length && new Set(all).size === cards.length;
  return [
    ...(isComplete ? [] : [`${new Set(all).size} different cards in ${all.length} places`]),
    ...merchants.filter(({ coins }) => coins < 0).map(({ seat }) => `${seat} is in debt`),
  ];
}
