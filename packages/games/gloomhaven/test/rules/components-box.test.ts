import { describe, expect, test } from 'vitest';
import { content } from '../../content/content.ts';
import { textsIn } from '../../text/index.ts';
import type { ClassId } from '../../vocabulary/ids.ts';
import { elements, slots } from '../../vocabulary/terms.ts';

const texts = textsIn('en');
const isNamed = (id: string): boolean => texts.name(id) !== '' && texts.name(id) !== id;
const cards = [...content.cards.values()];
const mat = (id: string) => content.classes.get(id as ClassId); // tests write ids

describe('the box', () => {
  test('gh/components.3: it holds 24 battle goals, 20 room and 20 monster cards of dungeons, and 6 elements', () => {
    expect(content.goals.size).toBe(24);
    expect([content.roomCards.size, content.dungeonCards.size]).toEqual([20, 20]);
    expect(elements.length).toBe(6);
  });

  test('gh/components.3: it holds the 236 standees of the 34 standard monster types', () => {
    const standard = [...content.monsters.values()].slice(0, 34);
    expect(standard.every(({ stats }) => 'normal' in stats)).toBe(true);
    const bosses = [...content.monsters.values()].slice(34, 47);
    expect(bosses.every(({ stats }) => 'boss' in stats)).toBe(true);
    const count = (some: typeof standard): number => some.reduce((sum, { standees }) => sum + standees, 0);
    expect(count(standard) + count(bosses)).toBe(236);
  });
});

describe('classes', () => {
  const starting = ['brute', 'tinkerer', 'spellweaver', 'scoundrel', 'cragheart', 'mindthief'];

  test('gh/components.13: six classes are available', () => {
    expect([...content.classes.keys()]).toEqual(starting);
  });

  test('gh/components.14: a mat gives the name, the hit points at levels 1 to 9 and the hand limit', () => {
    for (const { id, hp, handLimit } of content.classes.values()) {
      expect(isNamed(id)).toBe(true);
      expect(hp.length).toBe(9);
      expect(hp).toEqual(hp.toSorted((a, b) => a - b));
      expect(handLimit).toBeGreaterThan(0);
    }
  });

  test('gh/components.14a: the Scoundrel has 8, 9, 11, 12, 14, 15, 17, 18, 20 hit points and 9 cards', () => {
    expect(mat('scoundrel')).toMatchObject({ hp: [8, 9, 11, 12, 14, 15, 17, 18, 20], handLimit: 9 });
  });

  test('gh/components.14b: on the track from 10 to 26 the maximum at level 4 is 16', () => {
    expect(mat('brute')?.hp).toEqual([10, 12, 14, 16, 18, 20, 22, 24, 26]);
    expect(mat('brute')?.hp[4 - 1]).toBe(16);
  });

  test('gh/components.15: hand limits and hit points are those of the six mats', () => {
    const [short, middle, long] = [
      [6, 7, 8, 9, 10, 11, 12, 13, 14],
      [8, 9, 11, 12, 14, 15, 17, 18, 20],
      [10, 12, 14, 16, 18, 20, 22, 24, 26],
    ];
    const mats = [...content.classes.values()].map(({ id, handLimit, hp }) => [id, handLimit, hp]);
    expect(mats).toEqual([
      ['brute', 10, long],
      ['tinkerer', 12, middle],
      ['spellweaver', 8, short],
      ['scoundrel', 9, middle],
      ['cragheart', 11, long],
      ['mindthief', 10, short],
    ]);
  });

  test('gh/components.17: a card has a name, an initiative from 01 to 99, a level and two actions', () => {
    for (const { id, initiative, level, top, bottom } of cards) {
      expect(isNamed(id)).toBe(true);
      expect(initiative >= 1 && initiative <= 99).toBe(true);
      expect([1, 'X', 2, 3, 4, 5, 6, 7, 8, 9]).toContain(level);
      for (const half of [top, bottom])
        expect(half.abilities.length + (half.lasting ?? []).length).toBeGreaterThan(0);
    }
  });

  test('gh/components.18: every card belongs to one class', () => {
    expect(new Set(cards.map(({ id }) => id)).size).toBe(cards.length);
    for (const card of cards) expect(starting).toContain(card.class);
  });
});

describe('items and monsters', () => {
  test('gh/components.21: an item states name, price, slot, use, what happens after it, copies and number', () => {
    for (const item of content.items.values()) {
      expect(isNamed(item.id)).toBe(true);
      expect(item.price).toBeGreaterThan(0);
      expect(slots).toContain(item.slot);
      expect(item.uses.length + (item.removesMinusOnes ?? 0)).toBeGreaterThan(0);
      expect(['spent', 'consumed', 'nothing']).toContain(item.after);
      expect(item.copies).toBeGreaterThan(0);
      expect((item.circles ?? 2) >= 2 && (item.minusOnes ?? 1) >= 1).toBe(true);
    }
    expect(new Set([...content.items.values()].map(({ number }) => number)).size).toBe(content.items.size);
  });

  test('gh/components.22: a stat card has hit points, move, attack and range at levels 0 to 7, normal and elite', () => {
    const rows = [...content.monsters.values()].flatMap(({ stats }) =>
      'boss' in stats ? [stats.boss] : [stats.normal, stats.elite],
    );
    for (const row of rows) expect(row.length).toBe(8);
    for (const printed of ['hp', 'move', 'attack', 'range'])
      for (const stats of rows.flat()) expect(stats).toHaveProperty(printed);
  });

  test('gh/components.24: a monster card gives its deck, an initiative and abilities, sometimes a shuffle symbol', () => {
    const all = [...content.monsterCards.values()];
    for (const { id, deck, initiative, abilities } of all) {
      expect(content.monsterDecks.get(deck)).toContain(id);
      expect(initiative >= 1 && initiative <= 99).toBe(true);
      expect(Array.isArray(abilities)).toBe(true);
    }
    const shuffling = all.filter(({ shuffle }) => shuffle === true).length;
    expect(shuffling).toBeGreaterThan(0);
    expect(shuffling).toBeLessThan(all.length);
  });

  test('gh/components.25: Bandit Guards, City Guards and Inox Guards use one deck', () => {
    const users = [...content.monsters.values()]
      .filter((it) => (it.deck as string) === 'guard')
      .map(({ id }) => id);
    expect(users).toEqual(expect.arrayContaining(['bandit-guard', 'city-guard', 'inox-guard']));
  });
});

describe('modifier cards', () => {
  const modifiers = [...content.modifiers.values()];

  test('gh/components.26: a card shows a value and may show effects, rolling, a border or a shuffle symbol', () => {
    for (const { value } of modifiers)
      expect(typeof value === 'number' || ['x2', 'null'].includes(value)).toBe(true);
    expect(modifiers.filter(({ shuffle }) => shuffle === true).map(({ id }) => id)).toEqual(['x2', 'null']);
    expect(modifiers.filter(({ leaves }) => leaves !== undefined).map(({ id }) => id)).toEqual([
      'bless',
      'curse',
    ]);
    expect(modifiers.some(({ rolling }) => rolling === true)).toBe(true);
    expect(modifiers.some(({ effects }) => effects !== undefined)).toBe(true);
  });

  test('gh/components.27: a card with an effect and no printed number is a +0', () => {
    const effectOnly = modifiers.filter(({ id, effects }) => effects !== undefined && !/^\+[1-9]/.test(id));
    expect(effectOnly.length).toBeGreaterThan(0);
    for (const { value } of effectOnly) expect(value).toBe(0);
  });
});
