import assert from 'node:assert/strict';
import { describe, it } from 'vitest';
import { battleGoals } from '../../content/battle-goals.ts';
import { goalNames as english } from '../../text/en/goal-names.ts';
import { goalNames as italian } from '../../text/it/goal-names.ts';
import { goalNames as portuguese } from '../../text/pt/goal-names.ts';
import type { GoalTest } from '../../vocabulary/goals.ts';

const testsOf = (id: string): readonly GoalTest[] =>
  battleGoals.filter((goal) => goal.id === id).flatMap(({ tests }) => tests);

describe('The battle goals', () => {
  it('are 24, each with one test', () => {
    assert.equal(battleGoals.length, 24);
    assert.equal(new Set(battleGoals.map(({ id }) => id)).size, 24);
    for (const { id, tests } of battleGoals) assert.equal(tests.length, 1, id);
  });

  it('give two checks for idling, poverty, constant battle and plain means, else one', () => {
    assert.deepEqual(
      battleGoals.filter(({ checks }) => checks === 2).map(({ id }) => id),
      ['layabout', 'indigent', 'aggressor', 'purist'],
    );
  });

  it('ask for the printed numbers', () => {
    assert.deepEqual(testsOf('streamliner'), [{ is: 'cards-left', at: 'least', value: 5 }]);
    assert.deepEqual(testsOf('layabout'), [{ is: 'tally', of: ['xp'], at: 'most', value: 7 }]);
    assert.deepEqual(testsOf('workhorse'), [{ is: 'tally', of: ['xp'], at: 'least', value: 13 }]);
    assert.deepEqual(testsOf('indigent'), [
      { is: 'tally', of: ['coins', 'treasures'], at: 'most', value: 0 },
    ]);
    assert.deepEqual(testsOf('professional'), [
      { is: 'tally', of: ['item-uses'], at: 'least', value: 2, plusLevel: true },
    ]);
  });

  it('have names in three languages', () => {
    const ids = battleGoals.map(({ id }) => id as string).sort();
    for (const names of [english, italian, portuguese]) assert.deepEqual(Object.keys(names).sort(), ids);
  });
});
