import { describe, expect, test } from 'vitest';
import { content } from '../../content/content.ts';
import { names as en } from '../../text/en/names.ts';
import { names as it } from '../../text/it/names.ts';
import { names as pt } from '../../text/pt/names.ts';

const cards = [
  ...content.explorers.values(),
  ...content.monsters.values(),
  ...content.items.values(),
  ...content.events.values(),
  ...[...content.scenarios.values()].flatMap(({ chapters }) => chapters),
];

describe.each(Object.entries({ en, it, pt }))('In %s', (_, names) => {
  test('every card and every ability has a name, and nothing else has', () => {
    const expected = cards.map(({ id, abilities }) => [id, abilities.map((ability) => ability.id).sort()]);
    const named = Object.entries(names.cards).map(([id, card]) => [id, Object.keys(card.abilities).sort()]);
    expect(new Map(named as [string, string[]][])).toEqual(new Map(expected as [string, string[]][]));
  });

  test('explorers have callings; scenarios and places have names', () => {
    expect(Object.keys(names.callings).sort()).toEqual([...content.explorers.keys()].sort());
    expect(Object.keys(names.scenarios).sort()).toEqual([...content.scenarios.keys()].sort());
    expect(Object.keys(names.places).sort()).toEqual([...content.faces.keys()].sort());
  });

  test('no two cards of a kind are called the same, and no name is empty', () => {
    for (const kind of [content.explorers, content.monsters, content.items, content.events]) {
      const called = [...kind.keys()].map((id) => names.cards[id]?.name ?? '');
      expect(called.filter((name) => name.trim() === '')).toEqual([]);
      expect(called.filter((name, place) => called.indexOf(name) !== place)).toEqual([]);
    }
  });

  test('words are written with the apostrophe of print', () => {
    expect(JSON.stringify(names)).not.toContain("'");
  });
});
