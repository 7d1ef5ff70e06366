/** Looking at the top cards of a deck and putting them back: everybody sees them. [ma/setup.15] */
import type { Rule } from '@tavolo/kernel';
import { choose } from '../../ask.ts';
import type { Machina } from '../../machina.ts';
import type { State } from '../../state.ts';
import type { Effect } from '../../vocabulary/effects.ts';
import type { ExplorerId } from '../../vocabulary/ids.ts';
import { explorerOf } from '../units.ts';

type Peek = Extract<Effect, { is: 'peek' }>;

/** A deck as looking at it sees it: its top is its end. */
type Deck<Card> = {
  cards: Card[];
  /** How many at the top, and how many at the bottom, everybody knows. */
  top: number;
  bottom: number;
};

/** Looks at some cards and puts each on the top or the bottom, or one on the top and the others under the deck. */
export const peek = (g: Machina, id: ExplorerId, effect: Peek): Rule =>
  effect.deck === 'tiles' ? peekAtTiles(g, id, effect) : peekAtEvents(g, id, effect);

function* peekAtTiles(g: Machina, id: ExplorerId, { deck, n, puts }: Peek): Rule {
  const { stack: cards, knownTiles: top, knownLastTiles: bottom } = g.state;
  const asked = { deck, id, n, puts, name: ({ side }: Tile) => side };
  const seen = yield* look(g, asked, { cards, top, bottom });
  g.state.stack = seen.cards;
  g.state.knownTiles = seen.top;
  g.state.knownLastTiles = seen.bottom;
}

type Tile = State['stack'][number];

function* peekAtEvents(g: Machina, id: ExplorerId, { deck, n, puts }: Peek): Rule {
  const events = deck === 'horror' ? g.state.horrorEvents : g.state.explorerEvents;
  const { deck: cards, knownTop: top, knownBottom: bottom } = events;
  const seen = yield* look(g, { deck, id, n, puts, name: (card) => card }, { cards, top, bottom });
  events.deck = seen.cards;
  events.knownTop = seen.top;
  events.knownBottom = seen.bottom;
}

type Look<Card> = Pick<Peek, 'deck' | 'n' | 'puts'> & {
  readonly id: ExplorerId;
  readonly name: (card: Card) => string;
};

function* look<Card>(g: Machina, asked: Look<Card>, { cards, top, bottom }: Deck<Card>): Rule<Deck<Card>> {
  const { deck, n, puts, name, id } = asked;
  const seen = cards.slice(-n).reverse();
  if (seen.length === 0) return { cards, top, bottom };
  if (seen.length > top) g.reveal();
  g.tell({ is: 'peeked', deck, cards: seen.map(name), by: id }, 'ma/setup.15');
  const under = yield* puts === 'top-or-bottom' ? chooseEach(g, asked, seen) : chooseTop(g, asked, seen);
  const onTop = seen.filter((card) => !under.includes(card)).reverse();
  const rest = cards.slice(0, -seen.length);
  const knownUnder = Math.min(bottom, rest.length) + under.length;
  const all = [...[...under].reverse(), ...rest, ...onTop];
  const knownOnTop = Math.max(0, top - seen.length) + onTop.length;
  return { cards: all, top: Math.min(knownOnTop, all.length - knownUnder), bottom: knownUnder };
}

/** The cards that go to the bottom, the first of them first. */
function* chooseEach<Card>(
  g: Machina,
  { id, name }: Look<Card>,
  seen: readonly Card[],
): Rule<readonly Card[]> {
  const under: Card[] = [];
  for (const card of seen) {
    const place = yield* choose('event-place', {
      seat: explorerOf(g.state, id).seat,
      rule: 'ma/setup.15',
      from: ['top', 'bottom'],
      about: () => ({ event: name(card) }),
    });
    if (place === 'bottom') under.push(card);
  }
  return under;
}

/** All but the one that stays on top. */
function* chooseTop<Card>(
  g: Machina,
  { id, name }: Look<Card>,
  seen: readonly Card[],
): Rule<readonly Card[]> {
  const picked = yield* choose('event-on-top', {
    seat: explorerOf(g.state, id).seat,
    rule: 'ma/setup.15',
    from: seen.map(name),
    about: () => ({ left: seen.length }),
  });
  return seen.filter((card) => name(card) !== picked);
}
