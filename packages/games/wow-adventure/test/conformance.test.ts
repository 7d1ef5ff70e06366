import { conform } from '@tavolo/kernel/conformance';
import { expect, test } from 'vitest';
import { conformance } from '../conformance.ts';

/** A game at random takes thousands of answers: two short ones show that the suite holds; `npm run conformance` plays at length. */
const short = {
  ...conformance,
  tables: [2, 4].map((seats) => ({ seats, options: { valorToWin: '5' as const } })),
};
const games = 2;

test('World of Warcraft: The Adventure Game passes the conformance suite in a brief run', {
  timeout: 120_000,
}, () => {
  const run = conform(short, { games, seed: 'brief' });
  let turn = run.next();
  while (turn.done !== true) turn = run.next();
  expect(turn.value.findings).toEqual([]);
  expect(turn.value.games).toBe(games);
});
