import { patience } from '@tavolo/protocol';
import { describe, expect, test } from 'vitest';
import type { Keep } from '../index.ts';
import { Table } from '../table.ts';
import { asked, one, opened, playOn, started } from './house.ts';
import { looks, RandomTable } from './random-table.ts';

const seeds = ['ana', 'bruno', 'cleo'];

/** What can happen at a table, but for what happens elsewhere: a bot fails or is wanted, and a rematch is opened. */
const kinds = [
  'answered',
  'bot',
  'left',
  'opened',
  'said',
  'sat',
  'started',
  'undo-agreed',
  'undo-asked',
  'undo-declined',
  'undone',
];

const sent = <T>(value: T): T => JSON.parse(JSON.stringify(value));

/** So many wishes, and a look after each. */
function goOn(
  random: RandomTable,
  wishes: number,
  look: (outcome: ReturnType<RandomTable['goesOn']>) => void,
) {
  for (let left = wishes; left > 0; left--) look(random.goesOn());
}

describe('a table that is read from what is stored is the one that was played at', () => {
  const met = new Set<string>();

  test.each(seeds)('after every entry: %s', (seed) => {
    const random = new RandomTable(seed);
    goOn(random, 45, (outcome) => {
      if (typeof outcome === 'string' || outcome.length === 0) return;
      expect(looks(Table.restore({ keep: null, entries: random.entries }))).toEqual(looks(random.table));
    });
    for (const { is } of random.entries) met.add(is);
  });

  test('and every kind of entry was among them', () => {
    expect([...met].sort()).toEqual(kinds);
  });

  test.each(seeds)('after every entry, from where it was kept last: %s', (seed) => {
    const random = new RandomTable(`kept ${seed}`);
    let keep: Keep | null = null;
    let wishes = 0;
    goOn(random, 45, () => {
      wishes++;
      const entries = random.entries.slice(keep?.at ?? 0);
      expect(looks(Table.restore({ keep: sent(keep), entries }))).toEqual(looks(random.table));
      if (wishes % 7 === 0) keep = sent(random.table.keep());
    });
  });

  test.each(seeds)('and goes on as that would: %s', (seed) => {
    const random = new RandomTable(`goes on ${seed}`);
    let copy = Table.restore({ keep: null, entries: random.entries });
    let wishes = 0;
    goOn(random, 45, (outcome) => {
      wishes++;
      if (typeof outcome === 'string') return;
      for (const entry of sent(outcome)) copy.apply(entry);
      expect(looks(copy)).toEqual(looks(random.table));
      if (wishes % 9 === 0) copy = Table.restore({ keep: sent(copy.keep()), entries: [] });
    });
  });
});

test('a bot that is wanted for somebody is still wanted when the table is read again', async () => {
  const { all, house, id } = await started();
  const late = asked(all);
  const [seat = one] = late.place.seats;
  house.clock += patience.live.here;
  const [first] = all.filter((visitor) => visitor !== late);
  await first?.wishes({ is: 'seat-bot', seat, bot: 'greedy' });
  const stored = sent(await house.stored(id));
  expect(stored.entries.at(-1)).toMatchObject({ is: 'bot-wanted', seat });
  expect(Table.restore(stored).state.botsWanted).toMatchObject([{ seat, by: [first?.person] }]);
  const wanted = stored.entries.at(-1);
  if (wanted?.is !== 'bot-wanted') throw new Error('no bot is wanted');
  const forAnother = { ...wanted, decision: `${wanted.decision}0` };
  const entries = [...stored.entries.slice(0, -1), forAnother];
  expect(Table.restore({ ...stored, entries }).state.botsWanted).toEqual([]);
});

test.each(seeds)('a wish that is refused leaves the table as it was: %s', (seed) => {
  const random = new RandomTable(`refused ${seed}`);
  let before = looks(random.table);
  let refused = 0;
  goOn(random, 45, (outcome) => {
    const after = looks(random.table);
    if (typeof outcome === 'string') {
      refused++;
      expect(after).toEqual(before);
    }
    before = after;
  });
  expect(refused).toBeGreaterThan(5);
});

test.each(seeds)(
  'in a match that has started there is somebody on each seat, a person or a bot: %s',
  (seed) => {
    const random = new RandomTable(`nobody waits in vain ${seed}`);
    goOn(random, 120, () => {
      expect(random.table.state.seats.filter(({ person, bot }) => person === null && bot === null)).toEqual(
        [],
      );
      const { undo } = random.table.state;
      if (undo !== null) expect(random.table.awaited).not.toEqual([]);
    });
  },
);

describe('how a table stands is kept', () => {
  test('after forty entries', async () => {
    const { ana, house, id } = await opened();
    for (let line = 0; line < 38; line++) await ana.wishes({ is: 'say', text: `line ${line}` });
    expect((await house.stored(id)).keep).toBeNull();
    await ana.wishes({ is: 'say', text: 'the fortieth entry' });
    expect(await house.stored(id)).toMatchObject({ keep: { at: 40 }, entries: [] });
  });

  test('when a match starts and when it is over, so that other rules have something to go on from', async () => {
    const { all, house, id, ana } = await started();
    expect(await house.stored(id)).toMatchObject({ keep: { at: 5 }, entries: [] });
    await playOn(all, 'to the end');
    expect((await house.stored(id)).entries).toEqual([]);
    await ana.wishes({ is: 'say', text: 'well played' });
    expect((await house.stored(id)).entries).toMatchObject([{ is: 'said' }]);
  });
});

describe('by other rules than it was played with', () => {
  /** A keep that other rules have made. */
  async function keptByOthers() {
    const { all, ana, house, id } = await started();
    await playOn(all, 'some way', 8);
    const { keep } = await house.stored(id);
    const { state, match } = sent(keep?.table) as { state: object; match: { version: number } }; // as `Table.keep` makes it
    const others: Keep = {
      at: keep?.at ?? 0,
      table: { state, match: { ...match, version: match.version + 1 } },
    };
    return { others, since: (await house.stored(id)).entries, ana };
  }

  test('a match goes on from where it was kept, and what was answered since is given up', async () => {
    const { others, since } = await keptByOthers();
    const table = Table.restore({ keep: others, entries: since });
    expect(since.filter(({ is }) => is === 'answered')).toHaveLength(8);
    expect(table.match?.answered).toBe(0);
    expect(table.entries).toBe(others.at + 8);
    expect(table.state.notes.at(-1)).toMatchObject({ is: 'resumed' });
    expect(table.match?.asked.length).toBeGreaterThan(0);
  });

  test('a table kept before anybody could want a bot for somebody else has no such wish', async () => {
    const { others } = await keptByOthers();
    const { state, match } = others.table as { state: { botsWanted?: unknown }; match: unknown }; // as above
    const { botsWanted: _, ...before } = state;
    const table = Table.restore({ keep: { at: others.at, table: { state: before, match } }, entries: [] });
    expect(table.state.botsWanted).toEqual([]);
  });

  test('what was said and who sat down since is not lost', async () => {
    const { others } = await keptByOthers();
    const said = { is: 'said', when: 5, person: 'p' as never, name: 'dora', text: 'hello' } as const;
    const bot = { is: 'bot', when: 6, seat: one, bot: 'greedy' } as const;
    const { state } = Table.restore({ keep: others, entries: [said, bot] });
    expect(state.chat).toMatchObject([{ text: 'hello' }]);
    expect(state.seats[0]).toMatchObject({ bot: 'greedy' });
  });
});
