import { seat } from '@tavolo/kernel';
import { expect, test } from 'vitest';
import { calledThen, nameOn } from '../../table/players.ts';

const sitting = (...names: readonly (string | null)[]) =>
  names.map((name, place) => ({
    ...{ seat: seat(`seat-${place + 1}`), name, bot: name === null ? 'greedy' : null },
  }));

const namesOf = (...names: readonly (string | null)[]) => {
  const seats = sitting(...names);
  return seats.map((one) => nameOn(seats, one.seat));
};

test('people of one name are told apart, and a bot from a person who is called like it', () => {
  expect(namesOf('Anna', 'Bruno')).toEqual(['Anna', 'Bruno']);
  expect(namesOf('Anna', 'anna', 'Anna')).toEqual(['Anna', 'anna (2)', 'Anna (3)']);
  expect(namesOf('Gelsomina', null)).toEqual(['Gelsomina', 'Gelsomina (2)']);
  expect(namesOf('Anna', 'Anna (2)', 'Anna')).toEqual(['Anna', 'Anna (2)', 'Anna (3)']);
});

test('a free seat has no name', () => {
  expect(nameOn([{ seat: seat('seat-1'), name: null, bot: null }], seat('seat-1'))).toBe(null);
});

test('what happened is told of the one it happened to, under the name they had', () => {
  expect(calledThen('Anna (2)', 'Anna')).toBe('Anna (2)');
  expect(calledThen('Bruno', 'Anna')).toBe('Anna');
  expect(calledThen('Anna (from Rome)', 'Anna')).toBe('Anna');
  expect(calledThen('Anna (2) (3)', 'Anna')).toBe('Anna');
  expect(calledThen('Annabella', 'Anna')).toBe('Anna');
});
