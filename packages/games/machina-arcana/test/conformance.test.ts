import { conform } from '@tavolo/kernel/conformance';
import { expect, test } from 'vitest';
import { conformance } from '../conformance.ts';

/** Enough to see that the suite holds; `npm run conformance` plays at length. */
const games = 3;

test('Machina Arcana passes the conformance suite in a brief run', { timeout: 120_000 }, () => {
  const run = conform(conformance, { games, seed: 'brief' });
  let turn = run.next();
  while (turn.done !== true) turn = run.next();
  expect(turn.value.findings).toEqual([]);
  expect(turn.value.games).toBe(games);
});
