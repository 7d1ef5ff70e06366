import type { News, RefusalName } from '@tavolo/protocol';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { join, knock, opened } from './fake-socket.ts';

const answerToKnock: News = { is: 'refused', wish: 0, name: 'not-your-seat' };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a lost line', () => {
  test('is tried again after twice as long each time, and never longer than five seconds', () => {
    const { last, sockets } = opened();
    const waits = [250, 500, 1000, 2000, 4000, 5000, 5000];
    for (const [index, wait] of waits.entries()) {
      last().onclose();
      vi.advanceTimersByTime(wait - 1);
      expect(sockets).toHaveLength(index + 1);
      vi.advanceTimersByTime(1);
      expect(sockets).toHaveLength(index + 2);
    }
  });

  test('is tried at once when the device is online again or the page is looked at', () => {
    const { last, sockets, wake } = opened();
    last().onclose();
    wake();
    expect(sockets).toHaveLength(2);
    vi.advanceTimersByTime(250);
    expect(sockets).toHaveLength(2);
  });

  test('is lost as soon as the device is offline', () => {
    const { host, last, goOffline } = opened();
    last().enter();
    goOffline();
    expect(host.line).toBe('lost');
    expect(last().isClosed).toBe(true);
  });

  test('is never heard again', () => {
    const { last, sockets, news, wake, goOffline } = opened();
    last().enter();
    goOffline();
    wake();
    sockets[0]?.hear({ is: 'gone', onlooker: 'spectator' });
    expect(news().map(({ is }) => is)).toEqual(['table']);
  });
});

describe('a line on which nothing comes back', () => {
  test('an attempt that does not open within four seconds is given up', () => {
    const { sockets, last } = opened();
    vi.advanceTimersByTime(4000);
    expect(last().isClosed).toBe(true);
    vi.advanceTimersByTime(250);
    expect(sockets).toHaveLength(2);
  });

  test('an attempt that is under way on waking is begun anew', () => {
    const { sockets, wake } = opened();
    wake();
    expect(sockets).toHaveLength(2);
    expect(sockets[0]?.isClosed).toBe(true);
  });

  test('a join that is not answered within eight seconds is said on another', () => {
    const { host, last, sockets } = opened();
    last().onopen();
    vi.advanceTimersByTime(8000);
    expect(host.line).toBe('lost');
    vi.advanceTimersByTime(250);
    last().onopen();
    expect(sockets).toHaveLength(2);
    expect(last().sent).toEqual([join]);
  });

  test('a wish that is not answered within eight seconds is said on another', () => {
    const { host, last } = opened();
    last().enter();
    void host.say({ is: 'start' });
    vi.advanceTimersByTime(8000);
    expect(host.line).toBe('lost');
    vi.advanceTimersByTime(250);
    last().enter();
    expect(last().sent).toEqual([join, { is: 'start', number: 1 }]);
  });

  test('an open line is knocked at on waking, and lost when nobody answers within four seconds', () => {
    const { host, last, wake } = opened();
    last().enter();
    wake();
    wake();
    expect(last().sent).toEqual([join, knock]);
    vi.advanceTimersByTime(3999);
    expect(host.line).toBe('open');
    vi.advanceTimersByTime(1);
    expect(host.line).toBe('lost');
  });

  test('what was on its way before the line died does not answer a knock', () => {
    const { host, last, wake } = opened();
    last().enter();
    wake();
    last().hear({ is: 'gone', onlooker: 'spectator' });
    vi.advanceTimersByTime(4000);
    expect(host.line).toBe('lost');
  });

  test('a line that answers a knock stays open, and nobody hears of it', () => {
    const { host, last, news, wake } = opened();
    last().enter();
    wake();
    last().hear(answerToKnock);
    vi.advanceTimersByTime(4000);
    expect(host.line).toBe('open');
    expect(news().map(({ is }) => is)).toEqual(['table']);
  });

  test('a line that has been quiet for thirty seconds is knocked at, again and again', () => {
    const { host, last } = opened();
    last().enter();
    vi.advanceTimersByTime(29_999);
    expect(last().sent).toEqual([join]);
    vi.advanceTimersByTime(1);
    last().hear(answerToKnock);
    vi.advanceTimersByTime(30_000);
    expect(last().sent).toEqual([join, knock, knock]);
    vi.advanceTimersByTime(4000);
    expect(host.line).toBe('lost');
  });
});

describe('a join that is refused', () => {
  test.each<RefusalName>(['storage-failed', 'too-fast', 'too-many', 'stopping'])(
    'for %s is tried again, with longer and longer pauses, as on a lost line',
    (name) => {
      const { host, last, sockets, news } = opened();
      for (const [index, wait] of [250, 500, 1000].entries()) {
        last().onopen();
        last().hear({ is: 'refused', wish: null, name });
        expect(host.line).toBe('lost');
        vi.advanceTimersByTime(wait - 1);
        expect(sockets).toHaveLength(index + 1);
        vi.advanceTimersByTime(1);
        expect(sockets).toHaveLength(index + 2);
      }
      expect(news()).toEqual([]);
      last().enter();
      expect(host.line).toBe('open');
    },
  );

  test('for good shuts the door, after a lost line too', async () => {
    const { host, last, news, sockets } = opened();
    last().enter();
    last().close();
    vi.advanceTimersByTime(250);
    const outcome = host.say({ is: 'start' });
    last().onopen();
    const refusal: News = { is: 'refused', wish: null, name: 'not-at-this-table' };
    last().hear(refusal);
    expect(news().at(-1)).toEqual(refusal);
    expect(host.line).toBe('closed');
    expect(await outcome).toEqual({ refused: 'no-connection' });
    vi.advanceTimersByTime(60_000);
    expect(sockets).toHaveLength(2);
  });

  test('keeps what was wished for meanwhile until the table lets it in', () => {
    const { host, last } = opened();
    void host.say({ is: 'start' });
    last().onopen();
    last().hear({ is: 'refused', wish: null, name: 'storage-failed' });
    vi.advanceTimersByTime(250);
    last().enter();
    expect(last().sent).toEqual([join, { is: 'start', number: 1 }]);
  });

  test('a refusal of nothing in particular at an open table does not shut the door', () => {
    const { host, last, news } = opened();
    last().enter();
    last().hear({ is: 'refused', wish: null, name: 'malformed' });
    expect(host.line).toBe('open');
    expect(news().map(({ is }) => is)).toEqual(['table']);
  });
});
