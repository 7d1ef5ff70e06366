import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { content } from '../../content/content.ts';

/** What the tests of cards say, all in one. */
const tried = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.test.ts'))
  .map((file) => readFileSync(`${import.meta.dirname}/${file}`, 'utf8'))
  .join('\n');

const untried = (ids: Iterable<string>): readonly string[] =>
  [...ids].filter((id) => !new RegExp(`\\b${id}\\b`).test(tried));

const eventsOf = (deck: string): readonly string[] =>
  [...content.events.values()].filter((card) => card.deck === deck).map(({ id }) => id);

test('every item has a test that uses it', () => expect(untried(content.items.keys())).toEqual([]));

test('every explorer has a test that plays it', () => expect(untried(content.explorers.keys())).toEqual([]));

test('every explorer event has a test that draws it', () =>
  expect(untried(eventsOf('explorer'))).toEqual([]));
