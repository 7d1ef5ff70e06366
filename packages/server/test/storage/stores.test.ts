import { join } from 'node:path';
import { MemoryTables } from '@tavolo/table';
import { MemoryPeople } from '../../storage/memory/memory-people.ts';

import { Database } from '../../storage/sqlite/database.ts';
import { GroupCommit } from '../../storage/sqlite/group-commit.ts';
import { SqlitePeople } from '../../storage/sqlite/sqlite-people.ts';
import { SqliteTables } from '../../storage/sqlite/sqlite-tables.ts';
import { peopleStoreContract } from './people-store-contract.ts';
import { tableStoreContract } from './table-store-contract.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** Two connections to one new file, as two processes would have them. */
function freshFile() {
  const folder = temporaryFolder();
  const file = join(folder.path, 'tavolo.db');
  const databases = [Database.open(file), Database.open(file)] as const;
  const close = () => {
    for (const database of databases) database.close();
    folder.remove();
  };
  return { databases, close };
}

tableStoreContract('memory', () => {
  const store = new MemoryTables();
  return { store, other: store, close: () => undefined };
});

tableStoreContract('SQLite', () => {
  const { databases, close } = freshFile();
  const [store, other] = databases.map((database) => new SqliteTables(database, new GroupCommit(database)));
  if (store === undefined || other === undefined) throw new Error('two connections were opened');
  return { store, other, close };
});

peopleStoreContract('memory', () => ({ store: new MemoryPeople(), close: () => undefined }));

peopleStoreContract('SQLite', () => {
  const { databases, close } = freshFile();
  const [database] = databases;
  return { store: new SqlitePeople(database, new GroupCommit(database)), close };
});
