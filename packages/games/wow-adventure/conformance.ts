import { wowAdventure as game } from './game.ts';
import { healthOf } from './rules/base-numbers.ts';
import { handLimit } from './rules/hands.ts';
import { questLimit } from './rules/quests.ts';
import { itemsOf } from './rules/table.ts';
import { slots } from './rules/track.ts';
import type { Hero, Options, State } from './state.ts';
import type { CardId } from './vocabulary/ids.ts';

/** Tables to try in turn: each number of players, and each option at least once. */
const tables: readonly { readonly seats: number; readonly options: Partial<Options> }[] = [
  { seats: 4, options: {} },
  { seats: 2, options: {} },
  { seats: 3, options: { questDraft: true } },
  { seats: 4, options: { aggroForces: false, lateStart: true } },
  { seats: 4, options: { valorToWin: '5', damageCostMayDefeat: true } },
  { seats: 2, options: { valorToWin: '10' } },
];

/** What the conformance suite needs to judge this game. */
export const conformance = {
  game,
  tables,
  invariants,
  inPlay,
  content: [
    ...game.content.challenge.keys(),
    ...game.content.abilities.keys(),
    ...game.content.quests.keys(),
    ...game.content.trophies.keys(),
    ...game.content.discoveries.keys(),
  ].map(String),
  longest: 60_000,
  byHabit: 60,
};

/** What is wrong with a state; empty when nothing is. */
function invariants(s: State): readonly string[] {
  return [
    ...cardsAstray(s),
    ...s.heroes.flatMap((hero) => heroAmiss(s, hero)),
    ...standingAmiss(s),
    ...tableAmiss(s),
  ];
}

/** Every challenge card is in one place. */
function cardsAstray(s: State): readonly string[] {
  const lie: CardId[] = [
    ...Object.values(s.decks).flatMap(({ cards }) => cards),
    ...s.heroes.flatMap(itemsOf),
    ...s.heroes.flatMap(({ log }) => log.map(({ card }) => card as CardId)), // quests and trophies are sorted out below
    ...s.track.map(({ card }) => card),
    ...(s.globalEvent === null ? [] : [s.globalEvent]),
    ...s.locationEvents.map(({ card }) => card),
    ...s.heldEvents.map(({ card }) => card),
    ...foughtNow(s),
  ].filter((card) => game.content.challenge.has(card));
  const twice = lie
    .filter((card, place) => lie.indexOf(card) !== place)
    .map((card) => `${card} is there twice`);
  const missing = game.content.challenge.size - lie.length;
  return [...twice, ...(missing > 1 ? [`${missing} challenge cards are nowhere`] : [])];
}

/** The encounter that is fought lies nowhere else, until the end of the fight says where it goes. */
const foughtNow = ({ combat }: State): readonly CardId[] =>
  combat?.card == null || combat.tracked || combat.stage === 'end' ? [] : [combat.card];

function heroAmiss(s: State, hero: Hero): readonly string[] {
  const found: string[] = [];
  const all = hero.deck.length + hero.hand.length + hero.discard.length;
  const out = s.attached.filter(({ owner }) => owner === hero.seat).length;
  if (all + out > 23 || all + out < 22) found.push(`${hero.seat} has ${all + out} ability cards`);
  if (hero.energy < 0) found.push(`${hero.seat} owes energy`);
  if (hero.damage < 0) found.push(`${hero.seat} has less than no damage`);
  if (hero.quests.length > questLimit + 1) found.push(`${hero.seat} has ${hero.quests.length} quests`);
  if (hero.hand.length > handLimit + 3) found.push(`${hero.seat} holds ${hero.hand.length} cards`);
  return found;
}

/** Whoever should have fallen does, but for the one hero that is just choosing where to. */
function standingAmiss(s: State): readonly string[] {
  if (s.combat !== null || s.phase === 'over') return [];
  const table = { state: s, content: game.content };
  const due = s.heroes.filter((hero) => hero.damage >= healthOf(table, hero));
  return due.length > 1 ? due.map(({ seat }) => `${seat} stands although it should have fallen`) : [];
}

function tableAmiss(s: State): readonly string[] {
  const taken = s.track.map(({ slot }) => slot);
  const found: string[] = [];
  if (taken.length > slots || new Set(taken).size < taken.length) found.push('the track is out of order');
  const kept = s.heroes.flatMap(({ tokens }) => tokens).length;
  const drawn = s.drawnToken === null ? 0 : 1;
  const tokens = s.pool.length + s.aside.length + s.tokens.length + s.revealed.length + kept + drawn;
  if (tokens > 20) found.push(`there are ${tokens} discovery tokens`);
  return found;
}

/** The ids of content that is on the table. */
function* inPlay(s: State): Iterable<string> {
  for (const hero of s.heroes) {
    yield* hero.discard;
    yield* itemsOf(hero);
    yield* hero.tokens;
    for (const { quest } of hero.quests) yield quest;
    for (const { card } of hero.log) yield card;
  }
  for (const { ability } of s.attached) yield ability;
  for (const { card } of s.track) yield card;
  for (const { card } of s.locationEvents) yield card;
  for (const { card } of s.heldEvents) yield card;
  for (const kind of s.aside) yield kind;
  if (s.globalEvent !== null) yield s.globalEvent;
  if (s.combat?.card != null) yield s.combat.card;
  yield* Object.values(s.decks).flatMap(({ cards, unseen }) => cards.slice(unseen));
}
