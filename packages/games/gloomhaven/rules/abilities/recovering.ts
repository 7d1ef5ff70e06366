import type { Rule } from '@tavolo/kernel';
import { chooseSome } from '../../ask.ts';
import type { Gloom, Table } from '../../gloomhaven.ts';
import type { Hero } from '../../state.ts';
import type { CardId } from '../../vocabulary/ids.ts';
import type { Pile } from '../../vocabulary/terms.ts';
import { cardOf, countedAs, putCard } from '../cards/piles.ts';

/** Cards of a kind that may come back, the active ones among them. [gh/recover.2, gh/recover.4] */
const recoverable = (g: Table, hero: Hero, pile: Pile): readonly CardId[] =>
  countedAs(g, hero, pile).filter((card) => !isGoneForGood(g, card, pile));

const isGoneForGood = (g: Table, id: CardId, pile: Pile): boolean => {
  const { top, bottom } = cardOf(g, id);
  return pile === 'lost' && (top.unrecoverable === true || bottom.unrecoverable === true);
};

/** Up to so many cards back to hand. [gh/recover.1] */
export function* recoverCards(g: Gloom, hero: Hero, pile: Pile, most: number | 'all'): Rule {
  const from = recoverable(g, hero, pile);
  if (from.length === 0) return;
  const cards = yield* chooseSome('cards-to-recover', {
    seat: hero.seat,
    rule: 'gh/recover.1',
    from: () => from,
    min: 0,
    max: most === 'all' ? from.length : Math.min(most, from.length),
    about: () => ({ figure: hero.id, pile }),
  });
  for (const card of cards) putCard(g, hero, card, 'hand');
  if (cards.length > 0) g.tell({ is: 'recovered', hero: hero.id, cards }, 'gh/recover.1');
}
