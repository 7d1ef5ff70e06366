import { expect, test } from 'vitest';
import { inOrder, numbersOf } from '../../table/prompt/numbers.ts';
import type { WordedOption } from '../../table/prompt/worded-question.ts';

const option = (id: string, changes: Partial<WordedOption> = {}): WordedOption => ({
  id,
  label: id,
  name: id,
  detail: [],
  icon: null,
  weight: 'plain',
  place: 'listed',
  ...changes,
});

const numbered = (options: readonly WordedOption[]) => Object.fromEntries(numbersOf(inOrder(options)));

test('what goes on is shown behind the rest, and what is quiet last', () => {
  const options = [
    option('give-up', { weight: 'quiet' }),
    option('stop', { weight: 'going-on' }),
    option('go'),
  ];
  expect(inOrder(options).map(({ id }) => id)).toEqual(['go', 'stop', 'give-up']);
});

test('what lies in a row on the board is counted before what is listed', () => {
  const cards = ['trample', 'skewer'].map((id) => option(id, { place: 'in-row' }));
  const rest = option('long-rest', { weight: 'going-on' });
  expect(numbered([rest, ...cards])).toEqual({ trample: 1, skewer: 2, 'long-rest': 3 });
});

test('no digit picks what is quiet, or lies anywhere on the board', () => {
  const options = [
    option('2,3', { place: 'on-board' }),
    option('give-up', { weight: 'quiet' }),
    option('stop', { weight: 'going-on' }),
  ];
  expect(numbered(options)).toEqual({ stop: 1 });
});

test('there are nine digits', () => {
  const cards = Array.from({ length: 12 }, (_, index) => option(`card-${index}`, { place: 'in-row' }));
  const numbers = Object.values(numbered([...cards, option('long-rest')]));
  expect(numbers).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
});
