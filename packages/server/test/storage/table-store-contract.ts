import assert from 'node:assert/strict';
import type { StoredSummary, TableStore } from '@tavolo/table';
import { describe, it } from 'vitest';
import { answered, entryOpening, person, summaryOf, tableId } from './sample-tables.ts';

/** Storage for one test: the store, another process that uses the same storage, and a way to let go of both. */
export type FreshTables = {
  readonly store: TableStore;
  readonly other: TableStore;
  close(): void;
};

const [ana, bea, eva] = [person('ana'), person('bea'), person('eva')];
const tavern = tableId('tavern');

const open = (store: TableStore, table = tavern, summary: StoredSummary = summaryOf(table, { owner: ana })) =>
  store.open([entryOpening(table, ana)], summary);

/** What every store of tables promises, each with what proves it. */
const promises: { readonly [sentence: string]: (fresh: FreshTables) => Promise<void> } = {
  'an opened table is loaded with its first entry': async ({ store }) => {
    await open(store);
    assert.deepEqual(await store.load(tavern), { keep: null, entries: [entryOpening(tavern, ana)] });
  },

  'a table that opens with several entries has them all': async ({ store }) => {
    const entries = [entryOpening(tavern, ana), answered('first'), answered('second')] as const;
    await store.open(entries, summaryOf(tavern, { owner: ana }));
    assert.deepEqual(await store.load(tavern), { keep: null, entries });
    assert.equal(await store.append(tavern, 3, [answered('third')], summaryOf(tavern)), 'appended');
  },

  'a table that was never opened is unknown': async ({ store }) => {
    assert.equal(await store.load(tavern), 'unknown');
  },

  'a table is opened once': async ({ store }) => {
    await open(store);
    await assert.rejects(open(store));
    assert.deepEqual(await store.load(tavern), { keep: null, entries: [entryOpening(tavern, ana)] });
  },

  'entries are loaded in the order in which they were appended': async ({ store }) => {
    await open(store);
    assert.equal(
      await store.append(tavern, 1, [answered('a'), answered('b')], summaryOf(tavern)),
      'appended',
    );
    assert.equal(await store.append(tavern, 3, [answered('c')], summaryOf(tavern)), 'appended');
    assert.deepEqual(await store.load(tavern), {
      keep: null,
      entries: [entryOpening(tavern, ana), answered('a'), answered('b'), answered('c')],
    });
  },

  'an append after too few or too many entries is stale and changes nothing': async ({ store }) => {
    await open(store);
    const elsewhere = summaryOf(tavern, { owner: ana, changed: 99 });
    assert.equal(await store.append(tavern, 0, [answered('early')], elsewhere), 'stale');
    assert.equal(await store.append(tavern, 2, [answered('late')], elsewhere), 'stale');
    assert.deepEqual(await store.load(tavern), { keep: null, entries: [entryOpening(tavern, ana)] });
    assert.deepEqual(await store.tablesOf(ana, 9), [summaryOf(tavern, { owner: ana })]);
  },

  'an append to a table that was never opened is stale': async ({ store }) => {
    assert.equal(await store.append(tavern, 0, [answered('a')], summaryOf(tavern)), 'stale');
    assert.equal(await store.load(tavern), 'unknown');
  },

  'of two appends after the same entry one wins, in one process': async ({ store }) => {
    await open(store);
    const both = await Promise.all([
      store.append(tavern, 1, [answered('a')], summaryOf(tavern)),
      store.append(tavern, 1, [answered('b')], summaryOf(tavern)),
    ]);
    assert.deepEqual(both.toSorted(), ['appended', 'stale']);
  },

  'of two appends after the same entry one wins, in two processes': async ({ store, other }) => {
    await open(store);
    const both = await Promise.all([
      store.append(tavern, 1, [answered('a')], summaryOf(tavern)),
      other.append(tavern, 1, [answered('b')], summaryOf(tavern)),
    ]);
    assert.deepEqual(both.toSorted(), ['appended', 'stale']);
    assert.deepEqual(await store.load(tavern), await other.load(tavern));
  },

  'a stale append does not disturb the others of its turn': async ({ store }) => {
    const many = Array.from({ length: 20 }, (_, number) => tableId(`table-${number}`));
    await Promise.all(many.map((table) => open(store, table)));
    const done = await Promise.all(
      many.map((table, number) =>
        store.append(table, number % 3 === 0 ? 7 : 1, [answered('a')], summaryOf(table)),
      ),
    );
    assert.deepEqual(
      done,
      many.map((_, number) => (number % 3 === 0 ? 'stale' : 'appended')),
    );
    for (const [number, table] of many.entries()) {
      const loaded = await store.load(table);
      assert.equal(loaded === 'unknown' ? 0 : loaded.entries.length, number % 3 === 0 ? 1 : 2);
    }
  },

  'appends of one turn to one table count one after the other': async ({ store }) => {
    await open(store);
    const both = await Promise.all([
      store.append(tavern, 1, [answered('a')], summaryOf(tavern)),
      store.append(tavern, 2, [answered('b')], summaryOf(tavern)),
    ]);
    assert.deepEqual(both, ['appended', 'appended']);
  },

  'another process loads what was appended': async ({ store, other }) => {
    await open(store);
    await store.append(tavern, 1, [answered('a')], summaryOf(tavern));
    assert.deepEqual(await other.load(tavern), await store.load(tavern));
  },

  'with a keep only the entries since are loaded': async ({ store }) => {
    await open(store);
    await store.append(tavern, 1, [answered('a'), answered('b')], summaryOf(tavern));
    await store.keep(tavern, { at: 2, table: { stands: ['so'] } });
    assert.deepEqual(await store.load(tavern), {
      keep: { at: 2, table: { stands: ['so'] } },
      entries: [answered('b')],
    });
  },

  'a newer keep takes the place of an older one, and an older one does not': async ({ store }) => {
    await open(store);
    await store.append(tavern, 1, [answered('a'), answered('b')], summaryOf(tavern));
    await store.keep(tavern, { at: 2, table: 'second' });
    await store.keep(tavern, { at: 1, table: 'first' });
    const loaded = await store.load(tavern);
    assert.deepEqual(loaded === 'unknown' ? null : loaded.keep, { at: 2, table: 'second' });
    await store.keep(tavern, { at: 3, table: 'third' });
    assert.deepEqual(await store.load(tavern), { keep: { at: 3, table: 'third' }, entries: [] });
  },

  'each key opens its own table, and only as its own kind': async ({ store }) => {
    await open(store);
    await open(store, tableId('cellar'));
    assert.equal(await store.tableBy('invite', 'invite-tavern'), tavern);
    assert.equal(await store.tableBy('watch', 'watch-cellar'), tableId('cellar'));
    assert.equal(await store.tableBy('watch', 'invite-tavern'), null);
    assert.equal(await store.tableBy('invite', ''), null);
  },

  'the tables of a person are those they opened or sit at, the last changed first': async ({ store }) => {
    const [first, second, third] = [tableId('first'), tableId('second'), tableId('third')];
    await open(store, first, summaryOf(first, { owner: ana, changed: 10 }));
    await open(store, second, summaryOf(second, { owner: ana, seated: [bea], changed: 30 }));
    await open(store, third, summaryOf(third, { owner: eva, seated: [eva, ana], changed: 20 }));
    const listed = async (who: typeof ana, most = 9) =>
      (await store.tablesOf(who, most)).map(({ table }) => table);
    assert.deepEqual(await listed(ana), [second, third, first]);
    assert.deepEqual(await listed(ana, 2), [second, third]);
    assert.deepEqual(await listed(bea), [second]);
    assert.deepEqual(await listed(person('nobody')), []);
  },

  'who sits down finds the table in their list, and who leaves does not': async ({ store }) => {
    await open(store);
    const seated = summaryOf(tavern, { owner: ana, seated: [bea], changed: 2 });
    await store.append(tavern, 1, [answered('a')], seated);
    assert.deepEqual(await store.tablesOf(bea, 9), [seated]);
    const left = summaryOf(tavern, { owner: ana, changed: 3 });
    await store.append(tavern, 2, [answered('b')], left);
    assert.deepEqual(await store.tablesOf(bea, 9), []);
    assert.deepEqual(await store.tablesOf(ana, 9), [left]);
  },

  'what was stored does not change with what was given': async ({ store }) => {
    await open(store);
    const picked = ['a'];
    await store.append(tavern, 1, [{ ...answered('a'), picked }], summaryOf(tavern));
    picked.push('b');
    const loaded = await store.load(tavern);
    assert.deepEqual(loaded === 'unknown' ? null : loaded.entries[1], answered('a'));
  },

  'texts in any script come back as they were': async ({ store }) => {
    await open(store);
    const entry = {
      when: 5,
      is: 'said',
      person: ana,
      name: 'Åsa 🎲',
      text: "it's “così”\n\u0000 \\ '",
    } as const;
    await store.append(tavern, 1, [entry], summaryOf(tavern));
    const loaded = await store.load(tavern);
    assert.deepEqual(loaded === 'unknown' ? null : loaded.entries[1], entry);
  },
};

/** Holds a store to its promises, whatever it stands on. */
export function tableStoreContract(name: string, fresh: () => FreshTables): void {
  describe(`tables in ${name}`, () => {
    it.each(Object.entries(promises))('%s', async (_, proof) => {
      const made = fresh();
      try {
        await proof(made);
      } finally {
        made.close();
      }
    });
  });
}
