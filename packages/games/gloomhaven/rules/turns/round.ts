import { type Rule, type Seat, together } from '@tavolo/kernel';
import { choose } from '../../ask.ts';
import type { Gloom, Table } from '../../gloomhaven.ts';
import { type EndBonusOption, numberIn, numberOption } from '../../options.ts';
import type { Hero } from '../../state.ts';
import type { CardId } from '../../vocabulary/ids.ts';
import { bonusEndings, endNamedBonus } from '../cards/ending-bonuses.ts';
import { isUsable, itemOf, markUsed } from '../cards/items.ts';
import { cardOf, countedAs } from '../cards/piles.ts';
import { show } from '../damage.ts';
import { exhaust } from '../death.ts';
import { activeHeroes, countTally, isStunned, theFigure } from '../figures.ts';
import { fallFromObstacles } from '../movement/falling.ts';
import { happens } from '../scenario/rooms.ts';
import { agreeToGiveUp, failNow, wantsToGiveUp } from './giving-up.ts';
import { decksInPlay, drawMonsterCard } from './monster-types.ts';
import { secretly } from './secrecy.ts';
import { settleTies } from './ties.ts';

/** A round begins: a character that can neither play two cards nor rest is exhausted. [gh/round.8] */
export function* beginRound(g: Gloom): Rule {
  g.state.round++;
  g.tell({ is: 'round-begins', round: g.state.round }, 'gh/round.1');
  for (const hero of activeHeroes(g.state))
    if (!canPlay(hero) && !canRest(g, hero)) exhaust(g, hero, 'cards');
  const monsters = g.state.figures.filter(
    ({ kind, side }) => kind === 'monster' && side === 'monsters',
  ).length;
  if (monsters === 0) for (const hero of g.state.heroes) countTally(hero, 'empty-rounds');
  yield* happens(g, { is: 'round-start' });
  g.state.roundBegun = true;
}

const canPlay = ({ hand }: Hero): boolean => hand.length >= 2;
const canRest = (g: Table, hero: Hero): boolean => countedAs(g, hero, 'discard').length >= 2;

/** Everybody chooses two cards, the leading one first, or a long rest, in secret and at once. [gh/round.2, gh/round.3] */
export function* chooseCards(g: Gloom): Rule {
  const bySeat = new Map<Seat, Hero[]>();
  for (const hero of activeHeroes(g.state)) bySeat.set(hero.seat, [...(bySeat.get(hero.seat) ?? []), hero]);
  const ending: EndBonusOption[] = [];
  const choosing = (extra: readonly 'give-up'[]) => (seat: Seat) => ({
    seat,
    rule: chooseFor(g, bySeat.get(seat) ?? [], { extra, ending }),
  });
  const chosen = yield* together([...bySeat.keys()].map(choosing(['give-up'])));
  const weary = [...chosen].filter(([, did]) => did === 'gives-up').map(([seat]) => seat);
  if (weary.length > 0) {
    const others = [...bySeat.keys()].filter((seat) => !weary.includes(seat));
    if (yield* agreeToGiveUp(others)) return failNow(g);
    yield* together(weary.map(choosing([])));
  }
  yield* endBonuses(g, ending);
  g.state.phase = 'revealing';
}

/** Bonuses that were ended beside the choice end when all have chosen: nobody learns before what another does. [gh/bonuses.7] */
function* endBonuses(g: Gloom, ending: readonly EndBonusOption[]): Rule {
  for (const hero of activeHeroes(g.state)) for (const answer of ending) endNamedBonus(g, hero, answer);
  yield* fallFromObstacles(g);
}

/** What is offered beside cards and a rest, and the bonuses that are to end. */
type Beside = { readonly extra: readonly 'give-up'[]; readonly ending: EndBonusOption[] };

function* chooseFor(g: Gloom, heroes: readonly Hero[], beside: Beside): Rule<'chose' | 'gives-up'> {
  for (const hero of heroes) {
    if ((yield* chooseRound(g, hero, beside)) === 'gives-up') return 'gives-up';
    g.tell({ is: 'picked', hero: hero.id }, 'gh/round.2');
  }
  return 'chose';
}

function* chooseRound(g: Gloom, hero: Hero, beside: Beside): Rule<'chose' | 'gives-up'> {
  hero.picked = [];
  hero.resting = !canPlay(hero); // [gh/round.7]
  if (hero.resting) return 'chose';
  const leading = yield* chooseLeading(g, hero, beside);
  if (leading === 'give-up') {
    // Whoever thinks better of it chooses as if nothing had been said.
    if (yield* wantsToGiveUp(hero.seat)) return 'gives-up';
    return yield* chooseRound(g, hero, { ...beside, extra: [] });
  }
  yield* chooseSecond(g, hero, leading);
  return 'chose';
}

/** A card, a rest, or what is offered beside them; a bonus that is to end changes nothing about the choice. [gh/bonuses.7] */
function* chooseLeading(
  g: Gloom,
  hero: Hero,
  { extra, ending }: Beside,
): Rule<CardId | 'long-rest' | 'give-up'> {
  const rest = canRest(g, hero) ? (['long-rest'] as const) : [];
  for (;;) {
    const endings = bonusEndings(hero).filter((it) => !ending.includes(it));
    const answer = yield* choose('leading-card', {
      seat: hero.seat,
      rule: 'gh/round.2',
      ...secretly(g),
      from: () => [...hero.hand, ...rest, ...endings, ...extra],
      about: () => ({ figure: hero.id }),
    });
    const named = endings.find((it) => it === answer);
    if (named === undefined) return answer as CardId | 'long-rest' | 'give-up'; // all other options
    ending.push(named);
  }
}

function* chooseSecond(g: Gloom, hero: Hero, leading: CardId | 'long-rest'): Rule {
  hero.resting = leading === 'long-rest';
  // A resting character is asked as well, so that nobody can tell from the number of answers. [gh/round.3]
  const second = yield* choose('second-card', {
    seat: hero.seat,
    rule: 'gh/round.2',
    ...secretly(g),
    from: leading === 'long-rest' ? [leading] : hero.hand.filter((it) => it !== leading),
    about: () => ({ figure: hero.id, card: leading }),
  });
  hero.picked = [leading, second].filter((it): it is CardId => it !== 'long-rest');
}

/** Monster cards are drawn, the players' cards shown, and the order of the round fixed. [gh/initiative.1, gh/initiative.11] */
export function* reveal(g: Gloom): Rule {
  g.reveal();
  for (const deck of decksInPlay(g)) drawMonsterCard(g, deck);
  for (const hero of activeHeroes(g.state)) showPicked(g, hero);
  for (const figure of g.state.figures) figure.acted = false;
  for (const hero of activeHeroes(g.state)) yield* changeInitiative(g, hero);
  yield* settleTies(g);
  g.state.phase = 'acting';
}

function showPicked(g: Gloom, hero: Hero): void {
  const [leading, other] = hero.picked;
  hero.hand = hero.hand.filter((card) => !hero.picked.includes(card));
  if (hero.resting || leading === undefined || other === undefined) {
    hero.initiative = 99;
    hero.second = 99;
    g.tell({ is: 'rests-long', hero: hero.id }, 'gh/round.13');
    return;
  }
  for (const card of hero.picked) show(g, hero, card);
  hero.initiative = cardOf(g, leading).initiative;
  hero.second = cardOf(g, other).initiative;
  g.tell(
    { is: 'initiative', hero: hero.id, value: hero.initiative, cards: [leading, other] },
    'gh/initiative.3',
  );
}

/** Boots that let a character act sooner or later. */
function* changeInitiative(g: Gloom, hero: Hero): Rule {
  if (hero.resting || isStunned(theFigure(g.state, hero.id))) return;
  for (const equipped of hero.items) {
    const use = itemOf(g, equipped.item).uses.find((it) => it.when === 'reveal');
    if (use?.when !== 'reveal' || !isUsable(g, equipped)) continue;
    const { initiative } = hero;
    const changes = [-use.initiative, use.initiative].filter(
      (by) => initiative + by >= 1 && initiative + by <= 99,
    );
    const answer = yield* choose('initiative-change', {
      seat: hero.seat,
      rule: 'gh/items.4',
      from: [0, ...changes].map(numberOption),
      about: () => ({ figure: hero.id, item: equipped.item, initiative }),
    });
    const by = numberIn(answer) ?? 0;
    if (by === 0) continue;
    markUsed(g, hero, equipped);
    hero.initiative += by;
    g.tell(
      { is: 'initiative', hero: hero.id, value: hero.initiative, cards: [...hero.picked] },
      'gh/initiative.3',
    );
  }
}
