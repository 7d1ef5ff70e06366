import { conform } from '@tavolo/kernel/conformance';
import { expect, test } from 'vitest';
import { conformance } from '../conformance.ts';

/** Enough to see that the suite holds; `npm run conformance` plays at length. */
const games = 40;

test('Gauntlet of Fools passes the conformance suite in a brief run', () => {
  const run = conform(conformance, { games, seed: 'brief' });
  let turn = run.next();
  while (turn.done !== true) turn = run.next();
  expect(turn.value.findings).toEqual([]);
  expect(turn.value.games).toBe(games);
});
