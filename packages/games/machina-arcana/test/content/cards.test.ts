import { describe, expect, test } from 'vitest';
import { content } from '../../content/content.ts';
import type { Ability } from '../../vocabulary/abilities.ts';
import { durations, type Item } from '../../vocabulary/cards.ts';
import { classes, itemTypes } from '../../vocabulary/terms.ts';

const explorers = [...content.explorers.values()];
const monsters = [...content.monsters.values()];
const items = [...content.items.values()];
const events = [...content.events.values()];
const scenarios = [...content.scenarios.values()];
const chapters = scenarios.flatMap((scenario) => scenario.chapters);

const countBy = <T>(things: readonly T[], key: (thing: T) => string): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const thing of things) counts[key(thing)] = (counts[key(thing)] ?? 0) + 1;
  return counts;
};

test('every card has an id of its own, and so has every ability on it', () => {
  const cards: readonly { readonly id: string; readonly abilities: readonly Ability[] }[] = [
    ...explorers,
    ...monsters,
    ...items,
    ...events,
    ...chapters,
  ];
  expect(cards).toHaveLength(351);
  expect(new Set(cards.map(({ id }) => id)).size).toBe(351);
  expect(cards.flatMap(({ abilities }) => abilities)).toHaveLength(469);
  for (const { id, abilities } of cards) {
    expect(new Set(abilities.map((ability) => ability.id)).size, id).toBe(abilities.length);
    for (const ability of abilities) expect(ability.do, `${id} ${ability.id}`).not.toEqual([]);
  }
});

describe('The explorers', () => {
  test('are two of each class, and all about equally strong', () => {
    expect(classes.map((one) => explorers.filter((explorer) => explorer.class === one).length)).toEqual([
      2, 2, 2, 2,
    ]);
    for (const { id, health, stamina, essence, armor, will } of explorers)
      expect([22, 23], id).toContain(health + stamina + essence.most + armor + will);
  });

  test('begin with no more essence than they can hold', () => {
    for (const { id, essence } of explorers) expect(essence.start, id).toBeLessThanOrEqual(essence.most);
  });
});

describe('The monsters', () => {
  test('are nine, eight, seven and five by level, and three bosses', () => {
    expect(countBy(monsters, ({ level }) => String(level))).toEqual({ 1: 9, 2: 8, 3: 7, 4: 5, null: 3 });
    const cunning = monsters.filter(({ mind, level }) => mind === 'cunning' && level !== null);
    expect(countBy(cunning, ({ level }) => String(level))).toEqual({ 1: 1, 2: 3, 3: 4, 4: 3 });
  });

  test('can always do something, and pay for all of it with stamina, so that a turn ends', () => {
    for (const { id, stamina, abilities } of monsters) {
      const active = abilities.flatMap((ability) => (ability.is === 'active' ? [ability] : []));
      expect(active.length, id).toBeGreaterThan(0);
      for (const { cost } of active) {
        expect(cost.stamina ?? 0, id).toBeGreaterThan(0);
        expect(cost.stamina ?? 0, id).toBeLessThanOrEqual(stamina);
      }
    }
  });
});

/** The shapes that a main item offers, and the one by which a card is joined to it. */
const socketsOf = ({ fit, type }: Item): readonly string[] =>
  fit.is === 'main' ? Object.entries(fit.sockets).map(([socket, plug]) => `${type} ${socket} ${plug}`) : [];
const plugOf = ({ fit, type }: Item): readonly string[] => {
  if (fit.is === 'upgrade') return [`${type} ${fit.socket} ${fit.plug}`];
  return fit.is === 'augment' ? [`${type} right ${fit.plug}`] : [];
};

describe('The items', () => {
  test('are 52 weapons, 40 of apparel, 36 artifacts and 28 consumables, in three levels', () => {
    const byLevel = (type: string) =>
      [1, 2, 3].map((level) => items.filter((item) => item.type === type && item.level === level).length);
    expect(itemTypes.map(byLevel)).toEqual([
      [20, 18, 14],
      [15, 14, 11],
      [13, 12, 11],
      [12, 9, 7],
    ]);
  });

  test('find somewhere to be joined: every shape has ten hosts and five plugs at least', () => {
    const hosts = items.flatMap(socketsOf);
    const plugs = items.flatMap(plugOf);
    expect(new Set(plugs)).toEqual(new Set(hosts));
    for (const [shape, count] of Object.entries(countBy(hosts, String)))
      expect(count, shape).toBeGreaterThanOrEqual(10);
    for (const [shape, count] of Object.entries(countBy(plugs, String)))
      expect(count, shape).toBeGreaterThanOrEqual(5);
  });

  test('need hands only if they are weapons', () => {
    const handsOf = ({ fit }: Item): number => (fit.is === 'main' || fit.is === 'upgrade' ? fit.hands : 0);
    for (const item of items) {
      const isHeld = item.type === 'weapon' && item.fit.is !== 'augment';
      expect(handsOf(item) > 0, item.id).toBe(isHeld);
    }
  });

  test('are used up only if they are consumables', () => {
    for (const { id, type, abilities } of items) {
      const isUsedUp = abilities.some((ability) => 'cost' in ability && ability.cost?.destroysThis === true);
      if (type === 'consumable') expect(isUsedUp, id).toBe(true);
    }
  });
});

describe('The events', () => {
  test('are thirty of every scenario and ten of each, for explorers and of horror', () => {
    expect(countBy(events, ({ deck, scenario }) => `${deck} ${scenario}`)).toEqual({
      'explorer null': 30,
      'explorer drowned-engine': 10,
      'explorer orchard-of-wires': 10,
      'explorer ninth-toll': 10,
      'horror null': 30,
      'horror drowned-engine': 10,
      'horror orchard-of-wires': 10,
      'horror ninth-toll': 10,
    });
  });

  test('of horror that stay with a monster say which, and what happens if there is none', () => {
    for (const { id, deck, related, abilities } of events) {
      const attaches = abilities.some((ability) => ability.do.some((effect) => effect.is === 'attach-event'));
      expect(attaches, id).toBe(deck === 'horror' && related);
    }
  });
});

describe('The scenarios', () => {
  test('have twelve, twelve and eleven chapters, of which the last is the endgame', () => {
    expect(scenarios.map((scenario) => scenario.chapters.length)).toEqual([12, 12, 11]);
    for (const { id, chapters: told } of scenarios)
      expect(
        told.filter(({ advance }) => advance.is === 'endgame'),
        id,
      ).toEqual(told.slice(-1));
  });

  test.each(durations)(
    'release items of levels 2 and 3 also if they are %s, and end with the endgame',
    (duration) => {
      for (const { id, chapters: all } of scenarios) {
        const told = all.filter((chapter) => chapter.durations.includes(duration));
        const levels = told.flatMap(({ abilities }) =>
          abilities.flatMap((ability) =>
            ability.do.flatMap((effect) => (effect.is === 'add-item-level' ? [effect.level] : [])),
          ),
        );
        expect(levels, id).toEqual([2, 3]);
        expect(told.at(-1)?.advance.is, id).toBe('endgame');
        const exits = told.map(({ advance }) => advance.is === 'exit');
        expect(
          exits.some((isExit, place) => isExit && exits[place + 1] === true),
          id,
        ).toBe(false);
      }
    },
  );

  test('place an exit exactly where a chapter is passed by leaving', () => {
    for (const { id, advance, abilities } of chapters) {
      const places = abilities.some((ability) => ability.do.some((effect) => effect.is === 'place-exit'));
      if (advance.is === 'exit') expect(places, id).toBe(true);
    }
  });

  test('count what they ask for', () => {
    for (const { id, advance, abilities } of chapters) {
      if (advance.is !== 'counter') continue;
      expect(JSON.stringify(abilities), id).toContain(`"is":"count","name":"${advance.name}"`);
    }
  });
});
