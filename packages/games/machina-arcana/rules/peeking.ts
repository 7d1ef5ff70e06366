/** Looking at the top cards of a deck and putting them back: everybody sees them. [ma/setup.15] */
import type { Rule, Seat } from '@tavolo/kernel';
import { choose } from '../ask.ts';
import type { Machina } from '../machina.ts';
import type { Effect } from '../vocabulary/effects.ts';
import type { ExplorerId } from '../vocabulary/ids.ts';
import { explorerOf } from './units.ts';

type Peek = Extract<Effect, { is: 'peek' }>;

/** A deck as looking at it sees it: its top is its end. */
type Deck<Card> = {
  cards: Card[];
  /** How many at the top, and how many at the bottom, everybody knows. */
  top: number;
  bottom: number;
};

/** Looks at some cards and puts each on the top or the bottom, or one on the top and the others under the deck. */
export function* peek(g: Machina, id: ExplorerId, { deck, n, puts }: Peek): Rule {
  const { seat } = explorerOf(g.state, id);
  switch (deck) {
    case 'tiles': {
      const { stack: cards, knownTiles: top, knownLastTiles: bottom } = g.state;
      const seen = yield* look(
        g,
        { deck, id, seat, n, puts, name: ({ side }) => side },
        { cards, top, bottom },
      );
      g.state.stack = seen.cards;
      g.state.knownTiles = seen.top;
      g.state.knownLastTiles = seen.bottom;
      return;
    }
    case 'horror':
    case 'explorer-event': {
      const events = deck === 'horror' ? g.state.horrorEvents : g.state.explorerEvents;
      const { deck: cards, knownTop: top, knownBottom: bottom } = events;
      const seen = yield* look(g, { deck, id, seat, n, puts, name: (card) => card }, { cards, top, bottom });
      events.deck = seen.cards;
      events.knownTop = seen.top;
      events.knownBottom = seen.bottom;
    }
  }
}

type Look<Card> = Pick<Peek, 'deck' | 'n' | 'puts'> & {
  readonly id: ExplorerId;
  readonly seat: Seat;
  readonly name: (card: Card) => string;
};

function* look<Card>(g: Machina, asked: Look<Card>, { cards, top, bottom }: Deck<Card>): Rule<Deck<Card>> {
  const { deck, n, puts, name, id } = asked;
  const seen = cards.slice(-n).reverse();
  if (seen.length === 0) return { cards, top, bottom };
  if (seen.length > top) g.reveal();
  g.tell({ is: 'peeked', deck, cards: seen.map(name), by: id }, 'ma/setup.15');
  const under = yield* puts === 'top-or-bottom' ? chooseEach(asked, seen) : chooseTop(asked, seen);
  const onTop = seen.filter((card) => !under.includes(card)).reverse();
  const rest = cards.slice(0, -seen.length);
  const knownUnder = Math.min(bottom, rest.length) + under.length;
  const all = [...[...under].reverse(), ...rest, ...onTop];
  const knownOnTop = Math.max(0, top - seen.length) + onTop.length;
  return { cards: all, top: Math.min(knownOnTop, all.length - knownUnder), bottom: knownUnder };
}

/** The cards that go to the bottom, the first of them first. */
function* chooseEach<Card>({ seat, name }: Look<Card>, seen: readonly Card[]): Rule<readonly Card[]> {
  const under: Card[] = [];
  for (const card of seen) {
    const place = yield* choose('event-place', {
      seat,
      rule: 'ma/setup.15',
      from: ['top', 'bottom'],
      about: () => ({ event: name(card) }),
    });
    if (place === 'bottom') under.push(card);
  }
  return under;
}

/** All but the one that stays on top. */
function* chooseTop<Card>({ seat, name }: Look<Card>, seen: readonly Card[]): Rule<readonly Card[]> {
  const picked = yield* choose('event-on-top', {
    seat,
    rule: 'ma/setup.15',
    from: seen.map(name),
    about: () => ({ left: seen.length }),
  });
  return seen.filter((card) => name(card) !== picked);
}
