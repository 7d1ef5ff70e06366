/** Getting ready, clockwise from the first player. [wow/setup] */
import type { Rule, Seat } from '@tavolo/kernel';
import { choose, chooseSome } from '../ask.ts';
import { freshHero } from '../fresh.ts';
import type { State } from '../state.ts';
import type { Character } from '../vocabulary/characters.ts';
import type { AbilityId, SpaceId } from '../vocabulary/ids.ts';
import type { Wow } from '../wow.ts';
import { drawCards } from './hands.ts';
import { receiveQuest } from './quests.ts';
import { activeHero } from './table.ts';

/** How many cards an opening hand has. [wow/setup.13] */
const openingHand = 3;

/** Each player rolls a combat die; those tied for the highest roll again. [wow/setup.6, wow/A-21] */
export function rollForFirst(g: Wow): void {
  const { seats } = g.state;
  let rolling: readonly Seat[] = seats;
  while (rolling.length > 1) {
    const rolls = rolling.map((seat) => ({ seat, face: 1 + g.chance.stream('first').below(6) }));
    g.tell({ is: 'rolled-for-first', rolls }, 'wow/setup.6');
    const most = Math.max(...rolls.map(({ face }) => face));
    rolling = rolls.filter(({ face }) => face === most).map(({ seat }) => seat);
  }
  const [first] = rolling;
  if (first === undefined) throw new Error('nobody plays');
  g.state.first = seats.indexOf(first);
  g.tell({ is: 'goes-first', seat: first }, 'wow/setup.6');
  g.state.phase = 'characters';
}

/** The seat whose turn it is to choose in the set-up. */
const chooser = ({ seats, first, heroes }: State): Seat => {
  const seat = seats[(first + heroes.length) % seats.length];
  if (seat === undefined) throw new Error('nobody is left to choose');
  return seat;
};

/** A character that nobody has taken. [wow/setup.7] */
export function* chooseCharacter(g: Wow): Rule {
  const seat = chooser(g.state);
  const taken = g.state.heroes.map(({ character }) => character);
  const free = [...g.content.characters.values()].filter(({ id }) => !taken.includes(id));
  const id = yield* choose('character', { seat, rule: 'wow/setup.7', from: free.map((one) => one.id) });
  const character = g.content.characters.get(id);
  const [city] = g.content.board.cities;
  if (character === undefined || city === undefined) throw new Error(`there is no character ${id}`);
  g.state.heroes.push(freshHero(seat, id, deckOf(g, character), city));
  g.tell({ is: 'chose-character', seat, character: id }, 'wow/setup.7');
  if (g.state.heroes.length === g.state.seats.length) g.state.phase = 'deal';
}

/** A character's ability deck, shuffled. */
function deckOf(g: Wow, { id }: Character): AbilityId[] {
  const cards = [...g.content.abilities.values()]
    .filter(({ of }) => of === id)
    .flatMap((ability) => Array.from({ length: ability.copies }, () => ability.id));
  return g.chance.stream(`deck-${id}`).shuffle(cards);
}

/** Two starting quests for each, or three to keep two of; the rest leave the game. [wow/setup.9, wow/setup.11] */
export function dealQuests(g: Wow): void {
  const { heroes, options, startingQuests } = g.state;
  const each = options.questDraft ? 3 : 2;
  for (const hero of heroes) {
    const quests = startingQuests.splice(-each, each);
    hero.quests = quests.map((quest) => ({ quest, marked: null, done: [], since: 0 }));
    g.tell({ is: 'was-dealt-quests', hero: hero.seat, quests }, 'wow/setup.9');
  }
  g.state.startingQuests = [];
  g.state.active = 0;
  g.state.phase = options.questDraft ? 'draft' : 'quests';
}

/** Keeps two of three. */
export function* keepQuests(g: Wow): Rule {
  const hero = activeHero(g.state);
  const kept = yield* chooseSome('quests-to-keep', {
    seat: hero.seat,
    rule: 'wow/setup.9',
    from: hero.quests.map(({ quest }) => quest),
    min: 2,
    max: 2,
  });
  hero.quests = hero.quests.filter(({ quest }) => kept.includes(quest));
  g.tell({ is: 'kept-quests', hero: hero.seat, quests: kept }, 'wow/setup.9');
  nextHero(g.state, 'quests');
}

/** Everybody carries out the set-up of both quests. [wow/setup.10] */
export function* setUpQuests(g: Wow): Rule {
  const hero = activeHero(g.state);
  const dealt = hero.quests.map(({ quest }) => quest);
  hero.quests = [];
  for (const quest of dealt) yield* receiveQuest(g, hero, quest);
  nextHero(g.state, 'cities');
}

/** The figure goes to a city; several may share one. [wow/setup.12] */
export function* chooseCity(g: Wow): Rule {
  const hero = activeHero(g.state);
  const city = yield* choose('where', {
    seat: hero.seat,
    rule: 'wow/setup.12',
    from: g.content.board.cities,
    about: () => ({ source: null, why: 'start' as const, hero: hero.seat }),
  });
  hero.space = city as SpaceId; // staying is not offered
  hero.placed = true;
  g.tell({ is: 'set-out', hero: hero.seat, space: hero.space }, 'wow/setup.12');
  nextHero(g.state, 'hands');
}

/** Three cards for each; in a late start one more for all but the first. [wow/setup.13, wow/A-70] */
export function dealHands(g: Wow): void {
  g.state.heroes.forEach((hero, place) => {
    const more = g.state.options.lateStart && place > 0 ? 1 : 0;
    drawCards(g, hero, openingHand + more, 'wow/setup.13');
  });
  g.state.active = 0;
  g.state.phase = 'turn-start';
}

/** On to the next hero, or to the next part once all have had their turn. */
function nextHero(state: State, next: State['phase']): void {
  state.active++;
  if (state.active < state.heroes.length) return;
  state.active = 0;
  state.phase = next;
}
