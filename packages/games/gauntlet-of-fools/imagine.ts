import type { Chance, Seat } from '@tavolo/kernel';
import type { Cards, EncounterId } from './cards.ts';
import type { State } from './state.ts';

/** Deals anew what a seat can't know: the deck beyond what it has looked at, and what others took out of the game. */
export const imagineWith =
  ({ encounters }: Cards) =>
  (s: State, seat: Seat, chance: Chance): void => {
    const known = s.looked?.by === seat ? s.looked.known : 0;
    const hidden = s.deck.length - known;
    const unseen = new Set<EncounterId>(s.deck.slice(0, hidden));
    for (const { card, by } of s.removed) if (by !== seat) unseen.add(card);
    // In the order of the box, so that what is dealt does not depend on what is true.
    const cards = chance.shuffle([...encounters.keys()].filter((card) => unseen.has(card)));
    s.deck = [...cards.slice(0, hidden), ...s.deck.slice(hidden)];
    let next = hidden;
    s.removed = s.removed.map(({ card, by }) => ({ card: by === seat ? card : (cards[next++] ?? card), by }));
  };
