import type { Chance, Seat } from '@tavolo/kernel';
import type { Hero, State } from './state.ts';
import type { AbilityId } from './vocabulary/ids.ts';
import { levels } from './vocabulary/terms.ts';

/**
 * Deals anew what a seat can't know: others' hands within what it was shown, the order of ability decks and of the elite
 * deck, challenge cards that nobody has seen or that another has scouted, and tokens it has not looked at.
 */
export function imagine(s: State, seat: Seat, chance: Chance): void {
  for (const hero of s.heroes) imagineHand(hero, seat, chance);
  s.eliteQuests = [
    ...s.eliteQuests.slice(0, s.eliteKnown),
    ...anew(s.eliteQuests.slice(s.eliteKnown), chance),
  ];
  s.startingQuests = anew(s.startingQuests, chance);
  for (const level of levels) imagineDeck(s.decks[level], seat, chance);
  imagineTokens(s, seat, chance);
}

/** In an order that does not depend on what is true. */
const anew = <T extends string>(cards: readonly T[], chance: Chance): T[] =>
  chance.shuffle([...cards].sort());

function imagineHand(hero: Hero, seat: Seat, chance: Chance): void {
  if (hero.seat === seat) {
    hero.deck = anew(hero.deck, chance);
    return;
  }
  const known = hero.shown.filter(({ to }) => to === seat).map(({ card }) => card);
  const hidden: AbilityId[] = [...hero.deck, ...hero.hand];
  for (const card of known) hidden.splice(hidden.indexOf(card), 1);
  const dealt = anew(hidden, chance);
  const unknown = hero.hand.length - known.length;
  hero.hand = [...known, ...dealt.slice(0, unknown)];
  hero.deck = dealt.slice(unknown);
}

function imagineDeck(deck: State['decks']['grey'], seat: Seat, chance: Chance): void {
  const known = deck.scouted?.by === seat ? deck.scouted.cards : 0;
  deck.cards = [
    ...deck.cards.slice(0, known),
    ...anew(deck.cards.slice(known, deck.unseen), chance),
    ...deck.cards.slice(Math.max(known, deck.unseen)),
  ];
}

/** Tokens that the seat has not looked at may be any that are not accounted for. */
function imagineTokens(s: State, seat: Seat, chance: Chance): void {
  const unknown = s.tokens.filter(({ seenBy }) => !seenBy.includes(seat));
  const drawn = s.drawnToken === null || s.drawnToken.by === seat ? null : s.drawnToken;
  const kinds = anew(
    [...s.pool, ...unknown.map(({ kind }) => kind), ...(drawn === null ? [] : [drawn.kind])],
    chance,
  );
  if (drawn !== null) drawn.kind = kinds.pop() ?? drawn.kind;
  for (const token of unknown) token.kind = kinds.pop() ?? token.kind;
  s.pool = kinds;
}
