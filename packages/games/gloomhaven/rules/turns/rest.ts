import { type Part, type Rule, together } from '@tavolo/kernel';
import { choose, chooseSome, confirm } from '../../ask.ts';
import type { Gloom } from '../../gloomhaven.ts';
import { itemIn, itemOption } from '../../options.ts';
import type { Hero } from '../../state.ts';
import type { CardId } from '../../vocabulary/ids.ts';
import { heal } from '../abilities/heal.ts';
import { bonusEndings, endNamedBonus } from '../cards/ending-bonuses.ts';
import { idleLast } from '../cards/idle-items.ts';
import { refresh } from '../cards/items.ts';
import { countedAs, putCard } from '../cards/piles.ts';
import { sufferDamage } from '../damage.ts';
import { activeHeroes, countTally, figureById, isStunned, theFigure } from '../figures.ts';
import { fallFromObstacles } from '../movement/falling.ts';
import { turnItems, useTurnItem } from './turn-items.ts';

/** The turn of a resting character: items may be used before the rest, and after it as on any turn. [gh/round.13, gh/round.19] */
export function* restOnTurn(g: Gloom, hero: Hero): Rule {
  const figure = figureById(g.state, hero.id);
  const items = figure === null || isStunned(figure) ? [] : turnItems(g, hero).map(({ item }) => item);
  const answer = yield* choose('next', {
    seat: hero.seat,
    rule: 'gh/round.19',
    from: idleLast(g, hero, [...items.map(itemOption), 'long-rest' as const]),
    about: () => ({ figure: hero.id }),
  });
  const item = itemIn(answer);
  if (item === null || figure === null) yield* longRest(g, hero);
  else yield* useTurnItem(g, hero, figure, item);
}

/** A discard is lost, the others return, Heal 2, spent items are refreshed. [gh/round.14, gh/A-04] */
function* longRest(g: Gloom, hero: Hero): Rule {
  const cards = yield* cardsToRest(g, hero);
  let lost: CardId | null = null;
  if (cards.length > 0) {
    lost = yield* choose('rest-card', {
      seat: hero.seat,
      rule: 'gh/round.14',
      from: cards,
      about: () => ({ figure: hero.id }),
    });
    putCard(g, hero, lost, 'lost');
  }
  for (const card of cards) if (card !== lost) putCard(g, hero, card, 'hand');
  countTally(hero, 'long-rests');
  g.tell({ is: 'rested', hero: hero.id, how: 'long', lost }, 'gh/round.14');
  const figure = figureById(g.state, hero.id);
  if (figure !== null) heal(g, figure, 2, figure.id);
  const spent = hero.items.filter(({ state }) => state === 'spent');
  refresh(g, hero, spent);
  hero.resting = false;
  if (figure !== null && isStunned(figure) && g.state.turn !== null) g.state.turn.stage = 'end';
}

/** The discards, and those active cards counted as such that the player takes back. At least two, if there are. [gh/round.20] */
function* cardsToRest(g: Gloom, hero: Hero): Rule<readonly CardId[]> {
  const all = countedAs(g, hero, 'discard');
  const active = all.filter((card) => !hero.discard.includes(card));
  const needed = Math.max(0, Math.min(2, all.length) - hero.discard.length);
  const taken = yield* chooseSome('cards-to-recover', {
    seat: hero.seat,
    rule: 'gh/round.20',
    from: active,
    min: needed,
    max: active.length,
    about: () => ({ figure: hero.id, pile: 'active' }),
  });
  return [...hero.discard, ...taken];
}

/** Everybody who can may rest in the clean-up. [gh/round.10, gh/round.12] */
export function* shortRests(g: Gloom): Rule {
  const bySeat = new Map<Hero['seat'], Hero[]>();
  for (const hero of activeHeroes(g.state)) {
    if (countedAs(g, hero, 'discard').length < 2) continue;
    bySeat.set(hero.seat, [...(bySeat.get(hero.seat) ?? []), hero]);
  }
  const parts = [...bySeat].map(([seat, heroes]): Part<void> => ({ seat, rule: restOf(g, heroes) }));
  yield* together(parts);
}

function* restOf(g: Gloom, heroes: readonly Hero[]): Rule {
  for (const hero of heroes) {
    if (yield* wantsToRest(g, hero)) yield* shortRest(g, hero);
  }
}

/** A bonus may be ended before the answer. [gh/bonuses.7] */
function* wantsToRest(g: Gloom, hero: Hero): Rule<boolean> {
  const answer = yield* choose('short-rest', {
    seat: hero.seat,
    rule: 'gh/round.10',
    from: ['yes', 'no', ...bonusEndings(hero)],
    about: () => ({ figure: hero.id }),
  });
  if (!endNamedBonus(g, hero, answer)) return answer === 'yes';
  yield* fallFromObstacles(g);
  return hero.exhausted ? false : yield* wantsToRest(g, hero);
}

/** A random discard is lost; for 1 damage another one instead, once. [gh/round.10, gh/round.11, gh/A-10] */
function* shortRest(g: Gloom, hero: Hero): Rule {
  const chance = g.chance.stream(`short rest ${hero.id}`);
  const discards = yield* cardsToRest(g, hero);
  let lost = chance.pick(discards);
  const picked = lost;
  const again = yield* confirm('redraw-rest-card', {
    seat: hero.seat,
    rule: 'gh/round.11',
    about: () => ({ figure: hero.id, card: picked, hp: figureById(g.state, hero.id)?.hp ?? 0 }),
  });
  if (again) {
    yield* sufferDamage(g, theFigure(g.state, hero.id), {
      damage: 1,
      cause: 'rest',
      by: null,
      isPrice: true,
    });
    if (hero.exhausted) return;
    g.tell({ is: 'rest-redrawn', hero: hero.id, kept: picked }, 'gh/round.11');
    lost = chance.pick(discards.filter((card) => card !== picked));
  }
  putCard(g, hero, lost, 'lost');
  for (const card of discards) if (card !== lost) putCard(g, hero, card, 'hand');
  countTally(hero, 'short-rests');
  g.tell({ is: 'rested', hero: hero.id, how: 'short', lost }, 'gh/round.10');
}
