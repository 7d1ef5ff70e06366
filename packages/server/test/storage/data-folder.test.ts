import assert from 'node:assert/strict';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { afterEach, beforeEach, describe, it } from 'vitest';
import { openDataFolder } from '../../storage/sqlite/data-folder.ts';
import { Database } from '../../storage/sqlite/database.ts';
import { StorageFailed, type StorageTrouble } from '../../storage/storage-failed.ts';
import { entryOpening, person, summaryOf, tableId } from './sample-tables.ts';
import { smallDisk } from './small-disk.ts';
import { temporaryFolder } from './temporary-folder.ts';

let folder: ReturnType<typeof temporaryFolder>;
beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(() => folder.remove());

const inside = (...names: string[]) => join(folder.path, ...names);

const rights = (...names: string[]) => statSync(inside(...names)).mode & 0o777;

/** What is in the way, and the sentence that says so. */
function trouble(open: () => unknown): { readonly trouble: StorageTrouble; readonly sentence: string } {
  try {
    open();
  } catch (cause) {
    if (cause instanceof StorageFailed) return { trouble: cause.trouble, sentence: cause.message };
    throw cause;
  }
  return assert.fail('nothing was in the way');
}

describe('the folder of the data', () => {
  it('is made when it is missing', () => {
    openDataFolder(inside('not', 'there')).close();
    assert.ok(existsSync(inside('not', 'there', 'tavolo.db')));
  });

  it.skipIf(process.platform === 'win32')('is for the user alone who runs the server', () => {
    const before = process.umask(0);
    try {
      const data = openDataFolder(inside('private'));
      assert.equal(rights('private'), 0o700);
      for (const name of ['tavolo.db', 'tavolo.db-wal', 'tavolo.db-shm'])
        assert.equal(rights('private', name), 0o600);
      data.close();
      assert.equal(rights('private', 'tavolo.db'), 0o600);
    } finally {
      process.umask(before);
    }
  });

  it.skipIf(process.platform === 'win32')('keeps the rights that somebody gave it', () => {
    mkdirSync(inside('shared'));
    chmodSync(inside('shared'), 0o750);
    openDataFolder(inside('shared')).close();
    assert.equal(rights('shared'), 0o750);
  });

  it('still holds after a restart what was stored', async () => {
    const before = openDataFolder(folder.path);
    const table = tableId('tavern');
    await before.tables.open([entryOpening(table, person('ana'))], summaryOf(table));
    before.close();
    const after = openDataFolder(folder.path);
    assert.deepEqual(await after.tables.load(table), {
      keep: null,
      entries: [entryOpening(table, person('ana'))],
    });
    after.close();
  });

  it('is one file and an empty lock once it is closed', () => {
    openDataFolder(folder.path).close();
    assert.deepEqual(readdirSync(folder.path), ['tavolo.db', 'tavolo.lock']);
  });

  it('says whether it answers', () => {
    const data = openDataFolder(folder.path);
    assert.equal(data.answers(), true);
    data.close();
    assert.equal(data.answers(), false);
  });

  it('finishes what was asked for before it is closed, and refuses what comes after', async () => {
    const data = openDataFolder(folder.path);
    const table = tableId('tavern');
    const opening = data.tables.open([entryOpening(table, person('ana'))], summaryOf(table));
    data.close();
    await opening;
    await assert.rejects(data.tables.append(table, 1, [], summaryOf(table)), { trouble: 'closed' });
    const again = openDataFolder(folder.path);
    assert.notEqual(await again.tables.load(table), 'unknown');
    again.close();
  });
});

describe('a folder that can not be used is refused with a sentence', () => {
  it('there is a file where the folder should be', () => {
    writeFileSync(inside('data'), '');
    const { trouble: why, sentence } = trouble(() => openDataFolder(inside('data')));
    assert.equal(why, 'unreachable');
    assert.match(sentence, /data can't be created or is not a folder\. Set TAVOLO_DATA to a folder .*\.$/);
  });

  it('another Tavolo uses it', () => {
    const first = openDataFolder(folder.path);
    const { trouble: why, sentence } = trouble(() => openDataFolder(folder.path));
    assert.equal(why, 'locked');
    assert.match(sentence, /^Another Tavolo server is already using .*\. Stop it/);
    first.close();
    openDataFolder(folder.path).close();
  });

  it('another program writes to the database and does not end', () => {
    Database.open(inside('tavolo.db')).close();
    const other = new DatabaseSync(inside('tavolo.db'));
    other.exec('BEGIN IMMEDIATE');
    const { trouble: why, sentence } = trouble(() => Database.open(inside('tavolo.db'), { patience: 10 }));
    assert.equal(why, 'locked');
    assert.match(sentence, /tavolo\.db is in use by another program\. Close that program first\.$/);
    other.close();
  });

  it('the database is something else', () => {
    writeFileSync(inside('tavolo.db'), 'a letter to my aunt\n'.repeat(100));
    const { trouble: why, sentence } = trouble(() => openDataFolder(folder.path));
    assert.equal(why, 'damaged');
    assert.match(sentence, /is not a Tavolo database, or it is damaged\. Restore a backup/);
  });

  it('the database is a folder', () => {
    mkdirSync(inside('tavolo.db'));
    assert.equal(trouble(() => openDataFolder(folder.path)).trouble, 'unreachable');
  });

  it.for(['empty', 'with data'])('it lies on a read-only disk: %s', (what, { skip }) => {
    openDataFolder(inside('elsewhere')).close();
    mkdirSync(inside('disk'));
    const disk = smallDisk(inside('disk')) ?? skip('this user may not mount a small disk');
    try {
      if (what === 'with data') copyFileSync(inside('elsewhere', 'tavolo.db'), inside('disk', 'tavolo.db'));
      disk.change('ro');
      const { trouble: why, sentence } = trouble(() => openDataFolder(inside('disk')));
      assert.equal(why, 'read-only');
      assert.match(
        sentence,
        /is not writable\. Give this user write permission, or set TAVOLO_DATA to another folder/,
      );
    } finally {
      disk.remove();
    }
  });

  it('this user may not write to it', ({ skip }) => {
    if (process.getuid?.() === 0) return skip('root may write to any folder');
    chmodSync(folder.path, 0o500);
    assert.equal(trouble(() => openDataFolder(folder.path)).trouble, 'read-only');
    chmodSync(folder.path, 0o700);
  });

  it('it was written by a newer Tavolo', () => {
    Database.open(inside('tavolo.db')).close();
    const newer = new DatabaseSync(inside('tavolo.db'));
    newer.exec('PRAGMA user_version = 1000');
    newer.close();
    const { trouble: why, sentence } = trouble(() => openDataFolder(folder.path));
    assert.equal(why, 'newer');
    assert.match(sentence, /was written by a newer version of Tavolo\. Start that version/);
  });
});

describe('migrations', () => {
  const first = 'CREATE TABLE one (id TEXT)';

  it('take only the steps that are missing', () => {
    const file = inside('steps.db');
    Database.open(file, { migrations: [first] }).close();
    const database = Database.open(file, { migrations: [first, 'CREATE TABLE two (id TEXT)'] });
    database.prepare('INSERT INTO one SELECT id FROM two').run();
    database.close();
  });

  it('take all steps or none', () => {
    const file = inside('steps.db');
    assert.throws(() => Database.open(file, { migrations: [first, 'CREATE TABLE nonsense'] }), StorageFailed);
    Database.open(file, { migrations: [first] }).close();
  });
});
