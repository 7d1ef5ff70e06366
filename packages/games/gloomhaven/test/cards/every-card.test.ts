import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { content } from '../../content/content.ts';

// The titles of the tests in this folder say which halves are proven: `trample top: …`, or `trample: …` for both.

const texts = readdirSync(import.meta.dirname)
  .filter((name) => name.endsWith('.test.ts'))
  .map((name) => readFileSync(join(import.meta.dirname, name), 'utf8'));

const proven = new Set(
  texts.flatMap((text) =>
    [...text.matchAll(/['"`]([a-z-]+)(?: (top|bottom))?: \S/g)].flatMap(([, card = '', half]) =>
      half === undefined ? [`${card} top`, `${card} bottom`] : [`${card} ${half}`],
    ),
  ),
);

const classes = ['brute', 'tinkerer', 'spellweaver', 'scoundrel', 'cragheart', 'mindthief'];

test.each(classes)('both halves of every card of the %s are proven', (name) => {
  const cards = [...content.cards.values()].filter((it) => it.class === name);
  const unproven = cards
    .flatMap(({ id }) => [`${id} top`, `${id} bottom`])
    .filter((half) => !proven.has(half));
  expect(cards.length).toBeGreaterThan(0);
  expect(unproven).toEqual([]);
});

test('every class of the box is looked at', () => {
  expect([...content.classes.keys()].sort()).toEqual([...classes].sort());
});
