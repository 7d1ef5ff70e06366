import { refusalNames } from '@tavolo/protocol';
import { expect, test } from 'vitest';
import { languages } from '../languages.ts';
import { refusals } from '../refusals/in-each-language.ts';

test.each(languages)('every refusal has a sentence of its own: %s', (language) => {
  const said = refusalNames.map((name) => refusals[language][name]);
  expect(new Set(said).size).toBe(refusalNames.length);
  expect(said.filter((text) => !/^\p{Lu}.*\.$/u.test(text))).toEqual([]);
});

test.each(languages)('a refusal has curly apostrophes, as the client writes them: %s', (language) => {
  expect(Object.values(refusals[language]).filter((text) => text.includes("'"))).toEqual([]);
});
