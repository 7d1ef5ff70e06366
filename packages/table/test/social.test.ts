import { describe, expect, test } from 'vitest';
import type { Entry } from '../index.ts';
import { summaryOf } from '../shown.ts';
import { Table } from '../table.ts';
import { gathered, House, one, opened, playOn, started, three, two } from './house.ts';
import { personOf, sit, Visitor } from './visitor.ts';

describe('what somebody says', () => {
  test('is heard by everybody, under the name of their seat', async () => {
    const { ana, bruno } = await gathered();
    await bruno.wishes(sit(two, 'Bruno the Bold'));
    await bruno.wishes({ is: 'say', text: '  Onward!  ' });
    expect(ana.table.chat).toEqual([{ name: 'Bruno the Bold', seat: two, text: 'Onward!', when: 1_000 }]);
  });

  test('is said under their own name without a seat', async () => {
    const { ana, comes } = await gathered();
    await (await comes('dora')).wishes({ is: 'say', text: 'hello' });
    expect(ana.table.chat).toMatchObject([{ name: 'dora', seat: null }]);
  });

  test.each([
    ['nothing', 'bad-text', ''],
    ['blanks', 'bad-text', ' \n '],
    ['400 letters', 'done', 'a'.repeat(400)],
    ['401 letters', 'bad-text', 'a'.repeat(401)],
    ['400 dragons', 'done', '🐉'.repeat(400)],
  ])('comes, if it is %s, to this: %s', async (_, outcome, text) => {
    const { ana } = await opened();
    expect(await ana.wishes({ is: 'say', text })).toBe(outcome);
  });

  test('stays in sight for some hundred lines, and a new line costs no more than itself', async () => {
    const { ana } = await opened();
    for (let line = 0; line < 1000; line++) await ana.wishes({ is: 'say', text: `line ${line}` });
    expect(ana.table.chat).toHaveLength(1000);
    expect(ana.heard.at(-2)?.length).toBeLessThan(200);
    await ana.wishes({ is: 'say', text: 'one more' });
    expect(ana.table.chat).toHaveLength(501);
    expect(ana.table.chat[0]?.text).toBe('line 500');
  });

  test('stays in sight as far as it is not too large to be told to whoever comes', async () => {
    const { ana, comes } = await opened();
    const sizes: number[] = [];
    for (let line = 0; line < 500; line++) {
      await ana.wishes({ is: 'say', text: `${line}${'🐉'.repeat(390)}` });
      sizes.push(Buffer.byteLength(ana.heard.at(-2) ?? ''));
    }
    const dora = await comes('dora');
    expect(dora.table.chat.at(-1)?.text).toMatch(/^499🐉/);
    expect(dora.table.chat.length).toBeGreaterThan(20);
    expect(Buffer.byteLength(JSON.stringify(dora.table.chat))).toBeLessThan(128 * 1024);
    expect(sizes.filter((size) => size > 2_000).length).toBeLessThan(20);
  });
});

describe('at a table of an earlier version, where anything could be said', () => {
  const half = '\ud83c';
  const said: Extract<Entry, { is: 'said' }> = {
    is: 'said',
    when: 1_000,
    person: personOf('ana'),
    name: half.repeat(24),
    text: half.repeat(400),
  };

  /** A table that was stored with so many lines, and what somebody hears of it who comes now. */
  async function heardOf(lines: number, isKept: boolean): Promise<Visitor> {
    const { house, id } = await opened();
    const { entries } = await house.stored(id);
    const table = Table.restore({ keep: null, entries });
    const { length } = entries;
    const sat: Entry = { is: 'sat', when: 1_000, seat: one, person: said.person, name: said.name };
    const all = Array.from({ length: lines }, () => said);
    await house.ground.store.append(id, length, [sat, ...all], summaryOf(table));
    table.state.chat.push(...all.map(({ name, text, when }) => ({ name, seat: null, text, when })));
    Object.assign(table.state.seats[0] ?? {}, { person: said.person, name: said.name });
    table.state.notes.push({ is: 'sat', seat: one, name: said.name, bot: null, at: 0, when: 1_000 });
    const { state } = table;
    const keep = { at: length + 1 + lines, table: { state, match: null } };
    if (isKept) await house.ground.store.keep(id, keep);
    const dora = new Visitor('dora');
    const again = new House({ store: house.ground.store });
    await dora.enters(await again.finds({ by: 'table', key: id }), 'watch');
    return dora;
  }

  test.each([
    ['it is read from its entries', false],
    ['it is read from where it was kept', true],
  ])('whoever comes is told of it in whole characters and not too much, when %s', async (_, isKept) => {
    const dora = await heardOf(1000, isKept);
    expect(Buffer.byteLength(dora.heard.join())).toBeLessThan(140 * 1024);
    expect(dora.heard.join()).not.toMatch(/\\ud83c/);
    expect(dora.table.chat.at(-1)?.text).toBe('\ufffd'.repeat(400));
    expect(dora.table.seats[0]?.name).toBe('\ufffd'.repeat(24));
  });
});

describe('a rematch', () => {
  async function over() {
    const table = await started();
    await playOn(table.all, 'to the end');
    return table;
  }

  test('seats the same people, hands down who has won, and starts at once', async () => {
    const { ana, house } = await over();
    const winners = ana.sight(one).result?.winners;
    expect(await ana.wishes({ is: 'rematch' })).toBe('done');
    const again = new Visitor('ana');
    await again.enters(await house.finds({ by: 'table', key: ana.table.rematch ?? '' }), 'table');
    expect(again.table).toMatchObject({ phase: 'playing', options: { promos: true } });
    const [first] = (await house.stored(again.table.id)).entries;
    expect(first).toMatchObject({ opening: { sheet: { lastWinners: winners } } });
    expect(again.table.seats.map(({ name }) => name)).toEqual(['ana', 'bruno', 'cleo']);
    expect(again.place).toMatchObject({ seats: [one], isOwner: true });
    expect(again.table.id).not.toBe(ana.table.id);
  });

  test('is opened once: anybody who asks again is led to the same table', async () => {
    const { ana, bruno, cleo, house } = await over();
    await Promise.all([ana, bruno].map((visitor) => visitor.wishes({ is: 'rematch' })));
    const { rematch } = ana.table;
    expect(await cleo.wishes({ is: 'rematch' })).toBe('done');
    expect(cleo.table.rematch).toBe(rematch);
    expect(await house.tables.of(ana.person ?? ('' as never))).toHaveLength(2);
  });

  test('is for those who played', async () => {
    const { comes } = await over();
    const invited = await comes('dora');
    expect(await invited.wishes({ is: 'rematch' })).toBe('not-at-this-table');
  });

  test('has a bot play for somebody who has left', async () => {
    const { ana, cleo, house } = await over();
    await cleo.wishes({ is: 'leave', seat: three });
    await ana.wishes({ is: 'rematch' });
    const again = new Visitor('ana');
    await again.enters(await house.finds({ by: 'table', key: ana.table.rematch ?? '' }), 'table');
    expect(again.table.seats[2]).toEqual({ seat: three, name: null, bot: 'greedy', here: false });
  });

  const toTheStart = { is: 'ask-undo', seat: one, to: 0 } as const;

  test('leaves the match before as it ended: what was handed on stays true', async () => {
    const { ana } = await over();
    await ana.wishes({ is: 'rematch' });
    expect(await ana.wishes(toTheStart)).toBe('match-over');
    expect(ana.table.phase).toBe('over');
  });

  test('is not opened while the table votes on going back', async () => {
    const { ana, bruno, cleo } = await over();
    expect(await ana.wishes(toTheStart)).toBe('done');
    expect(await bruno.wishes({ is: 'rematch' })).toBe('undo-request-open');
    await cleo.wishes({ is: 'consent', by: one, to: 0, agrees: false });
    expect(await bruno.wishes({ is: 'rematch' })).toBe('done');
  });

  test('tells nobody the sheet that it was handed', async () => {
    const { ana, house } = await over();
    await ana.wishes({ is: 'rematch' });
    const again = new Visitor('ana');
    await again.enters(await house.finds({ by: 'table', key: ana.table.rematch ?? '' }), 'table');
    expect(again.heard.join()).not.toMatch(/sheet|lastWinners/);
  });
});

describe('a door', () => {
  test('by the table itself is open to its owner and to everybody with a seat, and to nobody else', async () => {
    const { host } = await gathered();
    for (const name of ['ana', 'bruno']) expect(await new Visitor(name).enters(host, 'table')).toBeNull();
    expect(await new Visitor('dora').enters(host, 'table')).toBe('not-at-this-table');
    expect(await new Visitor('nobody', null).enters(host, 'table')).toBe('not-at-this-table');
  });

  test('by the invitation lets people in who may sit, and hands the invitation on', async () => {
    const { comes, ana } = await opened();
    const dora = await comes('dora');
    expect(dora.place).toEqual({
      seats: [],
      known: [],
      isOwner: false,
      invite: ana.place.invite,
      watch: ana.place.watch,
    });
  });

  test('to look on tells nobody the invitation, but those who belong here', async () => {
    const { comes } = await gathered();
    expect((await comes('dora', 'watch')).place.invite).toBeNull();
    expect((await comes('bruno', 'watch')).place).toMatchObject({ seats: [two], invite: expect.any(String) });
  });

  test('is found by its key', async () => {
    const { house, id, ana } = await opened();
    for (const by of ['invite', 'watch'] as const)
      expect((await house.finds({ by, key: ana.place[by] ?? '' })).id).toBe(id);
    expect(await house.tables.find({ by: 'watch', key: ana.place.invite ?? '' })).toEqual({
      refused: 'unknown-table',
    });
    expect(await house.tables.find({ by: 'invite', key: ana.place.watch })).toEqual({
      refused: 'unknown-table',
    });
    expect(await house.tables.find({ by: 'table', key: '__proto__' })).toEqual({ refused: 'unknown-table' });
  });
});

describe('everybody is told', () => {
  test('who is here', async () => {
    const { ana, bruno } = await gathered();
    await bruno.goes();
    expect(ana.table.seats.map(({ here }) => here)).toEqual([true, false, true]);
    await bruno.enters(ana.host, 'table');
    expect(ana.table.seats.map(({ here }) => here)).toEqual([true, true, true]);
  });

  test('that somebody is here as long as one of their devices is', async () => {
    const { ana, bruno, host } = await gathered();
    const device = new Visitor('bruno');
    await device.enters(host, 'table');
    await bruno.goes();
    expect(ana.table.seats[1]?.here).toBe(true);
    await device.goes();
    expect(ana.table.seats[1]?.here).toBe(false);
  });

  test('how many look on, and not who', async () => {
    const { ana, comes } = await gathered();
    const watcher = await comes('watcher', 'watch');
    await comes('dora');
    expect(ana.table.onlookers).toBe(2);
    expect(watcher.table.onlookers).toBe(2);
    await watcher.goes();
    expect(ana.table.onlookers).toBe(1);
    expect(ana.heard.join()).not.toMatch(/dora|watcher/);
  });

  test('nothing more once they have gone, though they had just come', async () => {
    const { host, ana } = await gathered();
    const dora = new Visitor('dora');
    host.join(dora, 'watch');
    host.leave(dora);
    await host.settled();
    await ana.wishes({ is: 'say', text: 'is somebody there?' });
    expect(dora.heard).toEqual([]);
    expect(ana.table.onlookers).toBe(0);
  });
});

test('whoever comes is told the same as those who were there all along', async () => {
  const { all, comes } = await started(new House(), 'told the same');
  for (let round = 0; round < 6; round++) {
    await playOn(all, `round ${round}`, 4);
    if (round === 2) await all[1]?.wishes({ is: 'ask-undo', seat: two, to: 3 });
    if (round === 3)
      for (const visitor of all) await visitor.wishes({ is: 'consent', by: two, to: 3, agrees: true });
    for (const visitor of all) {
      const fresh = await comes(visitor.name, 'table');
      expect([fresh.seen, fresh.table, fresh.place]).toEqual([visitor.seen, visitor.table, visitor.place]);
      await fresh.goes();
      expect(visitor.confusing).toEqual([]);
    }
  }
});
