import type { Rule } from '@tavolo/kernel';
import { choose } from '../../ask.ts';
import type { Gloom, Table } from '../../gloomhaven.ts';
import type { Equipped, Figure, Hero } from '../../state.ts';
import type { Special } from '../../vocabulary/abilities.ts';
import type { CardId, ItemId } from '../../vocabulary/ids.ts';
import { deedOf } from '../abilities/abilities.ts';
import { playHalf } from '../cards/actions.ts';
import { isUsable, itemOf, markUsed } from '../cards/items.ts';
import { itemsAtAnyTime, useItem } from '../cards/items-in-action.ts';
import { cardOf } from '../cards/piles.ts';
import { show } from '../damage.ts';

/** Items for the own turn; those that play more cards come when both actions are done. [gh/items.2, gh/items.5] */
export const turnItems = (g: Table, hero: Hero): readonly Equipped[] => [
  ...itemsAtAnyTime(g, hero),
  ...hero.items.filter(
    (it) => isUsable(g, it) && endingsOf(g, it).some((name) => canPlayMore(g, hero, name)),
  ),
];

/** What an item lets its owner do at the end of the turn. */
const endingsOf = (g: Table, { item }: Equipped): readonly Special['name'][] =>
  itemOf(g, item).uses.flatMap((use) =>
    use.when === 'turn-end' ? use.do.flatMap((it) => (it.do === 'special' ? [it.name] : [])) : [],
  );

function canPlayMore(g: Table, hero: Hero, name: Special['name']): boolean {
  const { turn } = g.state;
  if (turn === null || !turn.topUsed || !turn.bottomUsed) return false;
  return name === 'take-another-turn' ? leadingCards(g, hero).length > 0 : hero.hand.length > 0;
}

/** Its abilities are performed; then it is marked as its card says. [gh/items.8] */
export function* useTurnItem(g: Gloom, hero: Hero, figure: Figure, id: ItemId): Rule {
  const equipped = hero.items.find(({ item }) => item === id);
  if (equipped === undefined) return;
  const endings = endingsOf(g, equipped);
  if (endings.length === 0) return yield* useItem(g, hero, equipped, deedOf(g, figure));
  markUsed(g, hero, equipped);
  for (const name of endings) yield* playMore(g, hero, name);
}

/** Items that let a character play more cards. */
function* playMore(g: Gloom, hero: Hero, name: Special['name']): Rule {
  if (name === 'play-top-from-hand') yield* playFromHand(g, hero, 'top');
  if (name === 'play-bottom-from-hand') yield* playFromHand(g, hero, 'bottom');
  if (name === 'take-another-turn') yield* takeAnotherTurn(g, hero);
}

/** One more card from hand for one of its actions. */
function* playFromHand(g: Gloom, hero: Hero, half: 'top' | 'bottom'): Rule {
  const card = yield* cardToPlay(hero, hero.hand, half);
  show(g, hero, card);
  yield* playHalf(g, hero, { card, half, printed: cardOf(g, card)[half], isBasic: false });
}

/** Cards that can lead another turn: they come later in the round, and one more is left to go with them. */
const leadingCards = (g: Table, hero: Hero): readonly CardId[] =>
  hero.hand.length < 2 ? [] : hero.hand.filter((card) => cardOf(g, card).initiative > hero.initiative);

/** This turn ends with two more cards picked, and another one comes when the new initiative is due. */
function* takeAnotherTurn(g: Gloom, hero: Hero): Rule {
  const leading = yield* cardToPlay(hero, leadingCards(g, hero), 'both');
  const others = hero.hand.filter((card) => card !== leading);
  const other = yield* cardToPlay(hero, others, 'both');
  for (const card of [leading, other]) show(g, hero, card);
  hero.hand = hero.hand.filter((card) => card !== leading && card !== other);
  hero.picked = [leading, other];
  hero.initiative = cardOf(g, leading).initiative;
  hero.second = cardOf(g, other).initiative;
  const { initiative: value, id } = hero;
  g.tell({ is: 'initiative', hero: id, value, cards: [leading, other] }, 'gh/initiative.3');
  if (g.state.turn !== null) g.state.turn.stage = 'end';
}

function* cardToPlay(hero: Hero, from: readonly CardId[], half: 'top' | 'bottom' | 'both'): Rule<CardId> {
  return yield* choose('card-to-play', {
    seat: hero.seat,
    rule: 'gh/items.5',
    from: () => from,
    secret: true,
    about: () => ({ figure: hero.id, half }),
  });
}
