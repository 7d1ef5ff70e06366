import { existsSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { boxOf, shelf } from '../index.ts';

test('every game that has a box is on the shelf, under the name of its folder', () => {
  const games = new URL('../../games/', import.meta.url);
  const boxed = readdirSync(games).filter((folder) => existsSync(new URL(`${folder}/box.ts`, games)));
  expect(shelf.map(({ game }) => game.id).sort()).toEqual(boxed.sort());
});

test('a game is found by its id, and no other thing is', () => {
  for (const box of shelf) expect(boxOf(box.game.id)).toBe(box);
  expect(boxOf('constructor')).toBeNull();
});

test('the numbers of no two rulebooks begin alike', () => {
  const prefixes = shelf.map(({ rulebook }) => rulebook.prefix);
  expect(new Set(prefixes).size).toBe(prefixes.length);
  for (const { rulebook } of shelf) {
    const ids = rulebook.chapters.flatMap(({ rules }) => rules.map(({ id }) => id));
    expect(ids.filter((id) => !id.startsWith(`${rulebook.prefix}/`))).toEqual([]);
  }
});
