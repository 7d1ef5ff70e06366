import assert from 'node:assert/strict';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, it, vi } from 'vitest';
import { Database } from '../../storage/sqlite/database.ts';
import { GroupCommit } from '../../storage/sqlite/group-commit.ts';
import { temporaryFolder } from './temporary-folder.ts';

let folder: ReturnType<typeof temporaryFolder>;
let database: Database;
let commit: GroupCommit;
beforeEach(() => {
  folder = temporaryFolder();
  database = Database.open(join(folder.path, 'group.db'), {
    migrations: ['CREATE TABLE notes (id TEXT UNIQUE)'],
  });
  commit = new GroupCommit(database);
});
afterEach(() => {
  database.close();
  folder.remove();
});

const note = (id: string) =>
  commit.do(() => database.prepare('INSERT INTO notes VALUES (?)').run(id).changes);
const notes = () =>
  database
    .prepare('SELECT id FROM notes ORDER BY id')
    .all()
    .map(({ id }) => id);

describe('a group commit', () => {
  it('writes everything of one turn in one transaction', async () => {
    const exec = vi.spyOn(database, 'exec');
    await Promise.all(Array.from({ length: 100 }, (_, number) => note(String(number))));
    assert.deepEqual(
      exec.mock.calls.map(([sql]) => sql),
      ['BEGIN IMMEDIATE', 'COMMIT'],
    );
    assert.equal(notes().length, 100);
  });

  it('confirms nothing before the transaction is over', async () => {
    const order: string[] = [];
    const exec = database.exec.bind(database);
    vi.spyOn(database, 'exec').mockImplementation((sql) => {
      exec(sql);
      order.push(sql);
    });
    await commit.do(() => order.push('work')).then(() => order.push('confirmed'));
    assert.deepEqual(order, ['BEGIN IMMEDIATE', 'work', 'COMMIT', 'confirmed']);
  });

  it('leaves out what fails, with everything it did, and keeps the rest', async () => {
    const half = commit.do(() => {
      database.prepare('INSERT INTO notes VALUES (?)').run('half');
      throw new Error('a bug');
    });
    const outcomes = await Promise.allSettled([note('a'), half, note('a'), note('b')]);
    assert.deepEqual(
      outcomes.map(({ status }) => status),
      ['fulfilled', 'rejected', 'rejected', 'fulfilled'],
    );
    assert.deepEqual(notes(), ['a', 'b']);
  });

  it('breaks every promise of a turn whose commit fails, and the next turn goes on', async () => {
    const exec = database.exec.bind(database);
    const spy = vi.spyOn(database, 'exec').mockImplementation((sql) => {
      if (sql === 'COMMIT') throw new Error('the disk is gone');
      exec(sql);
    });
    const outcomes = await Promise.allSettled([note('a'), note('b')]);
    assert.ok(
      outcomes.every((outcome) => outcome.status === 'rejected' && outcome.reason.name === 'StorageFailed'),
    );
    spy.mockRestore();
    assert.deepEqual(notes(), []);
    assert.equal(await note('c'), 1);
    assert.deepEqual(notes(), ['c']);
  });
});
