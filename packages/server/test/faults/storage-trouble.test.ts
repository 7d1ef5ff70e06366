import assert from 'node:assert/strict';
import { chmodSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, it } from 'vitest';
import { post } from '../../faults/people.ts';
import { ServerProcess } from '../../faults/server-process.ts';
import { StoredTables } from '../../faults/stored-tables.ts';
import { temporaryFolder } from '../storage/temporary-folder.ts';
import { boundByPermissions } from './permissions.ts';
import { serverProgram } from './program.ts';
import { pairAt, type Regular, whoIsAsked } from './regular.ts';
import { type Disk, limitedFiles, smallDisk } from './small-disk.ts';

let program: string;
let folder: ReturnType<typeof temporaryFolder>;
let server: ServerProcess | null;
let people: Regular[];

beforeAll(async () => {
  program = await serverProgram();
}, 60_000);
beforeEach(() => {
  folder = temporaryFolder();
  server = null;
  people = [];
});
afterEach(async () => {
  for (const person of people) person.leave();
  await server?.kill();
  folder.remove();
});

async function serverIn(data: string, under: readonly string[] = []): Promise<ServerProcess> {
  const made = await ServerProcess.atFreePort({ program, data, under });
  server = made;
  return made;
}

/** Says things until there is no room for them. */
async function talkUntilRefused(person: Regular): Promise<void> {
  for (let line = 1; line <= 200; line++) {
    const reply = await person.wishes({ is: 'say', text: `${line} ${'x'.repeat(300)}` });
    if (reply === 'storage-failed') return;
    assert.equal(reply, 'done');
  }
  assert.fail('there is always room');
}

/** Whoever is asked at a table can't answer, and what they see is as it was. */
async function isRefusedAt(pair: readonly Regular[]): Promise<void> {
  const { person, answer } = await whoIsAsked(pair);
  const before = pair.map(({ sees }) => sees);
  assert.equal(await person.wishes(answer), 'storage-failed');
  assert.deepEqual((await whoIsAsked(pair)).answer, answer);
  assert.deepEqual(
    pair.map(({ sees }) => sees),
    before,
  );
}

/** Plays on at a table, with the answer first that was refused. */
async function goesOnAt(pair: readonly Regular[]): Promise<void> {
  for (let answers = 0; answers < 4; answers++) {
    const { person, answer } = await whoIsAsked(pair);
    assert.equal(await person.wishes(answer), 'done');
  }
}

async function endures(running: ServerProcess, disk: Disk): Promise<void> {
  assert.equal(await running.start(), 'listening');
  const [ours, theirs] = [await pairAt(running.host), await pairAt(running.host)];
  people.push(...ours, ...theirs);
  disk.fill(running);
  await talkUntilRefused(ours[0]);
  for (const pair of [ours, theirs]) await isRefusedAt(pair);
  assert.equal((await post(running.host, '/api/me', { body: { name: 'Cleo' } })).status, 503);
  assert.equal((await fetch(`http://${running.host}/healthz`)).status, 200);
  disk.free(running);
  for (const pair of [ours, theirs]) await goesOnAt(pair);
  assert.equal(await running.stop(), 0);
  const stored = new StoredTables(join(folder.path, 'tavolo.db'));
  assert.equal(stored.soundness, 'ok');
  assert.deepEqual(
    [...stored.all().values()].map(({ damage, answers }) => ({ damage, answers: answers.length })),
    [
      { damage: null, answers: 4 },
      { damage: null, answers: 4 },
    ],
  );
  stored.close();
}

describe('a server whose disk is full', () => {
  it('refuses by name, changes nothing, and goes on when there is room', async ({ skip }) => {
    const disk = smallDisk(folder.path);
    if (disk === null) return skip('this user may not mount a small disk');
    try {
      await endures(await serverIn(folder.path), disk);
    } finally {
      await server?.kill();
      disk.remove();
    }
  });

  it('does so too when only its files may not grow', async ({ skip }) => {
    const disk = limitedFiles(folder.path);
    if (disk === null) return skip('the size of files can not be limited here: prlimit is missing');
    await endures(await serverIn(folder.path), disk);
  });
});

/** Lets nobody write to the folder and what is in it, or everybody. */
function setWritable(path: string, isWritable: boolean): void {
  for (const name of readdirSync(path)) chmodSync(join(path, name), isWritable ? 0o666 : 0o444);
  chmodSync(path, isWritable ? 0o777 : 0o555);
}

const unbound = 'root may write to any folder, and setpriv can not take that right away here';

describe('a server whose folder is read-only', () => {
  const cannotStart = async (running: ServerProcess) => {
    assert.equal(await running.start(), 'ended');
    assert.equal(running.exitCode, 1);
    const [sentence = '', ...more] = running.complaints;
    assert.match(sentence, /^Tavolo can't start\. \/.* is not writable\. .*\.$/);
    assert.deepEqual(more, ['the server ended by itself with code 1']);
  };

  it('does not start in an empty one, and says why in a sentence', async ({ skip }) => {
    const under = boundByPermissions() ?? skip(unbound);
    setWritable(folder.path, false);
    await cannotStart(await serverIn(folder.path, under));
  });

  it('does not start over a database either, and finds all of it when it may write again', async ({
    skip,
  }) => {
    const under = boundByPermissions() ?? skip(unbound);
    const before = await serverIn(folder.path);
    assert.equal(await before.start(), 'listening');
    people.push(...(await pairAt(before.host)));
    assert.equal(await before.stop(), 0);
    setWritable(folder.path, false);
    const after = await serverIn(folder.path, under);
    await cannotStart(after);
    setWritable(folder.path, true);
    assert.equal(await after.start(), 'listening');
    assert.equal(await after.stop(), 0);
    const stored = new StoredTables(join(folder.path, 'tavolo.db'));
    assert.equal(stored.soundness, 'ok');
    assert.equal(stored.all().size, 1);
    stored.close();
  });
});
