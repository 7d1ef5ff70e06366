import { describe, expect, test } from 'vitest';
import { chapters, type RuleId } from '../../rulebook.ts';
import { preface as enPreface } from '../../text/rulebook/en/preface.ts';
import { titles as enTitles } from '../../text/rulebook/en/titles.ts';
import { preface as itPreface } from '../../text/rulebook/it/preface.ts';
import { titles as itTitles } from '../../text/rulebook/it/titles.ts';
import { preface as ptPreface } from '../../text/rulebook/pt/preface.ts';
import { titles as ptTitles } from '../../text/rulebook/pt/titles.ts';

const books = {
  en: { preface: enPreface, titles: enTitles },
  it: { preface: itPreface, titles: itTitles },
  pt: { preface: ptPreface, titles: ptTitles },
};

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

describe.each(Object.entries(books))('In %s', (_, { preface, titles }) => {
  test('no two chapters are called the same', () => {
    const called = Object.values(titles);
    expect(called.filter((title, place) => called.indexOf(title) !== place)).toEqual([]);
  });

  test('words are written with the apostrophe of print', () => {
    expect(JSON.stringify({ preface, titles })).not.toContain("'");
  });
});
