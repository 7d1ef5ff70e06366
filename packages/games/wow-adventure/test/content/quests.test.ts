import { describe, expect, test } from 'vitest';
import { content } from '../../content/content.ts';
import type { SpaceId } from '../../vocabulary/ids.ts';
import type { Objective, Place, Quest } from '../../vocabulary/quests.ts';
import { type Level, levels, rankOf } from '../../vocabulary/terms.ts';
import { allSpaces, byAnyMeans, cities, isOpenTo, spaceOf } from './ways.ts';

const quests = [...content.quests.values()];
const cards = [...content.challenge.values()];
const inDeck = (deck: Quest['deck']) => quests.filter((quest) => quest.deck === deck);
const worth = (deck: Quest['deck'], valor: number) =>
  inDeck(deck).filter((quest) => quest.valor === valor).length;

const inOnePlace = (place: Place): readonly SpaceId[] => (place === 'any-city' ? [] : [place]);

/** Where an objective sends the hero; any city will do for some, and any space for others. */
function placesOf(objective: Objective): readonly SpaceId[] {
  if (objective.is === 'travel') return inOnePlace(objective.to);
  if (objective.is === 'collect') return [objective.from];
  if (objective.is === 'beat-at') return [objective.space];
  return 'at' in objective ? inOnePlace(objective.at) : [];
}

const goals = (quest: Quest): readonly SpaceId[] => quest.objectives.flatMap(placesOf);

/** The lowest level that may enter all its places. */
const levelOf = (quest: Quest): Level =>
  levels.find((level) => goals(quest).every((place) => isOpenTo(level, place))) ?? 'red';

describe('The quests', () => {
  test('are eighteen starting ones, worth 1 or 2, and thirty elite ones, worth 2 to 4', () => {
    expect([inDeck('starting').length, inDeck('elite').length]).toEqual([18, 30]);
    expect([1, 2, 3, 4].map((valor) => worth('starting', valor))).toEqual([13, 5, 0, 0]);
    expect([1, 2, 3, 4].map((valor) => worth('elite', valor))).toEqual([0, 17, 11, 2]);
  });

  test('ask a new hero for nothing beyond grey spaces, but for one quest', () => {
    const beyond = inDeck('starting').filter((quest) => levelOf(quest) !== 'grey');
    expect(beyond.map((quest) => [quest.id, levelOf(quest)])).toEqual([['two-shores', 'green']]);
  });

  test('lead elite heroes farther and farther', () => {
    const idsAt = (level: Level) =>
      inDeck('elite')
        .filter((quest) => goals(quest).length > 0 && levelOf(quest) === level)
        .map(({ id }) => id);
    expect(idsAt('grey')).toEqual(['scales-of-the-brood', 'scrap-drive']);
    expect(idsAt('green')).toEqual([
      'highland-banners',
      'moonlit-errand',
      'the-lost-brother',
      'slayer-of-lords',
      'arcane-offering',
    ]);
    expect(idsAt('yellow')).toEqual([
      'smugglers-run',
      'plague-samples',
      'the-thorium-contract',
      'jungle-remedies',
      'the-purloined-crown',
      'big-game',
      'purge-the-risen',
      'relics-of-the-makers',
      'trailblazer',
    ]);
    expect(idsAt('red')).toEqual([
      'the-eastern-plagues',
      'echoes-of-the-tower',
      'the-iron-road',
      'ashes-of-the-steppes',
      'relief-for-the-chapel',
      'close-the-rift',
      'fall-of-the-lich',
    ]);
  });

  test('put tokens only on key places, and never more than four', () => {
    for (const quest of quests) {
      const tokens = quest.objectives.flatMap((goal) => (goal.is === 'collect' ? [goal.from] : []));
      expect(tokens.length, quest.id).toBeLessThanOrEqual(4);
      for (const place of tokens) expect(spaceOf(place).kind, place).toBe('key');
    }
  });

  test('mark a hero exactly if they ask for one', () => {
    const asks = ['defeat-marked', 'damage-marked', 'collect-from-hero'];
    for (const { id, marks, objectives } of quests)
      expect(marks !== null, id).toBe(objectives.some(({ is }) => asks.includes(is)));
  });

  test('have an order only if there is more than one thing to do, and end with a journey if it comes last', () => {
    for (const { id, order, objectives } of quests) {
      if (order !== 'any') expect(objectives.length, id).toBeGreaterThan(1);
      if (order === 'last-last') expect(objectives.at(-1)?.is, id).toBe('travel');
    }
  });

  test('name only map encounters that can be beaten', () => {
    const beaten = quests.flatMap(({ objectives }) =>
      objectives.flatMap((goal) => (goal.is === 'beat-at' ? [goal.space] : [])),
    );
    expect(beaten).toEqual(['naxxramas', 'uldaman']);
    for (const space of beaten) expect(spaceOf(space).encounter?.foe, space).not.toBeNull();
  });
});

describe.each(quests.map((quest) => [quest.id, quest] as const))('The quest %s', (_id, quest) => {
  const level = levelOf(quest);

  test.each(cities)(`can be completed from %s by a ${level} hero`, (city) => {
    const reached = byAnyMeans(city, level);
    expect(goals(quest).filter((place) => !reached.has(place))).toEqual([]);
    for (const objective of quest.objectives)
      expect(supplyFor(objective)).toBeGreaterThanOrEqual(needOf(objective));
  });
});

const needOf = (objective: Objective): number => ('n' in objective ? objective.n : 1);

/** How many of what an objective asks for are in the box. */
function supplyFor(objective: Objective): number {
  if (objective.is === 'pay-items') {
    const { traits, atLeast, slot } = objective.which;
    return cards.filter(
      ({ level, item, foe }) =>
        item !== null &&
        rankOf(level) >= rankOf(atLeast) &&
        (slot === 'any' || item.slot === slot) &&
        (traits.length === 0 || traits.some((trait) => foe?.traits.includes(trait))),
    ).length;
  }
  if (objective.is === 'beat-foes') {
    const { traits, atLeast } = objective.which;
    const met = [
      ...cards,
      ...allSpaces.map(({ level, encounter }) => ({ level, foe: encounter?.foe ?? null })),
    ];
    return met.filter(
      ({ level, foe }) =>
        foe !== null &&
        rankOf(level) >= rankOf(atLeast) &&
        (traits.length === 0 || traits.some((trait) => foe.traits.includes(trait))),
    ).length;
  }
  return Number.POSITIVE_INFINITY;
}
