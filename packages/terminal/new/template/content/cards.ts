import type { Card, CardId, CardKind } from '../cards.ts';

/** So many cards of a kind; each has an id of its own that says nothing of its place in the deck. */
const several = (count: number, kind: CardKind, worth: number): readonly Card[] =>
  Array.from({ length: count }, (_, n) => ({ id: `${kind}-${n + 1}` as CardId, kind, worth })); // branded where it is made

/** The deck, as it is printed. */
export const cards: ReadonlyMap<CardId, Card> = new Map(
  [
    ...several(8, 'small-pearl', 1),
    ...several(5, 'large-pearl', 2),
    ...several(2, 'black-pearl', 3),
    ...several(5, 'shark', 0),
  ].map((card) => [card.id, card]),
);
