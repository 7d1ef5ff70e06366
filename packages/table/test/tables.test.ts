import { gauntletOfFools } from '@tavolo/gauntlet-of-fools';
import { isRefused, type TableId } from '@tavolo/protocol';
import { describe, expect, test } from 'vitest';
import { type Entry, MemoryTables, type StoredTable, type WantedTable } from '../index.ts';
import { FickleTables } from './fickle-tables.ts';
import { gathered, House, one, opened, playOn, soon, started, two } from './house.ts';
import { personOf, sit, Visitor } from './visitor.ts';

const wanted: WantedTable = { game: 'gauntlet-of-fools', options: {}, seats: 3, pace: 'live' };

describe('a table is not opened', () => {
  const unwanted: readonly (readonly [string, string, object])[] = [
    ['for a game that there is not', 'unknown-game', { game: 'chess' }],
    ['for a game by the name of what records inherit', 'unknown-game', { game: 'constructor' }],
    ['with too few seats', 'bad-seats', { seats: 1 }],
    ['with too many seats', 'bad-seats', { seats: 7 }],
    ['with half a seat', 'bad-seats', { seats: 2.5 }],
    ['with no number of seats', 'bad-seats', { seats: Number.NaN }],
    ['with options that the game does not know', 'bad-options', { options: { luck: 'much' } }],
    ['with options of the wrong kind', 'bad-options', { options: { promos: 'yes' } }],
    ['at a pace that there is not', 'malformed', { pace: 'hurried' }],
  ];

  test.each(unwanted)('%s: %s', async (_, name, other) => {
    const house = new House();
    expect(await house.tables.open({ ...wanted, ...other }, personOf('ana'))).toMatchObject({
      refused: name,
    });
    expect(await house.tables.of(personOf('ana'))).toEqual([]);
  });
});

test('a table is opened with a blank sheet, whatever comes with the wish for it', async () => {
  const house = new House();
  const smuggled = { ...wanted, sheet: { lastWinners: [one] } };
  const id = await house.tables.open(smuggled, personOf('ana'));
  if (isRefused(id)) throw new Error(id.refused);
  const [first] = (await house.stored(id)).entries;
  const { version, chronicle } = gauntletOfFools;
  expect(first).toMatchObject({ is: 'opened', opening: { version, sheet: chronicle.blank } });
});

describe('a new name', () => {
  const renaming = { person: personOf('bruno'), from: 'bruno', to: 'Bruno the Bold' };
  const namesAt = ({ table }: Visitor) => table.seats.map(({ name }) => name);

  test('reaches the tables where somebody sits, and everybody there, and is no news', async () => {
    const { house, ana, id } = await started();
    house.clock += 1_000;
    await house.tables.rename(renaming);
    expect(namesAt(ana)).toEqual(['ana', 'Bruno the Bold', 'cleo']);
    expect(ana.notes.filter((note) => note === 'sat seat-2')).toHaveLength(1);
    const [listed] = await house.tables.of(personOf('ana'));
    expect([listed?.id, listed?.seats[1]?.name, listed?.changed]).toEqual([id, 'Bruno the Bold', 1_000]);
  });

  test('leaves alone the seats that are named for others around the same screen', async () => {
    const { house, ana, bruno } = await gathered();
    await bruno.wishes({ is: 'leave', seat: two });
    await ana.wishes(sit(two, 'Nonna'));
    await house.tables.rename({ person: personOf('ana'), from: 'ana', to: 'Anna' });
    expect(namesAt(ana)).toEqual(['Anna', 'Nonna', 'cleo']);
  });

  test('leaves a match that is over as it was told', async () => {
    const { house, host, ana, all } = await started();
    await playOn(all, 'to the end');
    await house.tables.rename(renaming);
    await host.rename(renaming); // as if it had just been listed as still running
    expect(namesAt(ana)).toEqual(['ana', 'bruno', 'cleo']);
  });
});

describe('the list of tables', () => {
  test('has those that somebody opened or sits at, the last changed first', async () => {
    const house = new House();
    const first = await gathered(house);
    house.clock = 2_000;
    const second = await opened(house);
    const list = await house.tables.of(personOf('ana'));
    expect(list.map(({ id }) => id)).toEqual([second.id, first.id]);
    expect(await house.tables.of(personOf('bruno'))).toMatchObject([{ id: first.id, yours: ['seat-2'] }]);
    expect(await house.tables.of(personOf('dora'))).toEqual([]);
  });

  test('has no table any more that somebody has left, whoever opened it', async () => {
    const { house, ana, bruno } = await started();
    await bruno.wishes({ is: 'leave', seat: two });
    await ana.wishes({ is: 'leave', seat: one });
    expect(await house.tables.of(personOf('bruno'))).toEqual([]);
    expect(await house.tables.of(personOf('ana'))).toEqual([]);
    expect(await house.tables.of(personOf('cleo'))).toHaveLength(1);
  });

  test('says who won, once it is over', async () => {
    const { house, ana, all } = await started();
    expect(await house.tables.of(personOf('ana'))).toMatchObject([{ winners: null }]);
    await playOn(all, 'to the end');
    const winners = ana.sight(one).result?.winners;
    expect(winners?.length).toBeGreaterThan(0);
    expect(await house.tables.of(personOf('ana'))).toMatchObject([{ phase: 'over', winners }]);
  });

  test("says who is waited for, and nobody's id", async () => {
    const { house, ana, all } = await started();
    await playOn(all, 'some way', 5);
    const [summary] = await house.tables.of(personOf('bruno'));
    expect(summary).toMatchObject({ phase: 'playing', answered: 5 });
    expect(summary?.waiting).toEqual(ana.sight(one).waiting.map(({ seat }) => seat));
    expect(JSON.stringify(summary)).not.toMatch(/person-of|unguessable-[23]/);
  });
});

describe('a table where nobody is', () => {
  test('is put away, and found again as it was', async () => {
    const { house, id, all, ana } = await started();
    await playOn(all, 'some way', 7);
    const { seen } = ana;
    for (const visitor of all) await visitor.goes();
    await house.tables.unloadIdle();
    expect(house.tables.size).toBe(0);
    await ana.enters(await house.finds({ by: 'table', key: id }), 'table');
    expect(ana.seen).toEqual(seen);
    await playOn([ana], 'on', 1);
  });

  test('stays while somebody is there, and while something is being done', async () => {
    const { house, ana, host } = await opened();
    await house.tables.unloadIdle();
    expect(house.tables.size).toBe(1);
    ana.asks({ is: 'say', text: 'hello' });
    host.leave(ana);
    await house.tables.unloadIdle();
    expect(house.tables.size).toBe(1);
    await house.tables.rest();
    await house.tables.unloadIdle();
    expect(house.tables.size).toBe(0);
  });

  test('stays while it is being found for somebody', async () => {
    const store = new MemoryTables();
    const { id } = await opened(new House({ store }));
    const house = new House({ store });
    const finding = house.finds({ by: 'table', key: id });
    const puttingAway = house.tables.unloadIdle();
    const host = await finding;
    await new Visitor('ana').enters(host, 'table');
    await puttingAway;
    expect(await house.finds({ by: 'table', key: id })).toBe(host);
  });

  test('is one table for all who look for it at once', async () => {
    const store = new MemoryTables();
    const { id } = await opened(new House({ store }));
    const house = new House({ store });
    const [first, second] = await Promise.all([1, 2].map(() => house.finds({ by: 'table', key: id })));
    expect(first).toBe(second);
  });
});

/** A store whose tables were tampered with. */
class Damaged extends MemoryTables {
  readonly damage = new Map<TableId, (stored: StoredTable) => unknown>();

  override async load(table: TableId): Promise<StoredTable | 'unknown'> {
    const stored = await super.load(table);
    if (stored === 'unknown') return stored;
    return (this.damage.get(table)?.(stored) ?? stored) as StoredTable; // whatever it may be by now
  }
}

const withEntries = (change: (entries: readonly Entry[]) => readonly unknown[]) => (stored: StoredTable) => ({
  keep: null,
  entries: change(stored.entries),
});

const answered = { is: 'answered', when: 1, ask: 'hero', seat: one, picked: ['all the gold'] };

const damages: readonly (readonly [string, (stored: StoredTable) => unknown])[] = [
  ['has no entries', withEntries(() => [])],
  ['does not begin by being opened', withEntries((entries) => entries.slice(1))],
  ['is opened twice', withEntries((entries) => [...entries, ...entries])],
  ['has an answer that was not offered', withEntries((entries) => [...entries, answered])],
  ['has an answer before it has started', withEntries(([first]) => [first, answered])],
  ['has an entry that is nothing', withEntries((entries) => [...entries, null])],
  [
    'has somebody on a seat that there is not',
    withEntries(([first]) => [first, { is: 'left', when: 1, seat: 'x' }]),
  ],
  ['has lost its opening', withEntries(() => [{ is: 'opened', when: 1 }])],
  [
    'is of a game that is not here',
    withEntries(([first]) => [JSON.parse(JSON.stringify(first).replaceAll('gauntlet-of-fools', 'chess'))]),
  ],
  ['was kept as nothing', ({ entries }) => ({ keep: { at: 4, table: null }, entries })],
  [
    'was kept as something else',
    ({ entries }) => ({ keep: { at: 4, table: { state: {}, match: 7 } }, entries }),
  ],
];

/** A house on the same store, whose keys are others. */
function elsewhere(store: MemoryTables): House {
  const house = new House({ store });
  house.keys.push('another table', 'another invitation', 'another watch');
  return house;
}

describe('a stored table that is damaged', () => {
  test.each(damages)('and %s is refused by name, and others are not the worse for it', async (_, damage) => {
    const store = new Damaged();
    const { id } = await gathered(new House({ store }));
    const other = await opened(elsewhere(store));
    store.damage.set(id, damage);
    const house = new House({ store });
    const found = await house.tables.find({ by: 'table', key: id });
    expect(isRefused(found) ? found.refused : 'found').toBe('does-not-replay');
    expect(house.problems).toMatchObject([{ table: id, what: 'a stored table is damaged' }]);
    const ana = new Visitor('ana');
    await ana.enters(await house.finds({ by: 'table', key: other.id }), 'table');
    expect(await ana.wishes(sit(one))).toBe('done');
    store.damage.clear();
    expect((await house.finds({ by: 'table', key: id })).id).toBe(id);
  });
});

test('a table that can not be read just now is tried again when somebody else comes', async () => {
  const store = new FickleTables();
  const { id } = await opened(new House({ store }));
  const house = new House({ store });
  store.failsToLoad = true;
  await expect(house.tables.find({ by: 'table', key: id })).rejects.toThrow('the disk can not be read');
  await soon();
  store.failsToLoad = false;
  expect((await house.finds({ by: 'table', key: id })).id).toBe(id);
});

test('everybody finds their own seats in their list, and no others', async () => {
  const { house } = await gathered();
  const lists = await Promise.all(['ana', 'bruno', 'cleo'].map((name) => house.tables.of(personOf(name))));
  expect(lists.map(([table]) => table?.yours)).toEqual([['seat-1'], ['seat-2'], ['seat-3']]);
});
