import assert from 'node:assert/strict';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'vitest';
import { Database } from '../../storage/sqlite/database.ts';
import { GroupCommit } from '../../storage/sqlite/group-commit.ts';
import { SqliteTables } from '../../storage/sqlite/sqlite-tables.ts';
import { answered, entryOpening, person, summaryOf, tableId } from './sample-tables.ts';
import { smallDisk } from './small-disk.ts';
import { temporaryFolder } from './temporary-folder.ts';

const tavern = tableId('tavern');
const long = answered('x'.repeat(300_000));

let folder: ReturnType<typeof temporaryFolder>;
let database: Database;
let store: SqliteTables;

function openIn(path: string): void {
  database = Database.open(join(path, 'tavolo.db'));
  store = new SqliteTables(database, new GroupCommit(database));
}

beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(() => {
  database.close();
  folder.remove();
});

const open = () => store.open([entryOpening(tavern, person('ana'))], summaryOf(tavern));

async function entriesStored(): Promise<number> {
  const loaded = await store.load(tavern);
  return loaded === 'unknown' ? 0 : loaded.entries.length;
}

const isSound = () => {
  const { integrity_check: verdict } = database.prepare('PRAGMA integrity_check').get();
  assert.equal(verdict, 'ok');
};

/** The room on the disk ends here, as far as SQLite can tell. */
function fill(): void {
  const { page_count: used }: { readonly page_count: number } = database.prepare('PRAGMA page_count').get();
  database.exec(`PRAGMA max_page_count = ${used}`);
}

describe('a disk that is full', () => {
  beforeEach(() => openIn(folder.path));

  it('is named in a sentence, and what was stored stays', async () => {
    await open();
    fill();
    await assert.rejects(store.append(tavern, 1, [long], summaryOf(tavern)), {
      name: 'StorageFailed',
      trouble: 'full',
      message: /^The disk that holds .*tavolo\.db is full\. Free some space, and the server will carry on\.$/,
    });
    assert.equal(await entriesStored(), 1);
    isSound();
  });

  it('lets the same append happen once there is room again', async () => {
    await open();
    fill();
    await assert.rejects(store.append(tavern, 1, [long], summaryOf(tavern)));
    database.exec('PRAGMA max_page_count = 100000');
    assert.equal(await store.append(tavern, 1, [long], summaryOf(tavern)), 'appended');
    assert.equal(await entriesStored(), 2);
  });

  it('confirms nothing of a turn that is not there afterwards', async () => {
    await open();
    fill();
    const turn = await Promise.allSettled([
      store.append(tavern, 1, [answered('small')], summaryOf(tavern)),
      store.append(tavern, 2, [long], summaryOf(tavern)),
    ]);
    const confirmed = turn.filter(({ status }) => status === 'fulfilled').length;
    assert.equal(await entriesStored(), 1 + confirmed);
    isSound();
  });
});

describe('a database that became read-only', () => {
  it('refuses what is written, and still reads', async () => {
    openIn(folder.path);
    await open();
    database.exec('PRAGMA query_only = ON');
    await assert.rejects(store.append(tavern, 1, [answered('a')], summaryOf(tavern)), {
      trouble: 'read-only',
      message: /is not writable\. Give this user write permission/,
    });
    assert.equal(await entriesStored(), 1);
    database.exec('PRAGMA query_only = OFF');
    assert.equal(await store.append(tavern, 1, [answered('a')], summaryOf(tavern)), 'appended');
  });
});

describe('a real disk that is full', () => {
  it('is named in a sentence, loses nothing, and goes on when there is room', async ({ skip }) => {
    const disk = smallDisk(folder.path) ?? skip('this user may not mount a small disk');
    openIn(folder.path);
    try {
      await open();
      let stored = 1;
      const fillUp = async () => {
        for (;;) {
          await store.append(tavern, stored, [answered('x'.repeat(20_000))], summaryOf(tavern));
          stored += 1;
        }
      };
      await assert.rejects(fillUp, { trouble: 'full' });
      assert.equal(await entriesStored(), stored);
      isSound();
      disk.change('size=4m');
      assert.equal(await store.append(tavern, stored, [long], summaryOf(tavern)), 'appended');
      isSound();
    } finally {
      database.close();
      disk.remove();
    }
  });
});
