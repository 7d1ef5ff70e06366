import { conform } from '@tavolo/kernel/conformance';
import { expect, test } from 'vitest';
import { conformance } from '../conformance.ts';

/** Each scenario once; `npm run conformance` plays at length. */
const games = conformance.tables.length;

/** Seconds on a quiet machine, a minute where something else runs beside. */
const patience = 180_000;

test(
  'Gloomhaven passes the conformance suite in a brief run',
  () => {
    const run = conform(conformance, { games, seed: 'brief' });
    let turn = run.next();
    while (turn.done !== true) turn = run.next();
    expect(turn.value.findings).toEqual([]);
    expect(turn.value.games).toBe(games);
  },
  patience,
);
