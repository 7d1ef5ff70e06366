import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, it } from 'vitest';
import { openDataFolder } from '../../storage/sqlite/data-folder.ts';
import { answered, entryOpening, person, tableId } from './sample-tables.ts';
import { temporaryFolder } from './temporary-folder.ts';

let folder: ReturnType<typeof temporaryFolder>;
beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(() => folder.remove());

const writer = fileURLToPath(new URL('killed-writer.ts', import.meta.url));

/** Lets a process write for a while, kills it, and says how many entries were confirmed. */
async function confirmedBefore(kill: number): Promise<number> {
  const child = spawn(process.execPath, ['--import', 'tsx', writer, folder.path]);
  let said = '';
  child.stdout.on('data', (part) => {
    said += part;
    if (said.split('\n').length > kill) child.kill('SIGKILL');
  });
  await once(child, 'close');
  return Number(said.split('\n').at(-2));
}

describe('a process that is killed', () => {
  it('has lost nothing that it confirmed, stored nothing twice, and leaves the folder free', async () => {
    for (const kill of [1, 37, 200]) {
      const confirmed = await confirmedBefore(kill);
      const data = openDataFolder(folder.path);
      const stored = await data.tables.load(tableId('tavern'));
      data.close();
      if (stored === 'unknown') return assert.fail('the table is gone');
      const { entries } = stored;
      assert.ok(entries.length >= confirmed, `${confirmed} were confirmed, ${entries.length} are there`);
      assert.deepEqual(entries[0], entryOpening(tableId('tavern'), person('ana')));
      assert.deepEqual(
        entries.slice(1),
        entries.slice(1).map((_, place) => answered(`${place + 1}`)),
      );
    }
  });
});
