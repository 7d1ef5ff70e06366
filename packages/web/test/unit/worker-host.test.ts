import { type News, type Refused, refused } from '@tavolo/protocol';
import { expect, test } from 'vitest';
import type { HostReport } from '../../host/host.ts';
import { goodbye } from '../../host/local/calls.ts';
import { WorkerHost } from '../../host/worker-host.ts';

type Listener = (event: { readonly data: unknown }) => void;

/** A host on a line whose other end is in the hands of a test. */
function connected() {
  const sent: string[] = [];
  const listeners = new Set<Listener>();
  const reports: HostReport[] = [];
  let isClosed = false;
  let breakWorker: (refusal: Refused) => void = () => undefined;
  const broken = new Promise<Refused>((resolve) => {
    breakWorker = resolve;
  });
  const port = {
    postMessage: (message: string) => sent.push(message),
    addEventListener: (_: 'message', listener: Listener) => listeners.add(listener),
    removeEventListener: (_: 'message', listener: Listener) => listeners.delete(listener),
    close: () => {
      isClosed = true;
    },
  };
  const host = new WorkerHost({ port, broken }, { by: 'table', key: 't' });
  host.subscribe((report) => reports.push(report));
  const hear = (news: News) => {
    for (const listener of listeners) listener({ data: JSON.stringify(news) });
  };
  return { host, sent, reports, hear, breakWorker, isClosed: () => isClosed };
}

test('leaving says goodbye once and closes the line', async () => {
  const { host, sent, isClosed } = connected();
  const wished = host.say({ is: 'start' });
  host.leave();
  host.leave();
  expect(sent.slice(2)).toEqual([goodbye]);
  expect(isClosed()).toBe(true);
  expect(await wished).toEqual({ refused: 'no-connection' });
});

test('a worker that breaks shuts the door, and whoever waits for it is refused', async () => {
  const { host, reports, breakWorker } = connected();
  const wished = host.say({ is: 'start' });
  breakWorker(refused('storage-failed'));
  expect(await wished).toEqual({ refused: 'no-connection' });
  expect(reports).toEqual([
    { is: 'news', news: { is: 'refused', wish: null, name: 'storage-failed' } },
    { is: 'line', line: 'closed' },
  ]);
});

test('a join that is refused shuts the door', () => {
  const { host, reports, hear } = connected();
  hear({ is: 'refused', wish: null, name: 'unknown-table' });
  expect(reports[0]).toEqual({
    is: 'news',
    news: { is: 'refused', wish: null, name: 'unknown-table' },
  });
  expect(host.line).toBe('closed');
});
