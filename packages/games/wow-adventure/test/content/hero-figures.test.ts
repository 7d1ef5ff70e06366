import { describe, expect, test } from 'vitest';
import { abilities } from '../../content/abilities.ts';
import { characters } from '../../content/characters.ts';
import { movementDie } from '../../content/movement-die.ts';
import type { Ability } from '../../vocabulary/abilities.ts';
import type { CardSide } from '../../vocabulary/characters.ts';
import { levels } from '../../vocabulary/terms.ts';

/** Titles; cards that cost 0, 1 and 2; combat, movement and special cards; titles that improve. */
const decks = [
  ['burbonn', 13, [3, 17, 3], [13, 7, 3], 7],
  ['sandrai', 13, [3, 13, 7], [9, 4, 10], 5],
  ['grumbaz', 14, [3, 16, 4], [15, 6, 2], 6],
  ['sofeea', 13, [4, 12, 7], [11, 7, 5], 7],
] as const;

/** Health, attack, defense and damage of both sides at each level. */
const sides = {
  burbonn: [
    [5, 1, 3, 1, 5, 1, 4, 1],
    [6, 2, 4, 1, 6, 2, 5, 1],
    [6, 3, 5, 1, 6, 3, 6, 1],
    [7, 4, 5, 2, 7, 4, 6, 2],
  ],
  sandrai: [
    [4, 1, 4, 1, 4, 1, 4, 1],
    [6, 3, 5, 1, 6, 3, 6, 1],
    [6, 4, 5, 1, 6, 4, 6, 1],
    [6, 5, 6, 2, 6, 5, 7, 2],
  ],
  grumbaz: [
    [5, 2, 4, 1, 5, 3, 3, 2],
    [5, 2, 4, 1, 5, 3, 3, 2],
    [5, 3, 4, 2, 5, 4, 3, 3],
    [6, 4, 5, 2, 6, 5, 3, 3],
  ],
  sofeea: [
    [4, 1, 4, 1, 4, 1, 4, 1],
    [5, 3, 5, 1, 5, 3, 5, 1],
    [5, 4, 5, 1, 5, 4, 6, 1],
    [6, 5, 6, 2, 6, 5, 6, 2],
  ],
};

const numbersOf = ({ health, attack, defense, damage }: CardSide): readonly number[] => [
  health,
  attack.value,
  defense,
  damage,
];
const turnsTo = ({ powers }: CardSide): readonly string[] =>
  powers.flatMap((power) => power.do.flatMap((effect) => (effect.is === 'turn-card' ? [effect.to] : [])));
const cardsIn = (titles: readonly Ability[]): number => titles.reduce((sum, { copies }) => sum + copies, 0);

test('there are four characters with a card of each level', () => {
  expect(characters.map(({ id }) => id)).toEqual(['burbonn', 'sandrai', 'grumbaz', 'sofeea']);
  expect(characters.flatMap(({ cards }) => levels.map((level) => cards[level]))).toHaveLength(16);
});

test('the dwarf and the human are of the Alliance, the orc and the undead of the Horde', () => {
  expect(characters.map(({ race, class: role, faction }) => [race, role, faction])).toEqual([
    ['dwarf', 'hunter', 'alliance'],
    ['human', 'warlock', 'alliance'],
    ['orc', 'warrior', 'horde'],
    ['undead', 'mage', 'horde'],
  ]);
});

describe.each(characters.map((character) => [character.id, character] as const))('%s', (id, { cards }) => {
  test('has the printed numbers on both sides of each card', () => {
    const numbers = levels.map((level) => [cards[level].starting, cards[level].reverse].flatMap(numbersOf));
    expect(Object.entries(sides).find(([name]) => name === id)?.[1]).toEqual(numbers);
  });

  test('has the same two sides at every level, and attacks the same way', () => {
    const { starting, reverse } = cards.grey;
    for (const level of levels) {
      expect([cards[level].starting.id, cards[level].reverse.id]).toEqual([starting.id, reverse.id]);
      expect(cards[level].starting.attack.type).toBe(starting.attack.type);
      expect(cards[level].reverse.attack.type).toBe(starting.attack.type);
    }
  });

  test('can turn to the reverse side, and never forgets how to handle an item', () => {
    levels.forEach((level, place) => {
      const before = cards[levels[Math.max(0, place - 1)] ?? level];
      expect(cards[level].icons).toEqual(expect.arrayContaining([...before.icons]));
      expect(turnsTo(cards[level].starting)).toContain('reverse');
    });
  });
});

test('every reverse side turns back by itself, but for the bear of a young hunter', () => {
  const lasting = characters.flatMap(({ cards }) =>
    levels.flatMap((level) => (turnsTo(cards[level].reverse).includes('starting') ? [] : [cards[level]])),
  );
  const [hunter] = characters;
  expect(lasting).toEqual([hunter?.cards.grey, hunter?.cards.green]);
});

test('the ability decks are 92 cards in 53 titles', () => {
  expect(abilities).toHaveLength(53);
  expect(cardsIn(abilities)).toBe(92);
});

for (const [character, titles, costs, timings, improving] of decks)
  describe(`The ability deck of ${character}`, () => {
    const deck = abilities.filter(({ of }) => of === character);

    test(`has 23 cards in ${titles} titles, none of them more than three times`, () => {
      expect(deck).toHaveLength(titles);
      expect(cardsIn(deck)).toBe(23);
      for (const { id, copies } of deck) expect([1, 2, 3], id).toContain(copies);
    });

    test('costs what is printed, has the printed icons, and improves with levels', () => {
      expect([0, 1, 2].map((cost) => cardsIn(deck.filter((card) => card.cost === cost)))).toEqual(costs);
      const timed = (timing: string) => cardsIn(deck.filter((card) => card.timing === timing));
      expect([timed('combat'), timed('movement'), timed('special')]).toEqual(timings);
      expect(deck.filter(({ improved }) => Object.keys(improved).length > 0)).toHaveLength(improving);
    });
  });

test('a card does something: it replaces the weapon, has an effect, or stays where it is laid', () => {
  for (const { id, replacement, do: effects, attach, attached } of abilities) {
    expect(replacement !== null || effects.length > 0 || attach !== null, id).toBe(true);
    if (attach !== null) expect(attached.length, id).toBeGreaterThan(0);
  }
});

test('combat cards are played in combat, movement cards in the movement phase', () => {
  const inCombat = ['before-roll', 'after-roll', 'on-miss', 'after-attack', 'damage-taken'];
  for (const { id, timing, windows } of abilities) {
    if (timing === 'combat') expect(inCombat, id).toEqual(expect.arrayContaining([...windows]));
    if (timing === 'movement') expect(windows, id).toEqual(['movement']);
  }
});

test('the movement die gives 1 to 4 movement and less energy the more movement', () => {
  expect(movementDie.map(({ movement, energy }) => `${movement}/${energy}`)).toEqual(
    '1/3 2/3 2/2 3/2 3/1 4/1'.split(' '),
  );
});
