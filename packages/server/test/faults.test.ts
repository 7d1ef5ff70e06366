import assert from 'node:assert/strict';
import { it } from 'vitest';
import { undergo } from '../faults/faults.ts';
import { violations } from '../faults/report.ts';
import { serverProgram } from './faults/program.ts';

it('a server that is killed under load keeps every promise, and every table plays on to its end', async () => {
  const program = await serverProgram();
  const ordeal = {
    kills: 5,
    tables: 8,
    seed: 'brief',
    thinkingTime: 20,
    longestLife: 700,
    patience: 100_000,
  };
  const outcome = await undergo({ ...ordeal, program });
  assert.deepEqual(violations(outcome, ordeal.kills), []);
  assert.equal(outcome.kills, 5);
  assert.ok(outcome.ledger.opened.size >= 8);
  assert.ok(outcome.ledger.answers.size > 100);
}, 120_000);
