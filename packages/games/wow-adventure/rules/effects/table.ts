/** Words about tokens, decks, events, levels and trophies. */
import type { Rule } from '@tavolo/kernel';
import { choose } from '../../ask.ts';
import { type MarkOption, readOption } from '../../options.ts';
import type { ChallengeDeck, Hero } from '../../state.ts';
import type { Effect } from '../../vocabulary/effects.ts';
import type { CardId, SpaceId, TrophyId } from '../../vocabulary/ids.ts';
import { levels, rankOf } from '../../vocabulary/terms.ts';
import type { Wow } from '../../wow.ts';
import { beginFlippedFight } from '../combat/begin.ts';
import { type Deed, heroMeant } from '../deeds.ts';
import { kindIn, peek, placeDiscovery, takeRevealed } from '../discoveries.ts';
import { eventOn, flipEvent, leavePlay, logEvent } from '../events.ts';
import { gainLevel } from '../levels.ts';
import { activeHero, cardOf, rivalsOf, spaceOf, valorOf } from '../table.ts';
import { discardUnbeaten } from '../track.ts';
import { checkVictory } from '../victory.ts';
import { readElsewhere, type WordsFor } from './words.ts';

export const onTable: WordsFor<
  | 'place-discovery'
  | 'peek-discovery'
  | 'cancel-discovery'
  | 'scout'
  | 'clear-unbeaten'
  | 'mark'
  | 'flip-this'
  | 'gain-level'
  | 'gain-trophy'
  | 'log-this'
  | 'no-flight'
  | 'second-trade'
> = {
  'place-discovery': function* ({ n, who }, g, deed): Rule {
    const hero = heroMeant(g, deed, who);
    if (hero === null) return;
    for (let nth = 0; nth < n; nth++) yield* placeDiscovery(g, hero);
  },
  'peek-discovery': ({ within, mayDiscard }, g, { hero }) =>
    hero === null ? undefined : peek(g, hero, { within, mayDiscard: mayDiscard === true }),
  'cancel-discovery': cancelDiscovery,
  scout,
  'clear-unbeaten': (_, g, { hero }) => {
    if (hero === null) return undefined;
    const near = [hero.space, ...spaceOf(g.content, hero.space).neighbours];
    const gone = g.state.track.filter(({ space }) => near.includes(space));
    for (const { card } of gone) discardUnbeaten(g, card);
    return undefined;
  },
  mark: markWord,
  'flip-this': flipThis,
  'gain-level': ({ level }, g, { hero }) => (hero === null ? undefined : gainLevel(g, hero, level)),
  'gain-trophy': ({ trophy }, g, { hero }) => (hero === null ? undefined : takeTrophy(g, hero, trophy)),
  'log-this': ({ valor }, g, { hero, card }) =>
    hero === null || card == null ? undefined : logEvent(g, hero, card, valor),
  'no-flight': readElsewhere,
  'second-trade': readElsewhere,
};

/** Discards one of the revealed tokens without effect. */
function* cancelDiscovery(_: unknown, g: Wow, { hero }: Deed): Rule {
  if (hero === null || g.state.revealed.length === 0) return;
  const option = yield* choose('token-to-cancel', {
    seat: hero.seat,
    rule: 'wow/exploration.2',
    from: [...new Set(g.state.revealed)].map((kind) => `token:${kind}` as const),
  });
  const kind = kindIn(option);
  takeRevealed(g, kind);
  g.state.aside.push(kind);
  g.tell({ is: 'lost-token', hero: hero.seat, kind }, 'wow/exploration.8');
}

/** Looks at the next cards of a deck and puts them back in any order. */
function* scout({ n }: Extract<Effect, { is: 'scout' }>, g: Wow, { hero }: Deed): Rule {
  if (hero === null) return;
  const level = yield* choose('deck-to-scout', {
    seat: hero.seat,
    rule: 'wow/aim.8',
    from: levels.filter((one) => rankOf(one) <= rankOf(hero.level)),
  });
  const deck = g.state.decks[level];
  const count = Math.min(n, deck.cards.length);
  g.reveal();
  g.tell({ is: 'scouted', hero: hero.seat, level, n: count }, 'wow/aim.8');
  const seen = deck.cards.slice(0, count);
  g.tellOnly(hero.seat, { is: 'saw-cards', hero: hero.seat, level, cards: seen }, 'wow/aim.8');
  deck.unseen = Math.max(deck.unseen, count);
  deck.scouted = count === 0 ? null : { by: hero.seat, cards: count };
  for (let place = 0; place < count - 1; place++) yield* putNext(hero, deck, { place, count });
}

/** Which of the cards that were looked at comes at this place of the deck. */
function* putNext(
  hero: Hero,
  deck: ChallengeDeck,
  { place, count }: { readonly place: number; readonly count: number },
): Rule {
  const card = yield* choose('card-on-top', {
    seat: hero.seat,
    rule: 'wow/aim.8',
    secret: true,
    from: () => deck.cards.slice(place, count),
    about: () => ({ left: count - place }),
  });
  deck.cards.splice(deck.cards.indexOf(card), 1);
  deck.cards.splice(place, 0, card);
}

/** Puts a token of the drawer on somebody, and the card by the drawer. [wow/cards.12] */
function* markWord({ what }: Extract<Effect, { is: 'mark' }>, g: Wow, { hero, card }: Deed): Rule {
  if (hero === null || card == null) return;
  if (what === 'foe') return yield* markFoe(g, hero, card);
  const all = what === 'rival' ? rivalsOf(g.state, hero) : g.state.heroes;
  const most = Math.max(...all.map(valorOf));
  const from = all.filter((one) => what === 'rival' || valorOf(one) === most).map(({ seat }) => seat);
  const marked = yield* choose('hero-to-mark', {
    seat: hero.seat,
    rule: 'wow/cards.12',
    from,
    about: () => ({ card, owner: hero.seat }),
  });
  const by = what === 'rival' ? hero.seat : marked;
  g.state.heldEvents.push({ card, by, hero: marked, foe: null, lair: null });
  g.tell({ is: 'marked', hero: hero.seat, card, what: marked }, 'wow/cards.12');
}

/** An unbeaten encounter or a map encounter of green or higher that is no overlord; with none, the card goes. */
function* markFoe(g: Wow, hero: Hero, card: CardId): Rule {
  const isHigh = (level: (typeof levels)[number]) => rankOf(level) >= rankOf('green');
  const foes = g.state.track
    .filter((one) => isHigh(cardOf(g.content, one.card).level))
    .map((one): MarkOption => `foe:${one.card}`);
  const lairs = [...g.content.board.spaces.values()]
    .filter(({ kind, level, encounter }) => kind === 'encounter' && isHigh(level) && encounter?.foe != null)
    .map(({ id }): MarkOption => `lair:${id}`);
  if (foes.length + lairs.length === 0) return leavePlay(g, card);
  const option = yield* choose('foe-to-mark', {
    seat: hero.seat,
    rule: 'wow/cards.12',
    from: [...foes, ...lairs],
    about: () => ({ card }),
  });
  const { is, of } = readOption(option);
  const held = { card, by: hero.seat, hero: null, foe: null, lair: null };
  if (is === 'foe')
    g.state.heldEvents.push({ ...held, foe: of as CardId }); // made from a card
  else g.state.heldEvents.push({ ...held, lair: of as SpaceId }); // made from a space
  g.tell({ is: 'marked', hero: hero.seat, card, what: of }, 'wow/cards.12');
}

/** An encounter on the back is fought at once in the own challenge phase. [wow/cards.6] */
function* flipThis(_: unknown, g: Wow, { hero, card, perform }: Deed): Rule {
  if (hero === null || card == null) return;
  const { back } = eventOn(g, card);
  const isOwnChallenge =
    activeHero(g.state) === hero && (g.state.phase === 'challenge' || g.state.phase === 'draw');
  if (back.is === 'foe' && isOwnChallenge && g.state.combat === null) beginFlippedFight(g, hero, card);
  else yield* flipEvent(g, hero, card, perform);
}

/** Each trophy once by each hero, while copies are left. [wow/trophies] */
function* takeTrophy(g: Wow, hero: Hero, id: TrophyId): Rule {
  const trophy = g.content.trophies.get(id);
  const place = g.state.trophies.indexOf(id);
  if (trophy === undefined || place < 0 || hero.log.some(({ card }) => card === id)) {
    g.tell({ is: 'got-no-reward', hero: hero.seat, source: id }, 'wow/trophies.2');
    return;
  }
  g.state.trophies.splice(place, 1);
  hero.log.push({ card: id, valor: trophy.valor });
  g.tell({ is: 'took-trophy', hero: hero.seat, trophy: id, valor: trophy.valor }, 'wow/trophies.1');
  yield* checkVictory(g);
}
