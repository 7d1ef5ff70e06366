import type { Rule } from '@tavolo/kernel';
import { choose } from '../ask.ts';
import type { EncounterId } from '../cards.ts';
import type { Gauntlet, Table } from '../gauntlet.ts';
import type { Hero } from '../state.ts';
import { type Use, usable, use } from './abilities.ts';
import { eachPassive } from './passives.ts';
import { seatOf } from './table.ts';

/** The living hero that may look at the top of the deck; `null` when there is none, or nothing to see. [gof/two.6] */
export function looker(g: Table): Hero | null {
  if (g.state.deck.length === 0) return null;
  return g.state.heroes.find((hero) => !hero.dead && sight(g, hero) > 0) ?? null;
}

/** How many cards a hero may look at. */
function sight(g: Table, hero: Hero): number {
  let cards = 0;
  eachPassive(g, hero, g.content.carriers['look-ahead'], (passive) => {
    cards = Math.max(cards, passive.cards);
  });
  return cards;
}

/** Before the first card is turned over, a hero looks at the next ones, may remove some, and puts them back in any order. [gof/W-WAN-1] */
export function* lookAhead(g: Gauntlet): Rule {
  const hero = looker(g);
  g.state.phase = 'turn-over';
  if (hero === null) return;
  look(g, hero);
  while (yield* removesACard(g, hero)) look(g, hero);
  yield* reorder(g, hero);
}

/** Only its owner sees the cards. [gof/A-22] */
function look(g: Gauntlet, hero: Hero): void {
  const cards = seen(g, hero);
  g.state.looked = { by: seatOf(hero), known: cards.length };
  g.reveal();
  g.tell({ is: 'looked-ahead', hero: hero.id, cards: cards.length }, 'gof/turn.1');
  g.tellOnly(seatOf(hero), { is: 'saw', hero: hero.id, cards }, 'gof/A-22');
}

/** The cards a hero may see, the top one first. */
const seen = (g: Gauntlet, hero: Hero): readonly EncounterId[] =>
  g.state.deck.slice(-sight(g, hero)).reverse();

/** For a token, one of the cards leaves the game and the next one is seen. [gof/W-WAN-2] */
function* removesACard(g: Gauntlet, hero: Hero): Rule<boolean> {
  const [removal]: readonly Use[] = usable(g, hero, 'start-of-turn');
  if (removal === undefined || g.state.deck.length === 0) return false;
  const card = yield* choose('card-to-remove', {
    seat: seatOf(hero),
    rule: 'gof/W-WAN-2',
    from: () => [...seen(g, hero), 'none' as const],
    about: () => ({ hero: hero.id }),
    secret: true,
  });
  if (card === 'none') return false;
  yield* use(g, hero, removal);
  g.state.deck.splice(g.state.deck.lastIndexOf(card), 1);
  g.state.removed.push({ card, by: seatOf(hero) });
  g.tell({ is: 'removed-a-card', hero: hero.id }, 'gof/W-WAN-2');
  g.tellOnly(seatOf(hero), { is: 'removed', hero: hero.id, card }, 'gof/A-22');
  return true;
}

/** The cards that were seen go back in the order the hero likes. */
function* reorder(g: Gauntlet, hero: Hero): Rule {
  if (seen(g, hero).length < 2) return;
  const top = yield* choose('card-on-top', {
    seat: seatOf(hero),
    rule: 'gof/W-WAN-1',
    from: () => seen(g, hero),
    about: () => ({ hero: hero.id }),
    secret: true,
  });
  g.state.deck.splice(g.state.deck.lastIndexOf(top), 1);
  g.state.deck.push(top);
}
