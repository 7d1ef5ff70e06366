import { expect } from 'vitest';
import type { ModifierId, ScenarioId } from '../../vocabulary/ids.ts';
import { setUp } from '../scene/table.ts';

const map = ['ssss', ' g..'] as const;
const atSetup = { is: 'setup' } as const;
const poisoned = { on: atSetup, do: [{ is: 'characters-gain', condition: 'poison' }] } as const;

/** The place of the first fact of each kind in the log. */
const order = (told: readonly { readonly is: string }[], ...kinds: readonly string[]): readonly number[] =>
  kinds.map((kind) => told.findIndex(({ is }) => is === kind));
const isRising = (places: readonly number[]): boolean =>
  places.every((place, n) => place >= 0 && (n === 0 || place > (places[n - 1] ?? 0)));

const guarded = { map, behind: { g: { monster: 'bandit-guard', ranks: 'nnn' } }, rules: [poisoned] } as const;

setUp(
  'gh/setup.1: the map comes before battle goals, then items, hands, figures and effects, and round 1 last',
  { ...guarded, options: { characterLevel: 2 } },
  (table) => {
    table.toTheFirstRound();
    expect([...new Set(table.answered)]).toEqual([
      ...['class', 'perk', 'level-card', 'battle-goal', 'items-to-buy', 'hand', 'starting-hex'],
    ]);
    const kinds = ['scenario-begins', 'appeared', 'goal-dealt', 'equipped', 'hand-chosen', 'placed'];
    expect(isRising(order(table.told, ...kinds, 'condition', 'round-begins'))).toBe(true);
  },
);

setUp(
  'gh/setup.1a: tokens that all begin with are handed out after the hands are chosen, and nothing else changes',
  { ...guarded, map },
  (table) => {
    table.upTo('starting-hex');
    expect(table.told.some(({ is }) => is === 'condition')).toBe(false);
    table.toTheFirstRound();
    expect(isRising(order(table.told, 'hand-chosen', 'condition'))).toBe(true);
    for (const id of ['brute', 'scoundrel']) {
      expect(table.figure(id).conditions.map(({ is }) => is)).toEqual(['poison']);
      expect(table.figure(id).hp).toBe(table.figure(id).maxHp);
    }
    expect([table.hero('brute').hand.length, table.hero('scoundrel').hand.length]).toEqual([10, 9]);
  },
);

setUp('gh/setup.1b: nobody equips items before all have chosen a battle goal', { map }, (table) => {
  table.upTo('battle-goal');
  table.asksAbout('ana', 'battle-goal').answer(table.hero('brute').goalsDealt[0] ?? '');
  table.asksNothingOf('ana');
  table.asksAbout('bea', 'battle-goal').answer(table.hero('scoundrel').goalsDealt[0] ?? '');
  table.asksAbout('ana', 'items-to-buy');
});

setUp(
  'gh/setup.2: the scenario level is fixed before anything is set up and is still the same in round 1',
  { ...guarded, options: { characterLevel: 5 } },
  (table) => {
    table.upTo('battle-goal');
    expect(table.state.level).toBe(3);
    expect(isRising(order(table.told, 'scenario-begins', 'appeared'))).toBe(true);
    table.toTheFirstRound();
    expect(table.state.level).toBe(3);
  },
);

setUp(
  'gh/setup.14: two battle goals are dealt to each, one is kept, and only its player knows',
  { map },
  (table) => {
    table.upTo('battle-goal');
    const { goalsDealt } = table.hero('brute');
    expect(new Set([...goalsDealt, ...table.hero('scoundrel').goalsDealt]).size).toBe(4);
    table.asks('ana', 'battle-goal', ...goalsDealt).answer(goalsDealt[1] ?? '');
    table.toTheFirstRound();
    expect(table.hero('brute').goal).toBe(goalsDealt[1]);
    expect(table.seenBy('ana').heroes[0]).toMatchObject({ goal: goalsDealt[1], goalsDealt });
    expect(table.seenBy('bea').heroes[0]).toMatchObject({ goal: 'hidden', goalsDealt: [], tally: {} });
    const dealt = table.match.log.filter(({ fact }) => fact.is === 'goal-dealt');
    expect(dealt.map(({ to }) => to)).toEqual(['ana', 'bea']);
  },
);

setUp(
  'gh/setup.18, gh/setup.18a: a Scoundrel with 12 cards chooses exactly 9 different ones of them',
  { map },
  (table) => {
    table.upTo('hand');
    const { pool } = table.hero('scoundrel');
    expect(pool.length).toBe(12);
    table.asks('bea', 'hand', ...pool).refuses('wrong-count', ...pool.slice(0, 8));
    table.asks('bea', 'hand', ...pool).refuses('wrong-count', ...pool.slice(0, 10));
    table.asks('bea', 'hand', ...pool).refuses('picked-twice', ...pool.slice(0, 8), pool[0] ?? '');
    table.asks('bea', 'hand', ...pool).refuses('not-an-option', ...pool.slice(0, 8), 'trample');
    table.asks('bea', 'hand', ...pool).answer(...pool.slice(0, 9));
    table.toTheFirstRound();
    expect(table.hero('scoundrel').hand).toEqual(pool.slice(0, 9));
  },
);

setUp('gh/setup.18: only the chosen cards are usable in the scenario', { map }, (table) => {
  table.toTheFirstRound();
  table.goOn((s) => s.phase === 'revealing');
  table.asks('bea', 'leading-card', ...table.hero('scoundrel').pool.slice(0, 9), 'give-up');
});

setUp(
  'gh/setup.19: a player who plays a class for the first time may take cards that are not of level 1',
  { map },
  (table) => {
    table.upTo('hand');
    const { pool } = table.hero('brute');
    const notFirst = pool.filter((card) => table.match.game.content.cards.get(card)?.level !== 1);
    expect(notFirst.length).toBe(3);
    table.asksAbout('ana', 'hand').answer(...pool.slice(-10));
    expect(table.hero('brute').hand).toEqual(expect.arrayContaining(notFirst));
  },
);

const blessed = {
  map,
  rules: [{ on: atSetup, do: [{ is: 'shuffle-in', modifier: 'bless' as ModifierId, count: 2 }] }], // a card of the box
} as const;

const cursed = {
  map,
  rules: [{ on: atSetup, do: [{ is: 'shuffle-in', modifier: 'curse' as ModifierId, count: 3 }] }], // a card of the box
} as const;

setUp('gh/setup.1: what the scenario does to the decks comes before the battle goals', cursed, (table) => {
  table.upTo('battle-goal');
  for (const owner of ['brute', 'scoundrel']) expect(table.deckOf(owner).draw.length).toBe(23);
  expect(isRising(order(table.told, 'scenario-begins', 'shuffled-in', 'goal-dealt'))).toBe(true);
  table.toTheFirstRound();
  expect(table.state.heroCurses).toBe(4);
});

setUp('gh/setup.20: pending blessings are shuffled into the decks during the set-up', blessed, (table) => {
  table.toTheFirstRound();
  for (const owner of ['brute', 'scoundrel'])
    expect(table.deckOf(owner).draw.filter((id) => (id as string) === 'bless').length).toBe(2);
  expect(table.deckOf('monsters').draw.length).toBe(20);
  expect(table.state.blessings).toBe(6);
});

const hurting = {
  map,
  rules: [{ on: atSetup, do: [{ is: 'characters-suffer', damage: { base: 3 } }] }],
} as const;

setUp(
  'gh/setup.21, gh/setup.21a: all start with 3 damage, so 10 and 8 hit points are 7 and 5',
  hurting,
  (table) => {
    table.toTheFirstRound();
    expect([table.figure('brute').hp, table.figure('scoundrel').hp]).toEqual([7, 5]);
  },
);

const crossing = {
  // an id of the box
  options: { scenario: 'random-dungeon' as ScenarioId, dungeonPenalties: 'major', level: 1 },
  script: { 'dungeon rooms': [12] },
} as const;

setUp('gh/setup.21: where one character is affected the players pick which', crossing, (table) => {
  table.upTo('penalty-target');
  table.asks('ana', 'penalty-target', 'brute', 'scoundrel').answer('scoundrel');
  table.toTheFirstRound();
  expect([table.figure('brute').hp, table.figure('scoundrel').hp]).toEqual([10, 5]);
});

setUp(
  'gh/setup.22: cards that are lost to an effect of the set-up are those of the chosen hand',
  hurting,
  (table) => {
    table.upTo('negate-damage');
    const { hand, pool } = table.hero('brute');
    expect(hand).toEqual(pool.slice(0, 10));
    table.asks('ana', 'negate-damage', 'suffer', 'lose-card').answer('lose-card');
    table.asks('ana', 'card-to-lose', ...hand).answer(hand[0] ?? '');
    table.toTheFirstRound();
    expect(table.hero('brute').lost).toEqual([hand[0]]);
    expect(table.hero('brute').hand.length).toBe(9);
  },
);
