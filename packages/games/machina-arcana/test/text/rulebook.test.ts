import { describe, expect, test } from 'vitest';
import { chapters, type RuleId } from '../../rulebook.ts';
import { en } from '../../text/rulebook/en.ts';
import { it } from '../../text/rulebook/it.ts';
import { pt } from '../../text/rulebook/pt.ts';

type Entry = { readonly id: RuleId; readonly about?: string };

const entries = chapters.flatMap(({ rules }): readonly Entry[] => rules);
const ids = entries.map(({ id }) => id);

test('no number is given twice', () => {
  expect(ids.filter((id, place) => ids.indexOf(id) !== place)).toEqual([]);
});

test('rules are numbered by their chapter, in order and without gaps', () => {
  for (const { id, rules } of chapters) {
    if (id === 'rulings' || id.startsWith('cases-')) continue;
    const numbers = rules.map((rule) => rule.id.slice(`ma/${id}.`.length).split('.').map(Number));
    for (const [place, [whole = 0, part = 0]] of numbers.entries()) {
      const [before = 0, partBefore = 0] = numbers[place - 1] ?? [];
      expect([whole, part]).toEqual(
        part > 0 && whole === before ? [before, partBefore + 1] : [before + 1, 0],
      );
    }
  }
});

test('cases and rulings are counted through, and each is about a rule or a ruling', () => {
  const counted = (letter: string) => ids.filter((id) => id.startsWith(`ma/${letter}`));
  expect(counted('K')).toEqual(Array.from({ length: 220 }, (_, place) => `ma/K${place + 1}`));
  expect(counted('Q')).toEqual(Array.from({ length: 11 }, (_, place) => `ma/Q${place + 1}`));
  const known = new Set<string>(ids.filter((id) => !id.startsWith('ma/K')));
  expect(entries.filter(({ about }) => about !== undefined && !known.has(about))).toEqual([]);
});

describe.each(Object.entries({ en, it, pt }))('In %s', (_, { preface, titles, rules }) => {
  const sentences = Object.values(rules);

  test('every rule has a sentence, and no two have the same', () => {
    expect(Object.keys(rules).sort()).toEqual([...ids].sort());
    expect(sentences.filter((sentence) => !/\S.*[.?)]$/.test(sentence))).toEqual([]);
    expect(sentences.filter((sentence, place) => sentences.indexOf(sentence) !== place)).toEqual([]);
  });

  test('no two chapters are called the same', () => {
    const called = Object.values(titles);
    expect(called.filter((title, place) => called.indexOf(title) !== place)).toEqual([]);
  });

  test('a sentence cites only what exists, and the same as in English', () => {
    const cited = (sentence: string) =>
      [...sentence.matchAll(/\[ma\/([^\]]+)\]/g)].map(([, id]) => `ma/${id}`);
    const known = new Set<string>(ids);
    expect(sentences.flatMap(cited).filter((id) => !known.has(id))).toEqual([]);
    expect(sentences.map((sentence) => cited(sentence).sort())).toEqual(
      Object.values(en.rules).map((sentence) => cited(sentence).sort()),
    );
  });

  test('words are written with the apostrophe of print', () => {
    expect(JSON.stringify({ preface, titles, rules })).not.toContain("'");
  });
});
