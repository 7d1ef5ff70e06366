import assert from 'node:assert/strict';
import { seat } from '@tavolo/kernel';
import type { TableId } from '@tavolo/protocol';
import { describe, it } from 'vitest';
import { type AuditedTable, audit, type StoredAnswer } from '../../faults/audit.ts';
import { type Fate, Ledger } from '../../faults/ledger.ts';

const table = 'tavern' as TableId; // branded where it is made
const ana = seat('ana');
const clean = { lost: [], twice: [], unsent: [], miscounted: [], unended: [], damaged: [] };

const answer = (decision: string, ...picked: readonly string[]) => ({ table, seat: ana, decision, picked });
const byAna = (decision: string, ...picked: readonly string[]): StoredAnswer => ({
  ...answer(decision, ...picked),
  isBot: false,
});

/** A ledger of somebody who has given two answers, and what became of the second. */
function ledgerWith(fate: Exclude<Fate, 'sent'>): Ledger {
  const ledger = new Ledger();
  ledger.opened.add(table);
  for (const sent of [answer('ana/0/0', 'flee'), answer('ana/1/0', 'sword', 'shield')]) ledger.send(sent);
  ledger.settle(answer('ana/0/0'), 'done');
  ledger.settle(answer('ana/1/0'), fate);
  return ledger;
}

const both = [byAna('ana/0/0', 'flee'), byAna('ana/1/0', 'shield', 'sword')];

const auditOf = (ledger: Ledger, stored: Partial<AuditedTable>) =>
  audit(
    ledger,
    new Map([[table, { answers: both, undone: [], said: [], isOver: true, damage: null, ...stored }]]),
  );

describe('the audit of answers', () => {
  it('finds nothing when all that was acknowledged is there once, in whatever order it was picked', () => {
    assert.deepEqual(auditOf(ledgerWith('done'), {}), clean);
  });

  it('finds an acknowledged answer that is lost', () => {
    const found = auditOf(ledgerWith('done'), { answers: both.slice(0, 1) });
    assert.deepEqual(found, { ...clean, lost: ['tavern ana/1/0'] });
  });

  it('finds all answers lost when the table is', () => {
    const found = audit(ledgerWith('done'), new Map());
    assert.deepEqual(found.lost, ['tavern ana/0/0', 'tavern ana/1/0']);
    assert.deepEqual(found.unended, ['tavern']);
  });

  it('finds an answer with other picks than were acknowledged lost, and the other ones unsent', () => {
    const found = auditOf(ledgerWith('done'), { answers: [byAna('ana/0/0', 'fight'), ...both.slice(1)] });
    assert.deepEqual(found, { ...clean, lost: ['tavern ana/0/0'], unsent: ['tavern ana/0/0'] });
  });

  it('finds an answer that is there twice', () => {
    const found = auditOf(ledgerWith('done'), { answers: [...both, byAna('ana/1/0', 'sword', 'shield')] });
    assert.deepEqual(found, { ...clean, twice: ['tavern ana/1/0'] });
  });

  it('finds an answer that counted for the next decision as well', () => {
    const found = auditOf(ledgerWith('done'), { answers: [...both, byAna('ana/2/0', 'sword', 'shield')] });
    assert.deepEqual(found, { ...clean, unsent: ['tavern ana/2/0'] });
  });

  it('finds an answer that was refused and is there nevertheless', () => {
    assert.deepEqual(auditOf(ledgerWith('refused'), {}), { ...clean, unsent: ['tavern ana/1/0'] });
  });

  it('lets an answer be there or not that was refused only when it was sent again', () => {
    assert.deepEqual(auditOf(ledgerWith('unsure'), {}), clean);
    assert.deepEqual(auditOf(ledgerWith('unsure'), { answers: both.slice(0, 1) }), clean);
  });

  it('does not ask who sent the answers of bots', () => {
    const answers = [...both, { ...byAna('ana/2/0', 'flee'), isBot: true }];
    assert.deepEqual(auditOf(ledgerWith('done'), { answers }), clean);
  });
});

describe('the audit of a table', () => {
  const once = (isDone: boolean) => ({ table, text: 'hello', isDone });

  it('finds a table that has not ended, and one that does not replay', () => {
    assert.deepEqual(auditOf(ledgerWith('done'), { isOver: false }).unended, ['tavern']);
    assert.deepEqual(auditOf(ledgerWith('done'), { damage: 'no' }).damaged, ['tavern: no']);
  });

  it('finds a line of chat that was acknowledged and is lost', () => {
    const ledger = ledgerWith('done');
    ledger.said.push(once(true));
    assert.equal(auditOf(ledger, {}).miscounted.length, 1);
    assert.deepEqual(auditOf(ledger, { said: ['hello'] }), clean);
  });

  it('lets a line of chat be there or not that nobody acknowledged, but not twice', () => {
    const ledger = ledgerWith('done');
    ledger.said.push(once(false));
    assert.deepEqual(auditOf(ledger, {}), clean);
    assert.deepEqual(auditOf(ledger, { said: ['hello'] }), clean);
    assert.equal(auditOf(ledger, { said: ['hello', 'hello'] }).miscounted.length, 1);
  });
});

describe('the ledger', () => {
  it('complains when a decision is asked again that was answered', () => {
    const ledger = ledgerWith('done');
    ledger.send(answer('ana/0/0', 'fight'));
    assert.deepEqual(ledger.troubles, ['tavern ana/0/0 was asked again, though its answer is done']);
  });
});
