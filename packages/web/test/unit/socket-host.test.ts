import type { Seat } from '@tavolo/kernel';
import type { News } from '@tavolo/protocol';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Report } from '../../host/host.ts';
import { SocketHost } from '../../host/socket-host.ts';

/** A socket that a test opens, breaks and speaks through. */
class FakeSocket {
  readonly sent: unknown[] = [];
  onopen: () => void = () => undefined;
  onmessage: (event: { readonly data: unknown }) => void = () => undefined;
  onclose: () => void = () => undefined;

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(): void {
    this.onclose();
  }

  hear(news: News): void {
    this.onmessage({ data: JSON.stringify(news) });
  }
}

function opened() {
  const sockets: FakeSocket[] = [];
  const reports: Report[] = [];
  let wake: () => void = () => undefined;
  const host = new SocketHost(
    { by: 'table', key: 't' },
    {
      connect: () => {
        const socket = new FakeSocket();
        sockets.push(socket);
        return socket as unknown as WebSocket; // as much of one as the host uses
      },
      onAwake: (given) => {
        wake = given;
        return () => undefined;
      },
    },
  );
  host.subscribe((report) => reports.push(report));
  const last = (): FakeSocket => sockets.at(-1) ?? new FakeSocket();
  return { host, sockets, reports, last, wake: () => wake() };
}

const join = { is: 'join', by: 'table', key: 't' };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a table on a server', () => {
  test('joins first and numbers its wishes', async () => {
    const { host, last } = opened();
    last().onopen();
    const started = host.say({ is: 'start' });
    expect(last().sent).toEqual([join, { is: 'start', number: 1 }]);
    last().hear({ is: 'done', wish: 1 });
    expect(await started).toEqual({ is: 'done', wish: 1 });
  });

  test('a refusal is the outcome of its wish, and no news', async () => {
    const { host, last, reports } = opened();
    last().onopen();
    const started = host.say({ is: 'start' });
    last().hear({ is: 'refused', wish: 1, name: 'seats-open' });
    expect(await started).toEqual({ refused: 'seats-open' });
    expect(reports.filter(({ is }) => is === 'news')).toEqual([]);
  });

  test('after a break it joins again and repeats what was not answered, under the same number', () => {
    const { host, last, sockets } = opened();
    last().onopen();
    void host.say({ is: 'start' });
    last().onclose();
    expect(host.line).toBe('lost');
    vi.advanceTimersByTime(250);
    expect(sockets).toHaveLength(2);
    last().onopen();
    expect(host.line).toBe('open');
    expect(last().sent).toEqual([join, { is: 'start', number: 1 }]);
  });

  test('waits twice as long each time, and never longer than five seconds', () => {
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

  test('tries at once when the device is online again or the page is looked at', () => {
    const { last, sockets, wake } = opened();
    last().onclose();
    wake();
    expect(sockets).toHaveLength(2);
    wake();
    expect(sockets).toHaveLength(2);
  });

  test('a connection that does not answer is given up, and the wish is repeated on the next', () => {
    const { host, last, sockets } = opened();
    last().onopen();
    void host.say({ is: 'start' });
    vi.advanceTimersByTime(8000);
    expect(host.line).toBe('lost');
    vi.advanceTimersByTime(250);
    last().onopen();
    expect(sockets).toHaveLength(2);
    expect(last().sent).toEqual([join, { is: 'start', number: 1 }]);
  });

  test('what is no news is passed over', () => {
    const { last, reports } = opened();
    last().onopen();
    for (const data of ['{', '[]', 'null', '7', new ArrayBuffer(1)]) last().onmessage({ data });
    expect(reports.filter(({ is }) => is === 'news')).toEqual([]);
  });

  test('an undo that may have been heard is not said again', async () => {
    const { host, last } = opened();
    last().onopen();
    const outcome = host.say({ is: 'undo', seat: 'seat-1' as Seat });
    last().close();
    vi.advanceTimersByTime(1000);
    last().onopen();
    expect(last().sent).toEqual([join]);
    expect(await outcome).toEqual({ refused: 'no-connection' });
  });

  test('leaving refuses what is unanswered and does not come back', async () => {
    const { host, last, sockets } = opened();
    const started = host.say({ is: 'start' });
    host.leave();
    expect(await started).toEqual({ refused: 'no-connection' });
    expect(await host.say({ is: 'start' })).toEqual({ refused: 'no-connection' });
    last().onclose();
    vi.advanceTimersByTime(10_000);
    expect(sockets).toHaveLength(1);
    expect(host.line).toBe('closed');
  });
});
