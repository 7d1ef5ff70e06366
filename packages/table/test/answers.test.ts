import { readRecordAbout, type Wish } from '@tavolo/protocol';
import { describe, expect, test } from 'vitest';
import { asked, gathered, House, one, opened, playOn, questionTo, started, three, two } from './house.ts';
import { answerTo, sit, Visitor } from './visitor.ts';

describe('a match starts', () => {
  test('when somebody on a seat wants it, and everybody sees it', async () => {
    const { bruno, all, comes } = await gathered();
    const watcher = await comes('watcher', 'watch');
    expect(await bruno.wishes({ is: 'start' })).toBe('done');
    expect(all.map(({ table }) => table.phase)).toEqual(['playing', 'playing', 'playing']);
    expect([...bruno.seen.keys()]).toEqual([two]);
    expect([...watcher.seen.keys()]).toEqual(['spectator']);
    expect(watcher.notes.at(-1)).toBe('started');
  });

  test('when its owner wants it, even without a seat', async () => {
    const { ana } = await opened();
    for (const seat of [one, two, three]) await ana.wishes({ is: 'seat-bot', seat, bot: 'greedy' });
    expect(await ana.wishes({ is: 'start' })).toBe('done');
  });

  test('only when there is somebody on each seat', async () => {
    const { ana } = await opened();
    await ana.wishes(sit(one));
    await ana.wishes({ is: 'seat-bot', seat: two, bot: 'greedy' });
    expect(await ana.wishes({ is: 'start' })).toBe('seats-open');
  });

  test('once', async () => {
    const { bruno } = await started();
    expect(await bruno.wishes({ is: 'start' })).toBe('already-started');
  });

  test('for nobody who is only invited or looks on', async () => {
    const { comes } = await gathered();
    const invited = await comes('dora');
    const watcher = await comes('watcher', 'watch');
    expect(await invited.wishes({ is: 'start' })).toBe('not-at-this-table');
    expect(await watcher.wishes({ is: 'start' })).toBe('not-at-this-table');
  });
});

describe('before the match has started', () => {
  const early: readonly Wish[] = [
    { is: 'answer', seat: one, decision: 'seat-1/0/0', picked: [] },
    { is: 'undo', seat: one },
    { is: 'ask-undo', seat: one, to: 0 },
    { is: 'hint', seat: one },
    { is: 'story', seat: null },
    { is: 'record' },
  ];

  test.each(early)('$is is refused', async (wish) => {
    const { ana } = await gathered();
    expect(await ana.wishes(wish)).toBe('not-started');
  });

  test('nothing can be had again, and nothing can be agreed to', async () => {
    const { ana } = await gathered();
    expect(await ana.wishes({ is: 'rematch' })).toBe('not-over');
    expect(await ana.wishes({ is: 'consent', by: one, to: 0, agrees: true })).toBe('no-undo-request');
  });
});

describe('an answer', () => {
  test('is taken from the holder of the seat, and everybody sees what it did', async () => {
    const { all } = await started();
    const who = asked(all);
    expect(await who.wishes(answerTo(questionTo(who)))).toBe('done');
    for (const visitor of all) expect(visitor.sight(visitor.place.seats[0] ?? one).answered).toBe(1);
  });

  test('sent twice counts once, and is done both times', async () => {
    const { all, house, id } = await started();
    const who = asked(all);
    const answer = answerTo(questionTo(who));
    await who.wishes(answer);
    const before = await house.stored(id);
    expect(await who.wishes(answer)).toBe('done');
    expect(await house.stored(id)).toEqual(before);
  });

  test('that comes late is stale', async () => {
    const { all } = await started();
    const who = asked(all);
    const question = questionTo(who);
    await who.wishes(answerTo(question));
    const other = question.options.slice(-question.min);
    expect(await who.wishes(answerTo(question, other))).toBe('stale');
  });

  test('from a second device of the same seat does not win over the first', async () => {
    const { all, host } = await started();
    const who = asked(all);
    const device = new Visitor(who.name);
    await device.enters(host, 'table');
    const question = questionTo(who);
    expect(questionTo(device)).toEqual(question);
    const first = who.asks(answerTo(question));
    const second = device.asks(answerTo(question, question.options.slice(-question.min)));
    await host.settled();
    expect([who.replyTo(first), device.replyTo(second)]).toEqual(['done', 'stale']);
    expect(device.seen).toEqual(who.seen);
  });
});

describe('what is refused changes nothing', () => {
  const all: readonly (readonly [string, string, (who: Visitor, other: Visitor) => Promise<string>])[] = [
    ['an answer of somebody else', 'not-your-seat', (who, other) => other.wishes(answerTo(questionTo(who)))],
    [
      'an answer that is not offered',
      'not-an-option',
      (who) => who.wishes(answerTo(questionTo(who), ['all the gold'])),
    ],
    ['an answer of too few', 'wrong-count', (who) => who.wishes(answerTo(questionTo(who), []))],
    [
      'an answer to another decision',
      'stale',
      (who) => who.wishes({ ...answerTo(questionTo(who)), decision: 'seat-1/9/9' }),
    ],
    [
      'an answer of a seat that there is not',
      'unknown-seat',
      (who) => who.wishes({ ...answerTo(questionTo(who)), seat: '__proto__' as never }),
    ],
    [
      'an undo where nothing was answered',
      'nothing-to-undo',
      (who) => who.wishes({ is: 'undo', seat: who.place.seats[0] ?? one }),
    ],
    [
      'an undo of another seat',
      'not-your-seat',
      (who, other) => who.wishes({ is: 'undo', seat: other.place.seats[0] ?? one }),
    ],
    ['a seat that is taken', 'seat-taken', (who, other) => other.wishes(sit(who.place.seats[0] ?? one))],
    ['a second start', 'already-started', (who) => who.wishes({ is: 'start' })],
    ['a long speech', 'bad-text', (who) => who.wishes({ is: 'say', text: 'a'.repeat(401) })],
    ['a record before the end', 'not-over', (who) => who.wishes({ is: 'record' })],
    ['a rematch before the end', 'not-over', (who) => who.wishes({ is: 'rematch' })],
    [
      'the story of another seat',
      'not-your-seat',
      (who, other) => other.wishes({ is: 'story', seat: who.place.seats[0] ?? one }),
    ],
    [
      'a hint for another seat',
      'not-your-seat',
      (who, other) => other.wishes({ is: 'hint', seat: who.place.seats[0] ?? one }),
    ],
    [
      'a hint for a seat that is not asked',
      'not-your-turn',
      (_, other) => other.wishes({ is: 'hint', seat: other.place.seats[0] ?? one }),
    ],
  ];

  test.each(all)('%s is refused as %s', async (_, name, wishes) => {
    const { all: visitors, house, id, comes } = await started();
    const who = asked(visitors);
    const [other = who] = visitors.filter((visitor) => visitor !== who);
    const before = await house.stored(id);
    const heard = visitors.map((visitor) => visitor.heard.length);
    expect(await wishes(who, other)).toBe(name);
    expect(await house.stored(id)).toEqual(before);
    const heardSince = visitors.reduce(
      (sum, visitor, at) => sum + visitor.heard.length - (heard[at] ?? 0),
      0,
    );
    expect(heardSince).toBe(1);
    const fresh = await comes(who.name, 'table');
    expect(fresh.seen).toEqual(who.seen);
    expect(house.problems).toEqual([]);
  });
});

test('after the end an answer is refused, and the record is given to be replayed anywhere', async () => {
  const { all, ana } = await started();
  await playOn(all, 'to the end');
  expect(ana.table.phase).toBe('over');
  expect(await ana.wishes({ is: 'answer', seat: one, decision: 'seat-1/99/0', picked: [] })).toBe(
    'match-over',
  );
  expect(await ana.wishes({ is: 'record' })).toBe('record');
  const { record } = ana.last('record');
  expect(record).toMatchObject({ game: 'gauntlet-of-fools', seed: 'a seed' });
  expect(readRecordAbout(record)).toEqual({
    players: ana.table.seats.map(({ seat, name, bot }) => ({ seat, name, bot })),
    opened: 1_000,
    winners: ana.sight(one).result?.winners,
  });
});

test('a hint says what the search bot thinks of the answers to the question that is open', async () => {
  const { all } = await started(
    new House({
      thinker: {
        think: () => new Promise(() => {}),
        consider: async () => [{ picked: ['x'], visits: 3, worth: 0.5 }],
      },
    }),
  );
  const who = asked(all);
  const { decision, seat } = questionTo(who);
  await who.wishes({ is: 'hint', seat });
  expect(who.last('hint')).toMatchObject({
    seat,
    decision,
    considered: [{ picked: ['x'], visits: 3, worth: 0.5 }],
  });
});
