import { describe, expect, test } from 'vitest';
import {
  asked,
  House,
  one,
  playOn,
  questionTo,
  started,
  startedWithBots,
  thoughtful,
  three,
  two,
  until,
} from './house.ts';
import { answerTo, type Visitor } from './visitor.ts';

/** The answers to the request of `requested`: the first seat asks to go back to the second answer. */
const agreed = { is: 'consent', by: one, to: 2, agrees: true } as const;
const declined = { ...agreed, agrees: false } as const;

const seatOf = (visitor: Visitor) => visitor.place.seats[0] ?? one;

/** The first has answered, and nobody since. */
async function afterOneAnswer() {
  const table = await started();
  const who = asked(table.all);
  await who.wishes(answerTo(questionTo(who)));
  const [other = who, third = who] = table.all.filter((visitor) => visitor !== who);
  return { ...table, who, other, third };
}

describe('a seat takes back its own last answer', () => {
  test('while nothing was learned since, and everybody sees it', async () => {
    const { who, other } = await afterOneAnswer();
    expect(who.sight(seatOf(who))).toMatchObject({ canUndo: true, lastAnswer: 0 });
    expect(await who.wishes({ is: 'undo', seat: seatOf(who) })).toBe('done');
    expect(other.sight(seatOf(other)).answered).toBe(0);
    expect(other.table.notes.at(-1)).toMatchObject({
      is: 'undone',
      seat: seatOf(who),
      name: who.name,
      at: 0,
    });
    expect(other.seen.get(seatOf(other))?.told).toHaveLength(1);
  });

  test('not over a barrier', async () => {
    const { all } = await started();
    await playOn(all, 'some way', 12);
    const stuck = all.filter((visitor) => !visitor.sight(seatOf(visitor)).canUndo);
    expect(stuck).not.toEqual([]);
    for (const visitor of stuck)
      expect(await visitor.wishes({ is: 'undo', seat: seatOf(visitor) })).toMatch(
        /past-a-barrier|others-have-decided/,
      );
  });

  test('not after the match is over, when all may have read the record', async () => {
    let tried = 0;
    for (let seed = 0; seed < 3; seed++) {
      const { all } = await started(new House(), `undo at the end ${seed}`);
      await playOn(all, `to the end ${seed}`);
      for (const visitor of all) {
        expect(visitor.sight(seatOf(visitor)).canUndo).toBe(false);
        expect(await visitor.wishes({ is: 'undo', seat: seatOf(visitor) })).toBe('match-over');
        tried++;
      }
    }
    expect(tried).toBe(9);
  });
});

describe('a request to go back', () => {
  /** Some way into a match, one asks to go back to the beginning. */
  async function requested() {
    const table = await started();
    await playOn(table.all, 'some way', 6);
    const { ana, bruno } = table;
    const outcome = await ana.wishes({ is: 'ask-undo', seat: one, to: 2 });
    const answered = () => bruno.sight(two).answered;
    return { ...table, outcome, answered };
  }

  test('waits for all others, and is shown', async () => {
    const { outcome, bruno, answered } = await requested();
    expect(outcome).toBe('done');
    expect(bruno.table.undo).toEqual({ by: one, to: 2, awaits: [two, three] });
    expect(bruno.notes.at(-1)).toBe('undo-asked seat-1');
    expect(answered()).toBe(6);
  });

  test('waits for the rest when one has agreed', async () => {
    const { bruno, answered } = await requested();
    expect(await bruno.wishes(agreed)).toBe('done');
    expect(bruno.table.undo?.awaits).toEqual([three]);
    expect(await bruno.wishes(agreed)).toBe('not-your-seat');
    expect(answered()).toBe(6);
  });

  test('is granted when all have agreed', async () => {
    const { bruno, cleo, answered } = await requested();
    await bruno.wishes(agreed);
    await cleo.wishes(agreed);
    expect(answered()).toBe(2);
    expect(bruno.table.undo).toBeNull();
    expect(bruno.table.notes.at(-1)).toMatchObject({ is: 'rewound', seat: one, at: 2 });
  });

  test('is gone when one declines, also after another has agreed', async () => {
    const { bruno, cleo, answered } = await requested();
    await bruno.wishes(agreed);
    expect(await cleo.wishes(declined)).toBe('done');
    expect(bruno.table.undo).toBeNull();
    expect(bruno.notes.at(-1)).toBe('undo-declined seat-3');
    expect(answered()).toBe(6);
    expect(await bruno.wishes(agreed)).toBe('no-undo-request');
  });

  test('is withdrawn by the player who asked', async () => {
    const { ana, bruno, answered } = await requested();
    expect(await ana.wishes(declined)).toBe('done');
    expect(bruno.table.undo).toBeNull();
    expect(answered()).toBe(6);
  });

  test('is one at a time, and goes to a moment there was', async () => {
    const { ana, bruno } = await requested();
    expect(await bruno.wishes({ is: 'ask-undo', seat: two, to: 0 })).toBe('undo-request-open');
    await bruno.wishes(declined);
    expect(await ana.wishes({ is: 'ask-undo', seat: one, to: 6 })).toBe('unknown-moment');
    expect(await ana.wishes({ is: 'ask-undo', seat: one, to: -1 })).toBe('unknown-moment');
    expect(await ana.wishes({ is: 'ask-undo', seat: two, to: 0 })).toBe('not-your-seat');
  });

  test('is not agreed to by the player who asks, by spectators or by people who were only invited', async () => {
    const { ana, comes } = await requested();
    const dora = await comes('dora');
    const watcher = await comes('watcher', 'watch');
    for (const visitor of [ana, dora, watcher]) expect(await visitor.wishes(agreed)).toBe('not-your-seat');
  });

  test('does not wait for a player who has left', async () => {
    const { bruno, cleo, answered } = await requested();
    await bruno.wishes(agreed);
    await cleo.wishes({ is: 'leave', seat: three });
    expect(bruno.table.undo).toBeNull();
    expect(answered()).toBe(2);
    expect(cleo.sight('spectator').answered).toBe(2);
    expect(cleo.confusing).toEqual([]);
  });

  test('still waits for a player who lets a bot play after being asked, since nobody else agrees for them', async () => {
    const { bruno, cleo, answered } = await requested();
    await bruno.wishes(agreed);
    await cleo.wishes({ is: 'seat-bot', seat: three, bot: 'random' });
    expect(bruno.table.undo?.awaits).toEqual([three]);
    await cleo.wishes(agreed);
    expect(answered()).toBeLessThanOrEqual(2);
  });

  test('is not agreed to by a word on another one', async () => {
    const { bruno } = await requested();
    expect(await bruno.wishes({ ...agreed, to: 1 })).toBe('no-undo-request');
  });

  test('is void once an answer was taken back', async () => {
    const { who, other, third } = await afterOneAnswer();
    await playOn([who, other, third], 'on', 3);
    const free = [who, other, third].find((visitor) => visitor.sight(seatOf(visitor)).canUndo);
    if (free === undefined) throw new Error('nobody can take anything back');
    const asker = [who, other, third].find((visitor) => visitor !== free) ?? who;
    await asker.wishes({ is: 'ask-undo', seat: seatOf(asker), to: 0 });
    await free.wishes({ is: 'undo', seat: seatOf(free) });
    expect(asker.table.undo).toBeNull();
  });
});

test('alone with bots, somebody goes back at once', async () => {
  const { ana } = await startedWithBots(new House({ thinker: thoughtful }), 'random');
  await until(() => ana.question !== null);
  await playOn([ana], 'alone', 1);
  await until(() => ana.question !== null || ana.table.phase === 'over');
  expect(ana.sight(one).answered).toBeGreaterThan(1);
  expect(await ana.wishes({ is: 'ask-undo', seat: one, to: 0 })).toBe('done');
  expect(ana.notes).toContain('rewound seat-1');
  expect(ana.notes).not.toContain('undo-asked seat-1');
});
