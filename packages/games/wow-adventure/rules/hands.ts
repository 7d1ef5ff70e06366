/** Ability decks and hands. [wow/decks.5 to wow/decks.8] */
import type { Rule } from '@tavolo/kernel';
import { chooseSome } from '../ask.ts';
import { handOptions, titleOf } from '../options.ts';
import type { DiscardFor } from '../questions.ts';
import type { RuleId } from '../rulebook.ts';
import type { Hero } from '../state.ts';
import type { AbilityId } from '../vocabulary/ids.ts';
import type { Wow } from '../wow.ts';

/** The most cards a hand may hold. [wow/decks.7] */
export const handLimit = 10;

/** Draws ability cards; the pile becomes the deck as soon as the last card is drawn. [wow/decks.6] */
export function drawCards(g: Wow, hero: Hero, n: number, rule: RuleId): void {
  const drawn: AbilityId[] = [];
  for (let nth = 0; nth < n; nth++) {
    if (hero.deck.length === 0) reshuffle(g, hero);
    const card = hero.deck.pop();
    if (card === undefined) break;
    drawn.push(card);
    if (hero.deck.length === 0) reshuffle(g, hero);
  }
  if (drawn.length === 0) return;
  hero.hand.push(...drawn);
  g.reveal();
  g.tell({ is: 'drew', hero: hero.seat, n: drawn.length }, rule);
  g.tellOnly(hero.seat, { is: 'drew-cards', hero: hero.seat, cards: drawn }, rule);
}

function reshuffle(g: Wow, hero: Hero): void {
  if (hero.discard.length === 0) return;
  hero.deck = g.chance.stream(`deck-${hero.seat}`).shuffle(hero.discard);
  hero.discard = [];
  g.tell({ is: 'reshuffled', hero: hero.seat }, 'wow/decks.6');
}

/** Down to ten, own choice. [wow/decks.7] */
export function* keepHandLimit(g: Wow, hero: Hero): Rule {
  const over = hero.hand.length - handLimit;
  if (over > 0)
    yield* discardChosen(g, hero, { n: over, why: 'hand-limit', source: null, rule: 'wow/decks.7' });
}

export function* drawAndKeepLimit(g: Wow, hero: Hero, n: number, rule: RuleId): Rule {
  drawCards(g, hero, n, rule);
  yield* keepHandLimit(g, hero);
}

type Discarding = {
  readonly n: number;
  readonly why: DiscardFor;
  readonly source: string | null;
  readonly rule: RuleId;
};

/** The owner discards so many, or as many as there are. */
export function* discardChosen(g: Wow, hero: Hero, { n, why, source, rule }: Discarding): Rule {
  const count = Math.min(n, hero.hand.length);
  if (count === 0) return;
  if (count === hero.hand.length) return discardAll(g, hero, hero.hand.slice(), rule);
  const picked = yield* chooseSome('cards-to-discard', {
    seat: hero.seat,
    rule,
    from: () => handOptions(hero.hand),
    min: count,
    max: count,
    about: () => ({ source, why, n: count }),
  });
  discardAll(g, hero, picked.map(titleOf), rule);
}

/** So many at random, or as many as there are. */
export function discardAtRandom(g: Wow, hero: Hero, n: number, rule: RuleId): void {
  const cards: AbilityId[] = [];
  const left = hero.hand.slice();
  for (let nth = 0; nth < n && left.length > 0; nth++) {
    const [card] = left.splice(g.chance.stream('discard').below(left.length), 1);
    if (card !== undefined) cards.push(card);
  }
  discardAll(g, hero, cards, rule);
}

/** Puts cards of the hand on the pile. */
export function discardAll(g: Wow, hero: Hero, cards: readonly AbilityId[], rule: RuleId): void {
  if (cards.length === 0) return;
  for (const card of cards) takeFromHand(hero, card);
  hero.discard.push(...cards);
  g.tell({ is: 'discarded', hero: hero.seat, cards }, rule);
}

/** Takes a card out of the hand; rivals who saw it know that it is gone. */
export function takeFromHand(hero: Hero, card: AbilityId): void {
  const place = hero.hand.indexOf(card);
  if (place < 0) throw new Error(`${card} is not in the hand of ${hero.seat}`);
  hero.hand.splice(place, 1);
  const left = hero.hand.filter((one) => one === card).length;
  hero.shown = hero.shown.filter((one, at, all) => {
    if (one.card !== card) return true;
    const before = all.slice(0, at).filter(({ to, card: other }) => to === one.to && other === card).length;
    return before < left;
  });
}
