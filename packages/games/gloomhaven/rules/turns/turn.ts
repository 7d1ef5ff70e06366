import type { OptionOf, Rule } from '@tavolo/kernel';
import { choose } from '../../ask.ts';
import type { Gloom, RuleKinds, Table } from '../../gloomhaven.ts';
import { itemIn, itemOption, playIn, playOption } from '../../options.ts';
import type { Figure, Hero } from '../../state.ts';
import type { Half } from '../../vocabulary/class-cards.ts';
import { playHalf } from '../cards/actions.ts';
import { bonusEndings, endNamedBonus } from '../cards/ending-bonuses.ts';
import { idleLast } from '../cards/idle-items.ts';
import { itemOf } from '../cards/items.ts';
import { cardOf, putCard } from '../cards/piles.ts';
import { figureById, isStunned } from '../figures.ts';
import { fallFromObstacles } from '../movement/falling.ts';
import { turnItems, useTurnItem } from './turn-items.ts';
import { actOnceRevealed } from './turn-order.ts';

/** One thing that a character does on its turn: an action, an item, or its end. [gh/turn.1, gh/turn.15] */
export function* actOnTurn(g: Gloom, hero: Hero): Rule {
  const { turn } = g.state;
  const figure = figureById(g.state, hero.id);
  if (turn === null || figure === null) return;
  if (isStunned(figure)) return loseTurn(g, hero);
  const options = nextOptions(g, hero);
  const answer =
    options.length === 1
      ? 'end-turn'
      : yield* choose('next', {
          seat: hero.seat,
          rule: 'gh/turn.1',
          from: options,
          about: () => ({ figure: hero.id }),
        });
  if (answer === 'end-turn') return endActing(g, hero);
  yield* carryOut(g, hero, figure, answer);
}

/** Both cards are simply discarded. [gh/turn.18, gh/conditions.18] */
function loseTurn(g: Gloom, hero: Hero): void {
  g.tell({ is: 'turn-skipped', figure: hero.id, why: 'stunned' }, 'gh/conditions.18');
  endActing(g, hero);
}

/** What was not used goes to the discard pile all the same. [gh/turn.2] */
function endActing(g: Gloom, hero: Hero): void {
  for (const card of [...hero.picked]) putCard(g, hero, card, 'discard');
  if (g.state.turn !== null) g.state.turn.stage = 'end';
}

type NextOption = OptionOf<RuleKinds, 'next'>;

/** Everything that can be done next. [gh/turn.1, gh/turn.9] */
function nextOptions(g: Table, hero: Hero): readonly NextOption[] {
  const turn = g.state.turn;
  if (turn === null) return ['end-turn'];
  const actions = hero.picked.flatMap((card) => [
    ...(turn.topUsed ? [] : [playOption('top', card), playOption('basic-attack', card)]),
    ...(turn.bottomUsed ? [] : [playOption('bottom', card), playOption('basic-move', card)]),
  ]);
  const items = turnItems(g, hero).map(({ item }) => itemOption(item));
  return idleLast<NextOption>(g, hero, [...actions, ...items, ...bonusEndings(hero), 'end-turn']);
}

function* carryOut(g: Gloom, hero: Hero, figure: Figure, answer: string): Rule {
  const item = itemIn(answer);
  if (item !== null) return yield* useTurnItem(g, hero, figure, item);
  if (endNamedBonus(g, hero, answer)) return yield* fallFromObstacles(g);
  const played = playIn(answer);
  if (played === null) throw new Error(`${answer} was not offered`);
  const { play, card } = played;
  const isTop = play === 'top' || play === 'basic-attack';
  if (g.state.turn !== null) g.state.turn[isTop ? 'topUsed' : 'bottomUsed'] = true;
  const isBasic = play === 'basic-attack' || play === 'basic-move';
  const half = isTop ? 'top' : 'bottom';
  yield* playHalf(g, hero, {
    card,
    half,
    printed: isBasic ? basic(g, hero, half) : cardOf(g, card)[half],
    isBasic,
  });
  yield* actOnceRevealed(g);
}

/** Attack 2 or Move 2; an item may make it more. [gh/turn.9] */
function basic(g: Table, hero: Hero, half: 'top' | 'bottom'): Half {
  const better = (of: 'attack' | 'move'): number =>
    Math.max(
      2,
      ...hero.items.flatMap(({ item }) =>
        itemOf(g, item).uses.map((use) => (use.when === 'basic' ? (use[of] ?? 2) : 2)),
      ),
    );
  return half === 'top'
    ? { abilities: [{ do: 'attack', value: better('attack') }] }
    : { abilities: [{ do: 'move', value: better('move') }] };
}
