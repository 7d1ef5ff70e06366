import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { gloomhaven } from '@tavolo/gloomhaven';
import { isRefused, type TableId } from '@tavolo/protocol';
import { type Problem, type TableHost, Tables, type Thinker, think } from '@tavolo/table';
import { afterEach, beforeEach, describe, it } from 'vitest';
import { type DataFolder, openDataFolder } from '../../storage/sqlite/data-folder.ts';
import { temporaryFolder } from '../storage/temporary-folder.ts';
import { playOn, Visitor } from './visitor.ts';

/*
 * The archive was written by the server when both games were at version 1: what a rematch inherits lay among the
 * options, and no sheet was known. It is never written again.
 */

let folder: ReturnType<typeof temporaryFolder>;
let data: DataFolder;
let tables: Tables;
let problems: Problem[];

beforeEach(() => {
  folder = temporaryFolder();
  const archived = gunzipSync(readFileSync(join(import.meta.dirname, 'tables-1.db.gz')));
  writeFileSync(join(folder.path, 'tavolo.db'), archived);
  data = openDataFolder(folder.path);
  problems = [];
  tables = tablesOver(data);
});

afterEach(() => {
  data.close();
  folder.remove();
  assert.deepEqual(problems, []);
});

/** Bots that never come to an end. */
const pensive: Thinker['think'] = () => new Promise(() => {});

function tablesOver({ tables: store }: DataFolder, thoughts = pensive): Tables {
  let keys = 0;
  return new Tables({
    store,
    thinker: { think: thoughts, consider: async () => [] },
    now: () => 2_000,
    key: () => `key-${keys++}`,
    seed: () => `seed-${keys++}`,
    botPause: 0,
    wait: async () => {},
    report: (problem) => problems.push(problem),
  });
}

async function found(id: string): Promise<TableHost> {
  const host = await tables.find({ by: 'table', key: id });
  return isRefused(host) ? assert.fail(`${id}: ${host.refused}`) : host;
}

const ana = async (id: string) => Visitor.at(await found(id), 'ana');

async function anaAndBruno(id: string): Promise<readonly [Visitor, Visitor]> {
  const host = await found(id);
  return [await Visitor.at(host, 'ana'), await Visitor.at(host, 'bruno')];
}

/** How many moments a look back at the whole match has. */
async function momentsOf(visitor: Visitor): Promise<number> {
  const said = await visitor.wishes({ is: 'story', seat: null });
  return said.is === 'story' ? said.story.frames.length : assert.fail(said.is);
}

/** How the table stands and how far its match has come, each answer of which is a moment of the story. */
async function standing(visitor: Visitor): Promise<readonly [string, number]> {
  const { answered } = visitor.sight;
  assert.equal(await momentsOf(visitor), answered);
  return [visitor.table.phase, answered];
}

/** Whether the match goes on from where it was kept, by rules that have changed since. */
const isResumed = ({ table }: Visitor): boolean => table.notes.some(({ is }) => is === 'resumed');

/** Waits until something is so: a bot answers in its own time. */
async function until(isSo: () => boolean): Promise<void> {
  for (let turns = 0; turns < 5_000; turns++) {
    if (isSo()) return;
    await new Promise((resolve) => setTimeout(resolve));
  }
  assert.fail('it never came to that');
}

/** The opening of a table as it is stored. */
async function openingOf(id: TableId) {
  const stored = await data.tables.load(id);
  assert.ok(stored !== 'unknown');
  const [first] = stored.entries;
  return first?.is === 'opened' ? first.opening : assert.fail('it is kept already');
}

describe('a table of version 1', () => {
  it.each([
    ['gauntlet-begun', 'playing', 28],
    ['gauntlet-untouched', 'playing', 0],
    ['gauntlet-over', 'over', 13],
    ['gauntlet-over-too', 'over', 45],
  ])('is opened, and all of its match can be looked back at: %s', async (id, phase, answered) => {
    const visitor = await ana(id);
    assert.deepEqual([...(await standing(visitor)), isResumed(visitor)], [phase, answered, false]);
  });

  it.each([
    ['gloomhaven-begun', 'playing'],
    ['gloomhaven-over', 'over'],
  ])('is opened where it was kept, and says so, if its game has other rules today: %s', async (id, phase) => {
    const visitor = await ana(id);
    assert.deepEqual([...(await standing(visitor)), isResumed(visitor)], [phase, 0, true]);
  });

  it('is in the list of whoever played there', async () => {
    const { person } = await ana('gauntlet-over');
    assert.equal((await tables.of(person)).length, 7);
  });

  it('keeps the options that its people chose', async () => {
    const { table } = await ana('gauntlet-gathering');
    assert.deepEqual(table.options, { promos: true, boastsFromMiddle: 'one' });
  });

  it('starts, if it was still gathering', async () => {
    const visitor = await ana('gauntlet-gathering');
    await visitor.wishes({ is: 'sit', seat: 'seat-2' as never, name: 'Bea' }); // a name of the archive
    assert.equal((await visitor.wishes({ is: 'start' })).is, 'done');
    await playOn([visitor]);
    assert.equal(visitor.table.phase, 'over');
  });

  it('is played on to the end, and to a rematch', async () => {
    const [one, other] = await anaAndBruno('gauntlet-begun');
    await playOn([one, other]);
    assert.equal(one.table.phase, 'over');
    assert.equal((await one.wishes({ is: 'rematch' })).is, 'done');
    const again = await anaAndBruno(one.table.rematch ?? '');
    await playOn(again, 10);
    assert.deepEqual(await standing(again[0]), ['playing', 10]);
  });

  it('is played on from its entries alone, if it was never kept', async () => {
    const visitor = await ana('gauntlet-untouched');
    await playOn([visitor]);
    assert.equal(visitor.table.phase, 'over');
  });

  it('is played on beside a bot, and put away, and taken out again', async () => {
    tables = tablesOver(data, async (job) => think({ ...job, strength: 'random' }, () => true));
    const visitor = await ana('gloomhaven-begun');
    const before = visitor.sight.answered;
    for (let turns = 0; turns < 15; turns++) {
      await playOn([visitor], 1);
      await until(() => visitor.isWaitedForAlone);
    }
    const after = visitor.sight.answered;
    assert.ok(after >= before + 15);
    await tables.rest();
    tables = tablesOver(data);
    const again = await ana('gloomhaven-begun');
    assert.deepEqual(await standing(again), ['playing', after]);
    assert.deepEqual(again.table.options, {}); // what was looted before is on the sheet, which nobody is sent
  });

  it('whose match is over hands on what the next one begins with', async () => {
    const visitor = await ana('gloomhaven-over');
    assert.equal((await visitor.wishes({ is: 'rematch' })).is, 'done');
    const rematch = visitor.table.rematch ?? ('' as TableId);
    const { version, options, sheet } = await openingOf(rematch);
    assert.deepEqual({ version, options, sheet }, { version: 3, options: gloomhaven.defaults, sheet: null });
    assert.equal((await ana(rematch)).table.phase, 'playing');
  });
});
