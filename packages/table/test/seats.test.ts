import { describe, expect, test } from 'vitest';
import { asked, four, gathered, House, one, opened, playOn, questionTo, started, two } from './house.ts';
import { answerTo, sit, Visitor } from './visitor.ts';

const bot = (seat: typeof one, strength: 'random' | 'greedy' | null = 'greedy') =>
  ({ is: 'seat-bot', seat, bot: strength }) as const;

/** A match in which somebody is asked, and the others wait. */
async function waitedFor() {
  const table = await started();
  const late = asked(table.all);
  const [seat = one] = late.place.seats;
  return { ...table, late, seat, others: table.all.filter((visitor) => visitor !== late) };
}

describe('somebody who was invited', () => {
  test('may take a free seat, and everybody is told', async () => {
    const { ana, comes } = await opened();
    const bruno = await comes('bruno');
    expect(await bruno.wishes(sit(two))).toBe('done');
    expect(ana.table.seats[1]).toEqual({ seat: two, name: 'bruno', bot: null, here: true });
    expect(bruno.place.seats).toEqual([two]);
    expect(ana.notes).toEqual(['sat seat-2']);
  });

  test('may take several seats, each under a name of its own', async () => {
    const { ana } = await opened();
    await ana.wishes(sit(one));
    expect(await ana.wishes(sit(two, '  Nonna  '))).toBe('done');
    expect(ana.table.seats.map(({ name }) => name)).toEqual(['ana', 'Nonna', null]);
    expect(ana.place.seats).toEqual([one, two]);
  });

  test('may be called something else on their own seat, which is no news of the table', async () => {
    const { ana } = await opened();
    await ana.wishes(sit(one));
    expect(await ana.wishes(sit(one, 'Anna'))).toBe('done');
    expect(ana.table.seats[0]?.name).toBe('Anna');
    expect(ana.notes).toEqual(['sat seat-1']);
  });

  test('may not take a seat that is taken', async () => {
    const { bruno } = await gathered();
    expect(await bruno.wishes(sit(one))).toBe('seat-taken');
  });

  test('may not take a seat that there is not', async () => {
    const { ana } = await opened();
    expect(await ana.wishes(sit(four))).toBe('unknown-seat');
  });

  test.each([
    ['', 'bad-text'],
    ['   ', 'bad-text'],
    ['a'.repeat(25), 'bad-text'],
    ['🐉'.repeat(24), 'done'],
  ])('and is called %j is told: %s', async (name, outcome) => {
    const { ana } = await opened();
    expect(await ana.wishes(sit(one, name))).toBe(outcome);
  });

  test('takes over a seat that only a bot plays', async () => {
    const { ana, comes } = await opened();
    await ana.wishes(bot(two));
    const bruno = await comes('bruno');
    expect(await bruno.wishes(sit(two))).toBe('done');
    expect(ana.table.seats[1]).toEqual({ seat: two, name: 'bruno', bot: null, here: true });
  });

  test('takes over in mid-match a seat that somebody has left, and sees what it sees', async () => {
    const { bruno, comes } = await started();
    await bruno.wishes({ is: 'leave', seat: two });
    const dora = await comes('dora');
    await dora.wishes(sit(two));
    expect([...dora.seen.keys()]).toEqual([two]);
    expect(dora.sight(two).answered).toBe(0);
    expect([...bruno.seen.keys()]).toEqual(['spectator']);
  });

  test('a player takes no second seat in mid-match, and so gets no look at what it knows', async () => {
    const { ana, bruno } = await started();
    await bruno.wishes({ is: 'leave', seat: two });
    expect(await ana.wishes(sit(two))).toBe('has-a-seat');
    expect(await ana.wishes({ is: 'sit', seat: one, name: 'Anna' })).toBe('done');
  });
});

describe('somebody without a right to sit', () => {
  test('is refused as a stranger, though they were invited', async () => {
    const { host } = await opened();
    const stranger = new Visitor('stranger', null);
    await stranger.enters(host, 'invite');
    expect(await stranger.wishes(sit(one))).toBe('no-identity');
    expect(await stranger.wishes({ is: 'say', text: 'hello' })).toBe('no-identity');
    expect(await stranger.wishes(bot(one))).toBe('no-identity');
    expect(await stranger.wishes({ is: 'start' })).toBe('seats-open');
  });

  test('is refused as a spectator', async () => {
    const { comes } = await opened();
    const watcher = await comes('watcher', 'watch');
    expect(await watcher.wishes(sit(one))).toBe('not-at-this-table');
    expect(await watcher.wishes({ is: 'say', text: 'hello' })).toBe('not-at-this-table');
    expect(await watcher.wishes(bot(one))).toBe('not-at-this-table');
    expect(await watcher.wishes({ is: 'leave', seat: one })).toBe('not-your-seat');
  });

  test('is refused though they had a seat, once they have left it', async () => {
    const { id, house, bruno } = await gathered();
    await bruno.goes();
    await bruno.enters(await house.finds({ by: 'table', key: id }), 'table');
    await bruno.wishes({ is: 'leave', seat: two });
    expect(bruno.place).toMatchObject({ seats: [], invite: null });
    expect(await bruno.wishes(sit(two))).toBe('not-at-this-table');
  });
});

describe('a person who leaves', () => {
  test('before the match frees the seat', async () => {
    const { ana, bruno } = await gathered();
    expect(await bruno.wishes({ is: 'leave', seat: two })).toBe('done');
    expect(ana.table.seats[1]).toEqual({ seat: two, name: null, bot: null, here: false });
    expect(ana.table.notes.at(-1)).toMatchObject({ is: 'left', seat: two, name: 'bruno', bot: null });
  });

  test('in mid-match leaves the seat to a greedy bot', async () => {
    const { ana, bruno } = await started();
    await bruno.wishes({ is: 'leave', seat: two });
    expect(ana.table.seats[1]).toEqual({ seat: two, name: null, bot: 'greedy', here: false });
    expect(ana.table.notes.at(-1)).toMatchObject({ is: 'left', seat: two, name: 'bruno', bot: 'greedy' });
    expect(bruno.last('gone').onlooker).toBe(two);
    expect(bruno.place).toMatchObject({ seats: [], known: [two] });
  });

  test('can not leave the seat of somebody else', async () => {
    const { ana } = await gathered();
    expect(await ana.wishes({ is: 'leave', seat: two })).toBe('not-your-seat');
  });
});

describe('a bot is put on a seat', () => {
  test('by its holder, in mid-match too, who takes it off again', async () => {
    const { bruno } = await started();
    expect(await bruno.wishes(bot(two))).toBe('done');
    expect(bruno.table.seats[1]).toMatchObject({ name: 'bruno', bot: 'greedy' });
    expect(await bruno.wishes(bot(two, null))).toBe('done');
    expect(bruno.table.seats[1]).toMatchObject({ name: 'bruno', bot: null });
    expect(bruno.table.notes.slice(-2)).toMatchObject([
      { is: 'bot-sat', seat: two, bot: 'greedy' },
      { is: 'bot-left', seat: two, bot: 'greedy' },
    ]);
  });

  test('by others not while who holds it is here, whoever opened the table', async () => {
    const { ana } = await gathered();
    expect(await ana.wishes(bot(two))).toBe('too-soon');
  });

  test('by others before the match when its holder is away', async () => {
    const { ana, bruno } = await gathered();
    await bruno.goes();
    expect(await ana.wishes(bot(two))).toBe('done');
  });

  test('by anybody who sits at the table, on a free seat', async () => {
    const { comes } = await opened();
    const bruno = await comes('bruno');
    expect(await bruno.wishes(bot(one))).toBe('not-your-seat');
    await bruno.wishes(sit(two));
    expect(await bruno.wishes(bot(one))).toBe('done');
  });

  test('by others in mid-match when its holder has kept them waiting for a minute, and only the holder takes it off', async () => {
    const { house, all } = await started();
    const away = asked(all);
    const [other = away] = all.filter((visitor) => visitor !== away);
    const [seat = one] = away.place.seats;
    await away.goes();
    expect(await other.wishes(bot(seat))).toBe('too-soon');
    house.clock += 60_000;
    expect(await other.wishes(bot(seat))).toBe('done');
    expect(await other.wishes(bot(seat, null))).toBe('not-your-seat');
  });

  test('by the others, all of them, when its holder is here and has done nothing for five minutes', async () => {
    const { house, all, late, seat, others } = await waitedFor();
    const [first = late, second = late] = others;
    house.clock += 5 * 60_000 - 1;
    expect(await first.wishes(bot(seat))).toBe('too-soon');
    house.clock += 1;
    expect(await first.wishes(bot(seat))).toBe('done');
    expect(await first.wishes(bot(seat))).toBe('done');
    expect(late.table.botsWanted).toEqual([{ seat, by: first.place.seats }]);
    expect(late.table.seats.find((one) => one.seat === seat)?.bot).toBe(null);
    expect(late.notes.filter((note) => note === `bot-wanted ${seat}`)).toHaveLength(1);
    expect(await second.wishes(bot(seat))).toBe('done');
    for (const visitor of all) {
      expect(visitor.table.seats.find((one) => one.seat === seat)?.bot).toBe('greedy');
      expect(visitor.table.botsWanted).toEqual([]);
    }
    expect(await late.wishes(bot(seat, null))).toBe('done');
  });

  test('by the others who are here: nobody waits for the word of one who has gone', async () => {
    const { house, late, seat, others } = await waitedFor();
    const [first = late, second = late] = others;
    house.clock += 5 * 60_000;
    await first.wishes(bot(seat));
    await second.goes();
    expect(await first.wishes(bot(seat))).toBe('done');
    expect(first.table.seats.find((one) => one.seat === seat)?.bot).toBe('greedy');
  });

  test('by nobody who is just as late while its holder is here', async () => {
    const { house, ana, bruno, all } = await gathered(new House(), { game: 'machina-arcana' });
    await ana.wishes({ is: 'start' });
    await playOn(all, 'until all are asked at once', 3);
    expect(all.every(({ question }) => question !== null)).toBe(true);
    house.clock += 5 * 60_000;
    expect(await ana.wishes(bot(two))).toBe('too-soon');
    expect(await bruno.wishes(bot(one))).toBe('too-soon');
  });

  test('by nobody who lets a bot play for themselves, while its holder is here', async () => {
    const { house, seat, others } = await waitedFor();
    const [first, second] = others;
    house.clock += 5 * 60_000;
    for (const visitor of others) await visitor.wishes(bot(visitor.place.seats[0] ?? one));
    expect(await first?.wishes(bot(seat))).toBe('too-soon');
    expect(await second?.wishes(bot(seat))).toBe('too-soon');
  });

  test('by no owner without a seat, while its holder is here', async () => {
    const { house, ana, bruno, cleo } = await started();
    await ana.wishes({ is: 'leave', seat: one });
    const late = asked([bruno, cleo]);
    house.clock += 5 * 60_000;
    expect(await ana.wishes(bot(late.place.seats[0] ?? two))).toBe('too-soon');
  });

  test('by the others only when its new holder has had as long to answer', async () => {
    const { house, late, seat, others, comes } = await waitedFor();
    const [first = late, second = late] = others;
    house.clock += 5 * 60_000;
    await first.wishes(bot(seat));
    await late.wishes({ is: 'leave', seat });
    expect(first.table.botsWanted).toEqual([]);
    house.clock += 5 * 60_000;
    const dora = await comes('dora');
    await dora.wishes(sit(seat));
    expect(await second.wishes(bot(seat))).toBe('too-soon');
    house.clock += 5 * 60_000;
    expect(await second.wishes(bot(seat))).toBe('done');
  });

  test('by the others no more once its holder has answered', async () => {
    const { house, late, seat, others } = await waitedFor();
    const [first = late] = others;
    house.clock += 5 * 60_000;
    await first.wishes(bot(seat));
    await late.wishes(answerTo(questionTo(late)));
    expect(late.table.botsWanted).toEqual([]);
  });

  test('and put there again is no news', async () => {
    const { ana } = await opened();
    await ana.wishes(bot(one));
    const { notes } = ana;
    expect(await ana.wishes(bot(one))).toBe('done');
    expect(ana.notes).toEqual(notes);
  });

  test('and stays there in mid-match when nobody else would play the seat', async () => {
    const { ana, bruno } = await started();
    await bruno.wishes({ is: 'leave', seat: two });
    expect(await ana.wishes(bot(two, null))).toBe('seats-open');
    expect(await ana.wishes(bot(two, 'random'))).toBe('done');
  });
});
