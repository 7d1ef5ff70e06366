import { choose, chooseSome, type Part, type Rule, together } from '@tavolo/kernel';
import type { Gloom, Table } from '../../gloomhaven.ts';
import type { Hero } from '../../state.ts';
import type { CardId } from '../../vocabulary/ids.ts';
import { isUsable, itemOf, markUsed } from '../cards/items.ts';
import { cardOf, countedAs } from '../cards/piles.ts';
import { show } from '../damage.ts';
import { exhaust } from '../death.ts';
import { activeHeroes, countTally, isStunned, theFigure } from '../figures.ts';
import { happens } from '../scenario/rooms.ts';
import { decksInPlay, drawMonsterCard } from './monster-types.ts';
import { secretly } from './secrecy.ts';
import { settleTies } from './ties.ts';

/** A round begins: who can neither play two cards nor rest is exhausted. [gh/round.8] */
export function* beginRound(g: Gloom): Rule {
  g.state.round++;
  g.tell({ is: 'round-begins', round: g.state.round }, 'gh/round.1');
  for (const hero of activeHeroes(g.state))
    if (!canPlay(hero) && !canRest(g, hero)) exhaust(g, hero, 'cards');
  const monsters = g.state.figures.filter(({ side }) => side === 'monsters').length;
  if (monsters === 0) for (const hero of g.state.heroes) countTally(hero, 'empty-rounds');
  yield* happens(g, { is: 'round-start' });
  g.state.roundBegun = true;
}

const canPlay = ({ hand }: Hero): boolean => hand.length >= 2;
const canRest = (g: Table, hero: Hero): boolean => countedAs(g, hero, 'discard').length >= 2;

/** Everybody chooses two cards and the leading one, or a long rest, in secret and at once. [gh/round.2, gh/round.3] */
export function* chooseCards(g: Gloom): Rule {
  const bySeat = new Map<Hero['seat'], Hero[]>();
  for (const hero of activeHeroes(g.state)) bySeat.set(hero.seat, [...(bySeat.get(hero.seat) ?? []), hero]);
  yield* together([...bySeat].map(([seat, heroes]): Part<void> => ({ seat, rule: chooseFor(g, heroes) })));
  g.state.phase = 'revealing';
}

function* chooseFor(g: Gloom, heroes: readonly Hero[]): Rule {
  for (const hero of heroes) {
    yield* chooseRound(g, hero);
    g.tell({ is: 'picked', hero: hero.id }, 'gh/round.2');
  }
}

function* chooseRound(g: Gloom, hero: Hero): Rule {
  const asking = {
    seat: hero.seat,
    rule: 'gh/round.2',
    about: () => ({ figure: hero.id }),
    ...secretly(g),
  } as const;
  hero.picked = [];
  hero.resting = !canPlay(hero); // [gh/round.7]
  if (hero.resting) return;
  const from: readonly (CardId | 'long-rest')[] = canRest(g, hero) ? [...hero.hand, 'long-rest'] : hero.hand;
  const picked = yield* chooseSome('round-cards', {
    ...asking,
    from: () => from,
    min: 1,
    max: 2,
    valid: (some) => (some.includes('long-rest') ? some.length === 1 : some.length === 2),
  });
  hero.resting = picked.includes('long-rest');
  // Who rests is asked as well, so that nobody can tell from the number of answers. [gh/round.3]
  const leading = yield* choose('leading-card', { ...asking, rule: 'gh/initiative.3', from: picked });
  hero.picked = [leading, ...picked.filter((it) => it !== leading)].filter(
    (it): it is CardId => it !== 'long-rest',
  );
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
      from: ['0', ...changes.map(String)],
      about: () => ({ figure: hero.id, item: equipped.item, initiative }),
    });
    if (answer === '0') continue;
    markUsed(g, hero, equipped);
    hero.initiative += Number(answer);
    g.tell(
      { is: 'initiative', hero: hero.id, value: hero.initiative, cards: [...hero.picked] },
      'gh/initiative.3',
    );
  }
}
