import assert from 'node:assert/strict';
import { isRefused, longest, type TableId } from '@tavolo/protocol';
import { type Entry, MemoryTables, type Tables } from '@tavolo/table';
import { afterEach, describe, it } from 'vitest';
import { memoryTables } from '../http/served.ts';
import { type Parlour, parlour, type Visitor } from './parlour.ts';

let house: Parlour;
afterEach(() => house.close());

/** More than enough to make what a newcomer is told larger than what a socket may owe, if all of it were kept. */
const lines = 450;
const half = '\ud83c';
const unhurried = { messages: { burst: 1e6, perSecond: 1e6 } };

/** Ana at a table of hers, and the keys to it. */
async function anaAtTable(tables: Tables) {
  house = await parlour(unhurried, (door) => tables.find(door));
  const { cookie, visitor } = await house.welcome('Ana');
  const wanted = { game: 'gauntlet-of-fools', options: {}, seats: 2, pace: 'live' } as const;
  const table = await tables.open(wanted, visitor.id);
  assert(!isRefused(table));
  const ana = await comes('table', table, cookie);
  const place = ana.heard.find(({ is }) => is === 'place')?.place as { readonly invite: string };
  return { ana, table, person: visitor.id, invite: place.invite };
}

/** Somebody who comes by a door, once they have heard of the table and of their place there. */
async function comes(by: 'table' | 'invite', key: string, cookie?: string): Promise<Visitor> {
  const visitor = house.visit(cookie === undefined ? {} : { cookie });
  await visitor.opened;
  visitor.say({ is: 'join', by, key });
  const dropped = visitor.closed.then((why) => assert.fail(`the socket was closed: ${why}`));
  await Promise.race([visitor.hears(2), dropped]);
  return visitor;
}

/** Says so many lines, and hears what came of each. */
async function outcomes(visitor: Visitor, text: string): Promise<readonly unknown[]> {
  for (let number = 1; number <= lines; number++) visitor.say({ is: 'say', number, text });
  const replies = () => visitor.heard.filter(({ is }) => is === 'done' || is === 'refused');
  while (replies().length < lines) await new Promise((resolve) => setTimeout(resolve, 5));
  return [...new Set(replies().map(({ is, name }) => name ?? is))];
}

describe(`after ${lines} lines of chat`, () => {
  it('of halves of characters, each is refused by name, and people get in', async () => {
    const { ana, invite } = await anaAtTable(memoryTables());
    assert.deepEqual(await outcomes(ana, half.repeat(longest.chat)), ['broken-text']);
    assert.equal((await comes('invite', invite)).heard[0]?.is, 'table');
  });

  it('that an earlier version took and stored, people get in', async () => {
    const store = new MemoryTables();
    const tables = () => memoryTables(store);
    const { table, person, invite } = await anaAtTable(tables());
    await stores(store, table, {
      is: 'said',
      when: 1,
      person,
      name: half.repeat(24),
      text: half.repeat(400),
    });
    await house.close();
    house = await parlour({}, (door) => tables().find(door));
    const dora = await comes('invite', invite);
    assert.equal(dora.heard[0]?.is, 'table');
    assert.doesNotMatch(JSON.stringify(dora.heard), /\\ud83c/);
  });
});

/** Stores an entry so many times, as it is. */
async function stores(store: MemoryTables, table: TableId, entry: Entry): Promise<void> {
  const stored = await store.load(table);
  assert(stored !== 'unknown');
  const [opened] = stored.entries;
  assert(opened?.is === 'opened');
  const { game, pace, owner } = opened.opening;
  const summary = {
    table,
    game,
    pace,
    owner,
    phase: 'gathering',
    seats: [],
    waiting: [],
    answered: 0,
    changed: 1,
  } as const;
  const all = Array.from({ length: lines }, () => entry);
  assert.equal(await store.append(table, stored.entries.length, all, summary), 'appended');
}
