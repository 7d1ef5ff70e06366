import { describe, expect, test } from 'vitest';
import { content } from '../../content/content.ts';
import { stories as en } from '../../text/en/stories.ts';
import { stories as it } from '../../text/it/stories.ts';
import { stories as pt } from '../../text/pt/stories.ts';
import type { Stories } from '../../text/stories.ts';

const sentencesIn = (text: string): number => text.match(/[.!?](?: |$)/g)?.length ?? 0;

const chaptersOf = ({ tales }: Stories): readonly string[] =>
  Object.values(tales).flatMap(({ chapters }) => Object.values<string>(chapters));

const introductionsOf = ({ tales }: Stories) => Object.values(tales).map(({ introduction }) => introduction);
const endingsOf = ({ tales }: Stories) =>
  Object.values(tales).flatMap(({ victory, defeat }) => [victory, defeat]);
const portraitsOf = ({ portraits }: Stories): readonly string[] => Object.values(portraits);

const everythingIn = (stories: Stories): readonly string[] =>
  [chaptersOf, introductionsOf, endingsOf, portraitsOf].flatMap((part) => part(stories));

/** Those that are shorter or longer than they should be, in sentences. */
const outside = (texts: readonly string[], least: number, most: number): readonly string[] =>
  texts.filter((text) => sentencesIn(text) < least || sentencesIn(text) > most);

describe.each(Object.entries({ en, it, pt }))('In %s', (_, stories) => {
  test('every scenario has a tale, with its chapters in order and no others', () => {
    expect(Object.entries(stories.tales).map(([id, { chapters }]) => [id, Object.keys(chapters)])).toEqual(
      [...content.scenarios.values()].map(({ id, chapters }) => [id, chapters.map((chapter) => chapter.id)]),
    );
  });

  test('every explorer has a portrait', () => {
    expect(Object.keys(stories.portraits).sort()).toEqual([...content.explorers.keys()].sort());
  });

  test('nothing is told too briefly or at too great length', () => {
    expect(outside(chaptersOf(stories), 2, 4)).toEqual([]);
    expect(outside(introductionsOf(stories), 3, 5)).toEqual([]);
    expect(outside(endingsOf(stories), 2, 3)).toEqual([]);
    expect(outside(portraitsOf(stories), 2, 2)).toEqual([]);
  });

  test('words are written with the apostrophes and quotation marks of print', () => {
    expect(everythingIn(stories).filter((text) => /['"]/.test(text))).toEqual([]);
  });
});

test('nothing is told twice, in one language or in two', () => {
  const told = [en, it, pt].flatMap(everythingIn);
  expect(told).toHaveLength(3 * (35 + 3 + 6 + 8));
  expect(told.filter((text, place) => told.indexOf(text) !== place)).toEqual([]);
});
