import { expect, test } from 'vitest';
import * as en from '../en.ts';
import * as it from '../it.ts';
import * as pt from '../pt.ts';

test('an Italian article follows the gender and the sound of its noun', () => {
  const masculine = ['Goblin', 'Scudo', 'Zombie', 'Ogre', 'Gnomo'].map((name) => it.the(it.masculine(name)));
  expect(masculine).toEqual(['il Goblin', 'lo Scudo', 'lo Zombie', "l'Ogre", 'lo Gnomo']);
  expect(['Strega', 'Ombra'].map((name) => it.the(it.feminine(name)))).toEqual(['la Strega', "l'Ombra"]);
  const several = ['Pugni', 'Spiriti', 'Orsi'].map((name) =>
    it.the(it.noun(name, { gender: 'm', plural: true })),
  );
  expect(several).toEqual(['i Pugni', 'gli Spiriti', 'gli Orsi']);
  expect(it.the(it.noun('Stelle', { gender: 'f', plural: true }))).toBe('le Stelle');
});

test('prepositions run together with articles', () => {
  expect([it.of, it.to, it.on].map((put) => put(it.masculine('Ogre')))).toEqual([
    "dell'Ogre",
    "all'Ogre",
    "sull'Ogre",
  ]);
  expect([pt.of, pt.to, pt.on].map((put) => put(pt.feminine('Bruxa')))).toEqual([
    'da Bruxa',
    'à Bruxa',
    'na Bruxa',
  ]);
});

test('a name of its own takes no article', () => {
  expect([en.the(en.bare('Hail')), it.of(it.bare('Hail')), pt.of(pt.bare('Hail'))]).toEqual([
    'Hail',
    'di Hail',
    'de Hail',
  ]);
});

test('a name with an article of its own gives it up', () => {
  expect(en.the(en.noun('The Gloom'))).toBe('the Gloom');
  expect(it.of(it.masculine("L'Oscuro"))).toBe("dell'Oscuro");
  expect(pt.of(pt.masculine('O Traidor'))).toBe('do Traidor');
});
