import { expect, test } from 'vitest';
import { firstPlan, withSeat, withSeats } from '../../pages/new/plan.ts';

const names = { me: 'Traveller', here: (number: number) => `Player ${number}` };
const plan = (company: string | null) =>
  firstPlan({ seats: { usual: 3 }, defaults: {}, company, bot: 'greedy', names });
const kinds = (given: ReturnType<typeof plan>) => given.seats.map(({ is }) => is);

test('a table is first set for the company that was asked for', () => {
  expect(kinds(plan('friends'))).toEqual(['me', 'friend', 'friend']);
  expect(kinds(plan('here'))).toEqual(['me', 'here', 'here']);
  expect(kinds(plan(null))).toEqual(['me', 'bot', 'bot']);
});

test('seats that are added are meant for whom the last one is', () => {
  expect(kinds(withSeats(plan('here'), 4, names.here))).toEqual(['me', 'here', 'here', 'here']);
  expect(withSeats(plan('here'), 4, names.here).seats[3]).toEqual({ is: 'here', name: 'Player 4' });
  expect(kinds(withSeats(plan(null), 2, names.here))).toEqual(['me', 'bot']);
});

test('one person sits on one seat', () => {
  expect(kinds(withSeat(plan(null), 1, { is: 'me' }, names.here))).toEqual(['here', 'me', 'bot']);
});
