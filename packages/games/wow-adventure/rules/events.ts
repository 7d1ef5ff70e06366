/** Events: drawn, lying in play, resolved, turned over. [wow/cards.3 to wow/cards.13] */
import type { Rule } from '@tavolo/kernel';
import { choose, confirm } from '../ask.ts';
import type { Hero } from '../state.ts';
import type { ChallengeCard, EventSide } from '../vocabulary/challenge-cards.ts';
import type { CardId, SpaceId } from '../vocabulary/ids.ts';
import type { Wow } from '../wow.ts';
import { discardChallenge } from './challenge-decks.ts';
import { canPay, energyIn, pay } from './costs.ts';
import { seeWhetherPriceDefeats } from './damage.ts';
import type { Deed, Perform } from './deeds.ts';
import { takeItem } from './items.ts';
import { cardOf, heroOf, isCity, isOpenTo, spaceOf } from './table.ts';
import { placeUnbeaten } from './track.ts';
import { checkVictory } from './victory.ts';

export function eventOn({ content }: Pick<Wow, 'content'>, card: CardId): EventSide {
  const { event } = cardOf(content, card);
  if (event === null) throw new Error(`${card} is no event`);
  return event;
}

/** A drawn event: a global one takes its slot, one with a place lies there, a special one works at once. */
export function* resolveDrawn(g: Wow, hero: Hero, card: CardId, perform: Perform): Rule {
  const event = eventOn(g, card);
  if (event.kind === 'global') return layGlobal(g, card);
  if (event.kind === 'location' && event.place !== null) return layAt(g, card, event.place);
  yield* resolve(g, hero, card, perform);
}

/** There is one global event at most. [wow/cards.8] */
function layGlobal(g: Wow, card: CardId): void {
  if (g.state.globalEvent !== null) leavePlay(g, g.state.globalEvent);
  g.state.globalEvent = card;
  g.tell({ is: 'event-lies', card, where: 'everywhere' }, 'wow/cards.8');
}

/** An event that lay there goes first. [wow/cards.9] */
function layAt(g: Wow, card: CardId, space: SpaceId): void {
  const before = g.state.locationEvents.find((one) => one.space === space);
  if (before !== undefined) leavePlay(g, before.card);
  g.state.locationEvents.push({ card, space });
  g.tell({ is: 'event-lies', card, where: space }, 'wow/cards.9');
}

/** Takes an event out of play and puts it back to its deck. */
export function leavePlay(g: Wow, card: CardId): void {
  takeOutOfPlay(g, card);
  discardChallenge(g, card);
  g.tell({ is: 'event-left', card }, 'wow/decks.2');
}

function takeOutOfPlay({ state }: Wow, card: CardId): void {
  if (state.globalEvent === card) state.globalEvent = null;
  state.locationEvents = state.locationEvents.filter((one) => one.card !== card);
  state.heldEvents = state.heldEvents.filter((one) => one.card !== card);
}

/** Does what the front says; an offer may be declined. */
export function* resolve(g: Wow, hero: Hero, card: CardId, perform: Perform): Rule {
  const { resolve: front } = eventOn(g, card);
  const price = {
    energy: energyIn(front.cost),
    costs: front.cost,
    item: null,
    takesMana: false,
    cardsSpent: 0,
  };
  if (!canPay(g, hero, price)) return;
  if (
    front.may &&
    !(yield* confirm('event-offer', { seat: hero.seat, rule: 'wow/cards.10', about: () => ({ card }) }))
  )
    return;
  g.tell({ is: 'resolved-event', hero: hero.seat, card }, 'wow/cards.10');
  yield* pay(g, hero, { ...price, source: card, withMana: false, discardThis: () => {} });
  yield* seeWhetherPriceDefeats(g, hero, front.cost, card);
  yield* perform(g, deedOf(hero, card, perform), front.do);
}

const deedOf = (hero: Hero, card: CardId, perform: Perform): Deed => ({
  hero,
  side: null,
  source: card,
  means: 'event',
  perform,
  card,
});

/** Turns an event over; its back works as soon as it is up. The front works no more. [wow/cards.4 to wow/cards.6] */
export function* flipEvent(g: Wow, hero: Hero, card: CardId, perform: Perform): Rule {
  const { back } = eventOn(g, card);
  const where = placeOf(g, card);
  g.state.flips = g.state.flips.filter((one) => one.card !== card);
  g.tell({ is: 'flipped-event', hero: hero.seat, card }, 'wow/cards.4');
  switch (back.is) {
    case 'effects':
      takeOutOfPlay(g, card);
      yield* perform(
        g,
        deedOf(hero, card, perform),
        back.do.filter(({ is }) => is !== 'discard-this'),
      );
      return leavePlay(g, card);
    case 'item':
      takeOutOfPlay(g, card);
      return takeItem(g, hero, card, 'wow/cards.5');
    case 'valor':
      return yield* logEvent(g, hero, card, back.valor);
    case 'foe':
      takeOutOfPlay(g, card);
      yield* placeFlipped(g, hero, cardOf(g.content, card), where);
  }
}

const placeOf = ({ state }: Wow, card: CardId): SpaceId | null =>
  state.locationEvents.find((one) => one.card === card)?.space ?? null;

/** An event that gives valor goes under the quest log. [wow/cards.13] */
export function* logEvent(g: Wow, hero: Hero, card: CardId, valor: number): Rule {
  takeOutOfPlay(g, card);
  hero.log.push({ card, valor });
  g.tell({ is: 'logged-event', hero: hero.seat, card, valor }, 'wow/cards.13');
  yield* checkVictory(g);
}

/** An encounter that turns up out of its phase is placed unbeaten, and never in a city. [wow/cards.6, wow/A-39] */
function* placeFlipped(g: Wow, hero: Hero, { id, event }: ChallengeCard, where: SpaceId | null): Rule {
  if (event?.back.is !== 'foe') return;
  const space = where ?? (yield* nextToCity(g, hero));
  const aggro = event.back.foe.traits.includes('aggro');
  yield* placeUnbeaten(g, { card: id, space, aggro, growth: 0 });
}

function* nextToCity(g: Wow, hero: Hero): Rule<SpaceId> {
  if (!isCity(g.content, hero.space)) return hero.space;
  const near = spaceOf(g.content, hero.space).neighbours.filter(
    (to) => isOpenTo(g, hero, to) && !isCity(g.content, to),
  );
  const space = yield* choose('where', {
    seat: hero.seat,
    rule: 'wow/A-39',
    from: near,
    about: () => ({ source: null, why: 'foe-appears' as const, hero: hero.seat }),
  });
  return space as SpaceId; // staying is not offered
}

/** The next event that waits to be turned over. */
export function* flipNext(g: Wow, perform: Perform): Rule {
  const [next] = g.state.flips;
  if (next !== undefined) yield* flipEvent(g, heroOf(g.state, next.by), next.card, perform);
}
