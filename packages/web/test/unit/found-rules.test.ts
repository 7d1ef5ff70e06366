import { expect, test } from 'vitest';
import { found } from '../../pages/found-rules.ts';

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
