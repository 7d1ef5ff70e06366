import type { EncounterId } from './cards.ts';
import { gauntletOfFools as game } from './game.ts';
import { heroesEach } from './rules/table.ts';
import type { Hero, Options, State } from './state.ts';

/** Tables to try in turn: each number of players, and each option at least once. */
const tables: readonly { readonly seats: number; readonly options: Partial<Options> }[] = [
  { seats: 4, options: {} },
  { seats: 2, options: {} },
  { seats: 3, options: { promos: true } },
  { seats: 6, options: { boastsFromMiddle: 'one' } },
  { seats: 5, options: { promos: true, multipliesOtherWeapons: false } },
  { seats: 2, options: { promos: true, boastsFromMiddle: 'one' } },
];

/** What the conformance suite needs to judge this game. */
export const conformance = {
  game,
  tables,
  invariants,
  inPlay,
  content: [
    ...game.content.classes.keys(),
    ...game.content.weapons.keys(),
    ...game.content.boasts.keys(),
    ...game.content.encounters.keys(),
  ].map(String),
  longest: 400,
};

/** What is wrong with a state; empty when nothing is. */
function invariants(s: State): readonly string[] {
  return [...cardsAstray(s), ...s.heroes.flatMap(heroAmiss), ...seatsAmiss(s), ...ledgerAmiss(s)];
}

/** Every encounter card is in the deck, among those turned over, or out of the game: once. */
function cardsAstray(s: State): readonly string[] {
  const lie = [...s.deck, ...s.discards, ...s.removed.map(({ card }) => card)];
  const box = [...game.content.encounters.values()].filter(({ promo }) => s.options.promos || !promo);
  const missing = box.filter(({ id }) => !lie.includes(id)).map(({ id }) => `${id} is nowhere`);
  const twice = lie.filter((id, index) => lie.indexOf(id) !== index).map((id) => `${id} is there twice`);
  const strangers =
    lie.length - new Set(lie).size === 0 && lie.length > box.length ? ['a card too many'] : [];
  return [...missing, ...twice, ...strangers, ...facedUnseen(s)];
}

/** What is faced, and what waits, has been turned over. */
function facedUnseen(s: State): readonly string[] {
  const used: readonly EncounterId[] = [
    ...s.waiting,
    ...s.encounters.flatMap((one) => [one.card, ...one.modifiers]),
  ];
  return used.filter((id) => !s.discards.includes(id)).map((id) => `${id} is used and was never turned over`);
}

/** Nothing that is counted goes below none, and no boast is made twice. */
function heroAmiss(hero: Hero): readonly string[] {
  const { id, gold, wounds, classTokens, weapons, bonus, penalty, boasts } = hero;
  const counted: { readonly [what: string]: number } = { gold, wounds, classTokens, ...bonus };
  const below = Object.entries({ ...counted, ...prefixed('penalty', penalty) })
    .filter(([, count]) => count < 0)
    .map(([what]) => `${id} has less than no ${what}`);
  const unarmed = weapons.length === 0 ? [`${id} has no weapon`] : [];
  const indebted = weapons
    .filter(({ tokens }) => tokens < 0)
    .map(({ card }) => `${id} owes tokens on ${card}`);
  const repeated = new Set(boasts).size < boasts.length ? [`${id} has made a boast twice`] : [];
  return [...below, ...unarmed, ...indebted, ...repeated];
}

const prefixed = (
  prefix: string,
  counts: { readonly [what: string]: number },
): { readonly [what: string]: number } =>
  Object.fromEntries(Object.entries(counts).map(([what, count]) => [`${prefix} ${what}`, count]));

/** Nobody leads more heroes than allowed; after the boasting everybody leads as many. */
function seatsAmiss(s: State): readonly string[] {
  const each = heroesEach(s);
  return s.seats.flatMap((seat) => {
    const led = s.heroes.filter((hero) => hero.seat === seat).length;
    const isRight = s.phase === 'boasting' ? led <= each : led === each;
    return isRight ? [] : [`${seat} leads ${led} heroes`];
  });
}

function ledgerAmiss(s: State): readonly string[] {
  const short = s.ledger.some((gold) => gold.length !== s.heroes.length);
  return short ? ['a page of the ledger leaves out a hero'] : [];
}

/** The ids of content that is on the table: heroes, boasts, and every encounter turned over. */
function* inPlay(s: State): Iterable<string> {
  for (const hero of s.heroes) {
    yield hero.class;
    for (const { card } of hero.weapons) yield card;
    yield* hero.boasts;
  }
  yield* s.discards;
}
