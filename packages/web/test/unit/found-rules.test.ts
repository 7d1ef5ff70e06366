import { languages } from '@tavolo/language';
import { shelf } from '@tavolo/shelf';
import { describe, expect, test } from 'vitest';
import { cardsOf } from '../../pages/cards-page.tsx';
import { found, hitsIn } from '../../pages/found-rules.ts';
import { loadMessages } from '../../text/load-messages.ts';

const chapters = [
  {
    id: 'boast',
    title: 'Vantarsi',
    rules: [
      { id: 'gof/boast.1', text: 'Perché un eroe si vanta.' },
      { id: 'gof/boast.2', text: 'Chi ruba aggiunge un vanto.' },
    ],
  },
  { id: 'end', title: 'Fine', rules: [{ id: 'gof/end.1', text: 'Vince il più ricco.' }] },
];

test('rules are found by all of the words, without accents, in text, number or chapter', () => {
  const ids = (wanted: string) => found(chapters, wanted).flatMap(({ rules }) => rules.map(({ id }) => id));
  expect(ids('perche EROE')).toEqual(['gof/boast.1']);
  expect(ids('piu')).toEqual(['gof/end.1']);
  expect(ids('boast.2')).toEqual(['gof/boast.2']);
  expect(ids('vantarsi')).toEqual(['gof/boast.1', 'gof/boast.2']);
  expect(ids('eroe ricco')).toEqual([]);
  expect(found(chapters, '  ')).toBe(chapters);
});

test('a word is found where it begins, not inside another', () => {
  const book = [{ id: 'a', title: 'A', rules: [{ id: 'x/a.1', text: 'Gold and goals.' }] }];
  expect(found(book, 'old')).toEqual([]);
  expect(found(book, 'gol')).toEqual(book);
  expect(found(book, 'goal')).toEqual(book);
});

test('a word is found by those that mean the same', () => {
  expect(found(chapters, 'scopo')).toEqual([]);
  expect(found(chapters, 'scopo', [['scopo', 'vince']]).map(({ id }) => id)).toEqual(['end']);
});

test.each([
  ['perche', ['Perché']],
  ['eroe va', ['eroe', 'va']],
  ['xyz', []],
  ['', []],
])('what was searched for is marked: %j', (wanted, hits) => {
  const pieces = hitsIn('Perché un eroe si vanta.', wanted);
  expect(pieces.filter(({ isHit }) => isHit).map(({ text }) => text)).toEqual(hits);
  expect(pieces.map(({ text }) => text).join('')).toBe('Perché un eroe si vanta.');
});

/** What somebody who has never played asks first, in each language. */
const firstQuestion = { en: 'goal', it: 'scopo', pt: 'objetivo' };

describe.each(shelf.map((box) => [box.game.id, box] as const))('in the book of %s', (_, box) => {
  test('something is found for what somebody asks first', async () => {
    for (const language of languages) {
      const { rulebook } = await box.texts(language);
      const { rules } = await loadMessages(language);
      expect(found(rulebook, firstQuestion[language], rules.synonyms)).not.toEqual([]);
    }
  });

  test('every card that says something is in the gallery', async () => {
    for (const language of languages) {
      const cards = cardsOf(box, await box.texts(language));
      expect(cards.length).toBeGreaterThan(30);
      for (const { name, lines } of cards) expect(`${name} ${lines}`).not.toMatch(/undefined|\[object/);
    }
  });
});
