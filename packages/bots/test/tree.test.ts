import assert from 'node:assert/strict';
import type { Question, Seat } from '@tavolo/kernel';
import { describe, test } from 'vitest';
import { branchOf, type Decision, Descent, newPlace, type Place } from '../tree.ts';
import { ana, bob } from './toys/nim.ts';

type Asked = Pick<Question, 'seat' | 'name' | 'secret'>;
type Taken = readonly [asked: Asked, picked: string];

const question = ({ seat, name, secret }: Asked): Question => ({
  is: 'question',
  seat,
  name,
  secret,
  evenIfForced: false,
  rule: 'toy/tree.1',
  from: () => [],
  min: 1,
  max: 1,
  valid: null,
  about: null,
});

/** The decision that a question meets after these answers. */
function decisionAfter(tree: Place, taken: readonly Taken[], last: Asked): Decision {
  const descent = new Descent(tree);
  for (const [asked, picked] of taken) {
    const decision = descent.arrive(question(asked));
    descent.take(decision, branchOf(decision, picked, [picked]), asked.secret);
  }
  return descent.arrive(question(last));
}

const secret = (seat: Seat): Asked => ({ seat, name: 'bid', secret: true });
const open = (seat: Seat): Asked => ({ seat, name: 'move', secret: false });

describe('Matches meet in a decision of the tree', () => {
  const tree = newPlace();
  const meet = (last: Asked, one: readonly Taken[], other: readonly Taken[]): boolean =>
    decisionAfter(tree, one, last) === decisionAfter(tree, other, last);

  test('after the same answers', () => {
    assert.ok(meet(open(bob), [[open(ana), 'a']], [[open(ana), 'a']]));
    assert.ok(!meet(open(bob), [[open(ana), 'a']], [[open(ana), 'b']]));
  });

  test('only when the same seat is asked the same', () => {
    assert.notEqual(decisionAfter(tree, [], open(ana)), decisionAfter(tree, [], open(bob)));
    assert.notEqual(decisionAfter(tree, [], open(ana)), decisionAfter(tree, [], secret(ana)));
  });

  test('whatever another seat has picked in secret', () => {
    assert.ok(meet(secret(bob), [[secret(ana), '1']], [[secret(ana), '2']]));
  });

  test('but not when the seat itself has picked differently', () => {
    assert.ok(!meet(secret(ana), [[secret(ana), '1']], [[secret(ana), '2']]));
  });

  test('and no longer once the secret picks are open', () => {
    assert.ok(!meet(open(bob), [[secret(ana), '1']], [[secret(ana), '2']]));
    assert.ok(meet(open(bob), [[secret(ana), '1']], [[secret(ana), '1']]));
  });
});
