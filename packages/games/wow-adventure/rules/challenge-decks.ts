/** Challenge decks are queues: drawn at one end, discarded to the other, never shuffled again. [wow/decks.1 to wow/decks.3] */
import type { State } from '../state.ts';
import type { CardId } from '../vocabulary/ids.ts';
import type { Level } from '../vocabulary/terms.ts';
import type { Wow } from '../wow.ts';
import { activeHero, cardOf, spaceOf } from './table.ts';

/** Takes the next card of a deck; `null`: it is empty. What is drawn is seen by all. [wow/decks.4] */
export function drawChallenge(g: Wow, level: Level): CardId | null {
  const deck = g.state.decks[level];
  const card = deck.cards.shift();
  if (card === undefined) return null;
  if (isDrawnFrom(g, level)) g.state.draws = Math.max(0, g.state.draws - 1);
  if (deck.unseen > 0) {
    deck.unseen--;
    g.reveal();
  }
  if (deck.scouted !== null) {
    deck.scouted.cards--;
    if (deck.scouted.cards <= 0) deck.scouted = null;
  }
  return card;
}

/** Whether the challenge that is on draws from a deck: what else takes a card of it leaves fewer. [wow/decks.11] */
const isDrawnFrom = ({ state, content }: Wow, level: Level): boolean =>
  state.phase === 'draw' && spaceOf(content, activeHero(state).space).level === level;

/** A discarded card goes to the other end of the deck of its colour. [wow/decks.2] */
export function discardChallenge({ state, content }: Pick<Wow, 'state' | 'content'>, card: CardId): void {
  state.decks[cardOf(content, card).level].cards.push(card);
}

/** How many cards a deck holds. */
export const sizeOf = ({ decks }: Pick<State, 'decks'>, level: Level): number => decks[level].cards.length;
