import { expect, test } from 'vitest';
import { challengeCards } from '../../content/challenge-cards.ts';
import type { ChallengeCard, Foe, Item } from '../../vocabulary/challenge-cards.ts';
import { type AttackType, type Level, levels, potions, type Slot } from '../../vocabulary/terms.ts';

/** Attack, defense and damage of all encounters of a deck added up; how many are ranged, have aggro, have a power. */
const encounterFigures = [
  ['grey', [54, 157, 36], 4, 8, 23],
  ['green', [83, 188, 38], 8, 9, 26],
  ['yellow', [137, 236, 49], 12, 10, 29],
  ['red', [171, 283, 65], 13, 12, 28],
] as const;

/** How many encounters of a deck are of a kind. */
const kinds = [
  ['grey', { beast: 10, humanoid: 12, undead: 6, elemental: 1, mechanical: 3 }],
  ['green', { beast: 8, humanoid: 11, undead: 6, demon: 2, elemental: 2, mechanical: 3 }],
  ['yellow', { beast: 6, humanoid: 9, undead: 7, demon: 3, elemental: 3, mechanical: 2, dragonkin: 2 }],
  ['red', { beast: 3, humanoid: 8, undead: 7, demon: 5, elemental: 3, mechanical: 1, dragonkin: 5 }],
] as const;

/** Least and most attack of melee and of ranged weapons, least and most defense; weapons, armor, backpack items. */
const itemFigures = [
  ['grey', [2, 4], [2, 4], [4, 6], [16, 8, 8]],
  ['green', [4, 5], [3, 5], [5, 6], [16, 8, 8]],
  ['yellow', [4, 6], [4, 6], [6, 8], [15, 9, 8]],
  ['red', [6, 7], [5, 7], [7, 9], [16, 9, 7]],
] as const;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);
const span = (numbers: readonly number[]): readonly number[] => [Math.min(...numbers), Math.max(...numbers)];
const deckOf = (level: Level): readonly ChallengeCard[] =>
  challengeCards.filter((card) => card.level === level);
const foesOf = (level: Level): readonly Foe[] => deckOf(level).flatMap(({ foe }) => foe ?? []);
/** Those on the backs of encounters. */
const itemsOf = (level: Level): readonly Item[] =>
  deckOf(level).flatMap(({ foe, item }) => (foe === null ? [] : (item ?? [])));

test('there are forty cards of each level: 32 encounters with an item, and eight events', () => {
  for (const level of levels) {
    const deck = deckOf(level);
    expect(deck).toHaveLength(40);
    expect(deck.filter(({ foe, item, event }) => foe && item && !event)).toHaveLength(32);
    expect(deck.filter(({ foe, event }) => !foe && event)).toHaveLength(8);
  }
});

for (const [level, sums, ranged, aggro, powers] of encounterFigures)
  test(`the ${level} encounters are as strong as printed`, () => {
    const foes = foesOf(level);
    const added = [
      foes.map(({ attack }) => attack.value),
      foes.map((foe) => foe.defense),
      foes.map((foe) => foe.damage),
    ];
    expect(added.map(sum)).toEqual(sums);
    expect(foes.filter((foe) => foe.attack.type === 'ranged')).toHaveLength(ranged);
    expect(foes.filter((foe) => foe.traits.includes('aggro'))).toHaveLength(aggro);
    expect(foes.filter((foe) => foe.powers.length > 0)).toHaveLength(powers);
  });

test.each(kinds)('each of the %s encounters is of one kind, as printed', (level, printed) => {
  const kindsOf = ({ traits }: Foe) => traits.filter((trait) => trait !== 'aggro');
  for (const foe of foesOf(level)) expect(kindsOf(foe), foe.id).toHaveLength(1);
  const found = foesOf(level).flatMap(kindsOf);
  const counted = found.map((kind) => [kind, found.filter((other) => other === kind).length]);
  expect(Object.fromEntries(counted)).toEqual(printed);
});

for (const [level, melee, ranged, armor, slots] of itemFigures)
  test(`the ${level} items are as strong as printed`, () => {
    const items = itemsOf(level);
    const attacks = (type: AttackType) =>
      items.flatMap(({ attack }) => (attack?.type === type ? [attack.value] : []));
    expect(span(attacks('melee'))).toEqual(melee);
    expect(span(attacks('ranged'))).toEqual(ranged);
    expect(span(items.flatMap((item) => item.defense ?? []))).toEqual(armor);
    const inSlot = (slot: Slot) => items.filter((item) => item.slot === slot).length;
    expect([inSlot('weapon'), inSlot('armor'), inSlot('backpack')]).toEqual(slots);
  });

test('weapons have an attack, armor has a defense, and what stays in the backpack has a power', () => {
  for (const { id, slot, attack, defense, icons, powers } of levels.flatMap(itemsOf)) {
    expect([attack !== null, defense !== null], id).toEqual([slot === 'weapon', slot === 'armor']);
    if (slot === 'backpack') expect([icons.length, powers.length > 0], id).toEqual([0, true]);
  }
});

test.each(levels)('among the %s items is a weapon for every hand', (level) => {
  const icons = ['sword', 'axe', 'mace', 'dagger', 'staff', 'wand', 'bow', 'gun'] as const;
  const counts = icons.map((icon) => itemsOf(level).filter((item) => item.icons.includes(icon)).length);
  expect(counts).toEqual([2, 2, 2, level === 'yellow' ? 1 : 2, 2, 2, 2, 1]);
});

test('items have one or two potions: 58 of health, 57 of mana, 44 of swiftness', () => {
  const items = levels.flatMap(itemsOf);
  const counts = potions.map((potion) => items.filter((item) => item.potions.includes(potion)).length);
  expect(counts).toEqual([58, 57, 44]);
  expect(items.filter((item) => item.potions.length === 2)).toHaveLength(31);
  expect(items.filter((item) => item.potions.length === 1)).toHaveLength(128 - 31);
});

const events = challengeCards.flatMap(({ id, level, event }) =>
  event === null ? [] : [{ id, level, ...event }],
);

test.each(levels)('the %s events are two global ones, three of a place and three special ones', (level) => {
  const kindsOf = (kind: string) => events.filter((event) => event.level === level && event.kind === kind);
  expect(['global', 'location', 'special'].map((kind) => kindsOf(kind).length)).toEqual([2, 3, 3]);
});

test('an event has a place if it is of one, and lasting powers if it is global', () => {
  for (const { id, kind, place, powers } of events)
    expect([place !== null, powers.length > 0], id).toEqual([kind === 'location', kind === 'global']);
});

test('an event with something on its back can be turned over', () => {
  for (const { id, flip, resolve, back } of events) {
    const own = JSON.stringify(resolve.do).includes('flip-this');
    const blank = back.is === 'effects' && back.do.length === 1;
    expect([own, flip !== null].filter(Boolean), id).toHaveLength(blank ? 0 : 1);
  }
});

test('on the backs of events are fourteen times nothing that stays, eight items, six times valor, four encounters', () => {
  const count = (is: string) => events.filter(({ back }) => back.is === is).length;
  expect([count('effects'), count('item'), count('valor'), count('foe')]).toEqual([14, 8, 6, 4]);
});
