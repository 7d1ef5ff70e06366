import { describe, expect, test } from 'vitest';
import { FickleTables, shutGate } from './fickle-tables.ts';
import { asked, House, one, opened, playOn, questionTo, soon, started, two } from './house.ts';
import { answerTo, Visitor } from './visitor.ts';

async function onFickleGround() {
  const store = new FickleTables();
  const table = await started(new House({ store }));
  const who = asked(table.all);
  return { ...table, store, who, answer: answerTo(questionTo(who)) };
}

const heardOf = (visitors: readonly Visitor[]): readonly string[][] =>
  visitors.map(({ heard }) => [...heard]);

describe('nobody hears of what is not stored yet', () => {
  test('not who wished for it and not the others', async () => {
    const { all, store, who, answer, host } = await onFickleGround();
    const { gate, open } = shutGate();
    store.gate = gate;
    const before = heardOf(all);
    const number = who.asks(answer);
    await soon();
    expect(heardOf(all)).toEqual(before);
    open();
    await host.settled();
    expect(who.replyTo(number)).toBe('done');
    expect(all.map((visitor, at) => visitor.heard.length > (before[at]?.length ?? 0))).toEqual([
      true,
      true,
      true,
    ]);
  });

  test('not when somebody comes in the meantime, nor does anybody hear of them', async () => {
    const { all, store, who, answer, host } = await onFickleGround();
    const { gate, open } = shutGate();
    store.gate = gate;
    who.asks(answer);
    await soon();
    const before = heardOf(all);
    const watcher = new Visitor('watcher');
    const coming = watcher.enters(host, 'watch');
    await soon();
    expect(heardOf(all).flat().slice(before.flat().length)).not.toContainEqual(
      expect.stringContaining('"change"'),
    );
    expect(watcher.heard.filter((text) => text.includes('"answered":1'))).toEqual([]);
    open();
    await coming;
    expect(watcher.sight('spectator').answered).toBe(1);
  });

  test('not when somebody goes meanwhile', async () => {
    const { ana, bruno, cleo, store, who, answer, host } = await onFickleGround();
    const { gate, open } = shutGate();
    store.gate = gate;
    who.asks(answer);
    await soon();
    const before = heardOf([ana, bruno, cleo]);
    host.leave(who === cleo ? bruno : cleo);
    await soon();
    const since = [ana, bruno, cleo].flatMap(({ heard }, at) => heard.slice(before[at]?.length));
    expect(since).not.toContainEqual(expect.stringContaining('"is":"change"'));
    open();
    await host.settled();
  });
});

describe('what could not be stored did not happen', () => {
  test('the person who wished for it is told, and everybody is shown the table as it is stored', async () => {
    const { all, store, who, answer, house, id, comes } = await onFickleGround();
    const before = await house.stored(id);
    store.failsToAppend = true;
    expect(await who.wishes(answer)).toBe('storage-failed');
    for (const visitor of all) expect(visitor.sight(visitor.place.seats[0] ?? one).answered).toBe(0);
    expect(await house.stored(id)).toEqual(before);
    expect(house.problems).toMatchObject([{ table: id, what: 'an entry could not be stored' }]);
    const fresh = await comes(who.name, 'table');
    expect(fresh.seen).toEqual(who.seen);
  });

  test('and the next wish works', async () => {
    const { all, store, who, answer, ana } = await onFickleGround();
    store.failsToAppend = true;
    await who.wishes(answer);
    store.failsToAppend = false;
    expect(await who.wishes(answer)).toBe('done');
    await playOn(all, 'to the end');
    expect(ana.table.phase).toBe('over');
  });

  test('though it can not even be read what is stored: then nobody sees anything until it can', async () => {
    const { all, store, who, answer, host } = await onFickleGround();
    Object.assign(store, { failsToAppend: true, failsToLoad: true });
    const before = heardOf(all).flat().length;
    expect(await who.wishes(answer)).toBe('storage-failed');
    expect(await who.wishes({ is: 'story', seat: null })).toBe('storage-failed');
    const watcher = new Visitor('watcher');
    await watcher.enters(host, 'watch');
    expect(watcher.heard).toEqual(['{"is":"refused","wish":null,"name":"storage-failed"}']);
    await all.find((visitor) => visitor !== who)?.goes();
    expect(heardOf(all).flat().length).toBe(before + 2);
    Object.assign(store, { failsToAppend: false, failsToLoad: false });
    expect(await who.wishes(answer)).toBe('done');
    await watcher.enters(host, 'watch');
    expect(watcher.sight('spectator').answered).toBe(1);
  });

  test('and a rematch that can not be opened is refused by name', async () => {
    const { all, store, ana } = await onFickleGround();
    await playOn(all, 'to the end');
    store.failsToOpen = true;
    expect(await ana.wishes({ is: 'rematch' })).toBe('storage-failed');
    store.failsToOpen = false;
    expect(await ana.wishes({ is: 'rematch' })).toBe('done');
  });
});

describe('of two processes that serve one table', () => {
  test('one wins; the person who wished at the other is told that it was stale, sees the table as it is, and goes on', async () => {
    const { house, id, all, who, answer } = await onFickleGround();
    const elsewhere = new House({ store: house.ground.store });
    const host = await elsewhere.finds({ by: 'table', key: id });
    const device = new Visitor(who.name);
    await device.enters(host, 'table');
    await who.wishes(answer);
    expect(await device.wishes({ is: 'say', text: 'hello' })).toBe('stale');
    expect(device.seen).toEqual(who.seen);
    expect(device.table.notes).toEqual(who.table.notes);
    expect(await device.wishes({ is: 'say', text: 'hello' })).toBe('done');
    expect(await asked(all).wishes({ is: 'say', text: 'hello' })).toBe('stale');
    expect(who.table.chat).toHaveLength(1);
  });

  test('a person who has lost a seat elsewhere is told to forget it', async () => {
    const { house, id, bruno } = await onFickleGround();
    const elsewhere = new House({ store: house.ground.store });
    const device = new Visitor('bruno');
    await device.enters(await elsewhere.finds({ by: 'table', key: id }), 'table');
    await device.wishes({ is: 'leave', seat: two });
    expect(await bruno.wishes({ is: 'say', text: 'hello' })).toBe('stale');
    expect([...bruno.seen.keys()]).toEqual(['spectator']);
  });
});

test('a keep that fails loses nothing, and is tried again with the next entry', async () => {
  const store = new FickleTables();
  const { ana, house, id } = await opened(new House({ store }));
  store.failsToKeep = true;
  for (let line = 0; line < 40; line++) expect(await ana.wishes({ is: 'say', text: `${line}` })).toBe('done');
  expect((await house.stored(id)).keep).toBeNull();
  store.failsToKeep = false;
  expect(await ana.wishes({ is: 'say', text: 'one more' })).toBe('done');
  expect((await house.stored(id)).keep).toMatchObject({ at: 42 });
});
