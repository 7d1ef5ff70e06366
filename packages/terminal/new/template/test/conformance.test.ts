import { conform } from '@tavolo/kernel/conformance';
import { expect, test } from 'vitest';
import { conformance } from '../conformance.ts';

test('Pearl Divers passes the conformance suite in a brief run', () => {
  const run = conform(conformance, { games: 20, seed: 'brief' });
  let turn = run.next();
  while (turn.done !== true) turn = run.next();
  expect(turn.value.findings).toEqual([]);
});
