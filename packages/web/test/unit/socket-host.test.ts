import type { Seat } from '@tavolo/kernel';
import type { RefusalName, Wish } from '@tavolo/protocol';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { join, opened } from './fake-socket.ts';

const seat = 'seat-1' as Seat;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a table on a server', () => {
  test('is joined first, and wishes are numbered', async () => {
    const { host, last } = opened();
    last().enter();
    const started = host.say({ is: 'start' });
    expect(last().sent).toEqual([join, { is: 'start', number: 1 }]);
    last().hear({ is: 'done', wish: 1 });
    expect(await started).toEqual({ is: 'done', wish: 1 });
  });

  test('a wish waits until the table has let its line in', () => {
    const { host, last } = opened();
    void host.say({ is: 'start' });
    last().onopen();
    expect(last().sent).toEqual([join]);
    expect(host.line).toBe('connecting');
    last().enter();
    expect(last().sent).toContainEqual({ is: 'start', number: 1 });
    expect(host.line).toBe('open');
  });

  test('a refusal is the outcome of its wish, and no news', async () => {
    const { host, last, news } = opened();
    last().enter();
    const started = host.say({ is: 'start' });
    last().hear({ is: 'refused', wish: 1, name: 'seats-open' });
    expect(await started).toEqual({ refused: 'seats-open' });
    expect(news().map(({ is }) => is)).toEqual(['table']);
  });

  test('what is no news is passed over', () => {
    const { last, news } = opened();
    last().onopen();
    for (const data of ['{', '[]', 'null', '7', new ArrayBuffer(1)]) last().onmessage({ data });
    expect(news()).toEqual([]);
  });

  test('leaving refuses what is unanswered and does not come back', async () => {
    const { host, last, sockets } = opened();
    const started = host.say({ is: 'start' });
    host.leave();
    expect(await started).toEqual({ refused: 'no-connection' });
    expect(await host.say({ is: 'start' })).toEqual({ refused: 'no-connection' });
    last().onclose();
    vi.advanceTimersByTime(60_000);
    expect(sockets).toHaveLength(1);
    expect(last().isClosed).toBe(true);
    expect(host.line).toBe('closed');
  });
});

describe('what was wished for when the line broke', () => {
  /** Says something, breaks the line, and comes back. */
  function saidTwice(wish: Wish) {
    const table = opened();
    table.last().enter();
    const outcome = table.host.say(wish);
    table.last().close();
    vi.advanceTimersByTime(250);
    table.last().enter();
    return { ...table, outcome };
  }

  test('is said again under the same number', () => {
    const { last } = saidTwice({ is: 'start' });
    expect(last().sent).toEqual([join, { is: 'start', number: 1 }]);
  });

  test('is watched like a first wish when it is said again', () => {
    const { host, sockets } = saidTwice({ is: 'start' });
    vi.advanceTimersByTime(7999);
    expect(host.line).toBe('open');
    vi.advanceTimersByTime(1);
    expect(host.line).toBe('lost');
    vi.advanceTimersByTime(250);
    expect(sockets).toHaveLength(3);
  });

  test('an undo that may have been heard is not said again', async () => {
    const { last, outcome } = saidTwice({ is: 'undo', seat });
    expect(last().sent).toEqual([join]);
    expect(await outcome).toEqual({ refused: 'no-connection' });
  });

  test('an undo that nobody can have heard is said once the line is back', () => {
    const { host, last } = opened();
    void host.say({ is: 'undo', seat });
    last().close();
    vi.advanceTimersByTime(250);
    last().enter();
    expect(last().sent).toEqual([join, { is: 'undo', number: 1, seat }]);
  });

  test.each<[Wish, RefusalName]>([
    [{ is: 'start' }, 'already-started'],
    [{ is: 'leave', seat }, 'not-your-seat'],
  ])('%o that is refused because it was granted the first time is done', async (wish, name) => {
    const { last, outcome } = saidTwice(wish);
    last().hear({ is: 'refused', wish: 1, name });
    expect(await outcome).toEqual({ is: 'done', wish: 1 });
  });

  test('is refused when it is refused for another reason', async () => {
    const { last, outcome } = saidTwice({ is: 'start' });
    last().hear({ is: 'refused', wish: 1, name: 'seats-open' });
    expect(await outcome).toEqual({ refused: 'seats-open' });
  });

  test('a wish that was said once is refused even so', async () => {
    const { host, last } = opened();
    last().enter();
    const outcome = host.say({ is: 'start' });
    last().hear({ is: 'refused', wish: 1, name: 'already-started' });
    expect(await outcome).toEqual({ refused: 'already-started' });
  });
});
