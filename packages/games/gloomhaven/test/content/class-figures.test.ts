import { expect, test } from 'vitest';
import { classCards, classMats, summonCards } from '../../content/classes/index.ts';
import { modifiers, standardDeck } from '../../content/modifiers.ts';

/** Class, hand limit, first and last printed number, hit points at levels 1 to 9, boxes on the perk list. */
const figures = [
  ['brute', 10, 1, 29, [10, 12, 14, 16, 18, 20, 22, 24, 26], 15],
  ['tinkerer', 12, 30, 60, [8, 9, 11, 12, 14, 15, 17, 18, 20], 15],
  ['spellweaver', 8, 61, 87, [6, 7, 8, 9, 10, 11, 12, 13, 14], 15],
  ['scoundrel', 9, 88, 115, [8, 9, 11, 12, 14, 15, 17, 18, 20], 15],
  ['cragheart', 11, 116, 145, [10, 12, 14, 16, 18, 20, 22, 24, 26], 15],
  ['mindthief', 10, 146, 174, [6, 7, 8, 9, 10, 11, 12, 13, 14], 15],
] as const;

/** The fastest and the slowest card of each class, and some that decide a round. */
const initiatives = [
  ['provoking-roar', 10],
  ['grab-and-go', 87],
  ['energizing-tonic', 16],
  ['murderous-contraption', 94],
  ['mana-bolt', 7],
  ['living-torch', 96],
  ['long-con', 2],
  ['watch-it-burn', 98],
  ['unstable-upheaval', 13],
  ['massive-boulder', 87],
  ['rock-slide', 81],
  ['cranium-overload', 5],
  ['psychic-projection', 92],
] as const;

const cardsOf = (name: string) => classCards.filter((card) => card.class === name);

for (const [name, handLimit, first, last, hp, boxes] of figures) {
  test(`the ${name} holds ${handLimit} cards and has ${hp[0]} to ${hp[8]} hit points`, () => {
    const mat = classMats.find(({ id }) => id === name);
    expect(mat?.handLimit).toBe(handLimit);
    expect(mat?.hp).toEqual(hp);
    expect(mat?.perks.reduce((sum, { times }) => sum + times, 0)).toBe(boxes);
  });

  test(`the ${name} has a hand of level 1, three cards of level X and two of each later level`, () => {
    const levels = cardsOf(name).map(({ level }) => level);
    const count = (level: number | 'X') => levels.filter((each) => each === level).length;
    expect(count(1)).toBe(handLimit);
    expect(count('X')).toBe(3);
    for (const level of [2, 3, 4, 5, 6, 7, 8, 9]) expect(count(level)).toBe(2);
  });

  test(`the cards of the ${name} are printed ${first} to ${last}`, () => {
    const numbers = cardsOf(name).map(({ number }) => number);
    expect(numbers).toEqual(Array.from({ length: last - first + 1 }, (_, index) => first + index));
  });
}

test('card ids are unique over all classes, and initiatives are from 1 to 99', () => {
  expect(new Set(classCards.map(({ id }) => id)).size).toBe(174);
  for (const { initiative } of classCards) {
    expect(initiative).toBeGreaterThanOrEqual(1);
    expect(initiative).toBeLessThanOrEqual(99);
  }
});

for (const [id, initiative] of initiatives)
  test(`${id} has initiative ${initiative}`, () => {
    expect(classCards.find((card) => card.id === id)?.initiative).toBe(initiative);
  });

test('a card that stays with use spaces is lost at the end of them, but for one that lasts a round', () => {
  const halves = classCards.flatMap((card) => [card.top, card.bottom]);
  const kept = halves.filter(({ uses, lost }) => uses !== undefined && lost === undefined);
  expect(kept.map(({ stays }) => stays)).toEqual(['round']);
});

test('every summon is called by exactly one card, which stays in play', () => {
  const halves = classCards.flatMap((card) => [card.top, card.bottom]);
  for (const { id } of summonCards) {
    const calls = halves.filter(({ abilities }) =>
      abilities.some((each) => each.do === 'summon' && each.summon === id),
    );
    expect(calls.map(({ stays }) => stays)).toEqual(['persistent']);
  }
  expect(summonCards).toHaveLength(8);
});

test('the standard modifier deck has twenty cards that sum to nothing', () => {
  const value = (id: string) => modifiers.find((card) => card.id === id)?.value;
  const sum = standardDeck.reduce((total, { count, card }) => {
    const each = value(card);
    return total + (typeof each === 'number' ? each * count : 0);
  }, 0);
  expect(standardDeck.reduce((total, { count }) => total + count, 0)).toBe(20);
  expect(sum).toBe(0);
});

test('every modifier card that a perk adds or removes exists, once', () => {
  const known = modifiers.map(({ id }) => id);
  expect(new Set(known).size).toBe(known.length);
  const named = classMats.flatMap(({ perks }) =>
    perks.flatMap(({ add = [], remove = [] }) => [...add, ...remove]),
  );
  for (const { card } of [...named, ...standardDeck]) expect(known).toContain(card);
});
