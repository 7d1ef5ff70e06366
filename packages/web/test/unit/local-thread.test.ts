import { isRefused } from '@tavolo/protocol';
import { expect, test } from 'vitest';
import { LocalThread } from '../../host/local-thread.ts';

/** A worker that answers with its number, or that a test breaks before it does. */
class FakeWorker {
  onerror: () => void = () => undefined;
  onmessageerror: () => void = () => undefined;
  isTerminated = false;
  readonly #answer: string | null;

  constructor(answer: string | null) {
    this.#answer = answer;
  }

  postMessage(_: unknown, [port]: readonly MessagePort[]): void {
    if (this.#answer !== null) port?.postMessage(this.#answer);
  }

  terminate(): void {
    this.isTerminated = true;
  }
}

function threadOf(...workers: readonly FakeWorker[]): LocalThread {
  const left = [...workers];
  return new LocalThread(() => left.shift() as unknown as Worker); // as much of one as the thread uses
}

const breaks: readonly ('onerror' | 'onmessageerror')[] = ['onerror', 'onmessageerror'];

test('one worker answers call after call', async () => {
  const thread = threadOf(new FakeWorker('first'), new FakeWorker('second'));
  expect(await thread.ask('story', null)).toBe('first');
  expect(await thread.ask('story', null)).toBe('first');
});

test.each(breaks)(
  'after %s whoever waits is refused, and the next call starts another worker',
  async (event) => {
    const first = new FakeWorker(null);
    const thread = threadOf(first, new FakeWorker('second'));
    const asked = thread.ask('list', null);
    const { port, broken } = thread.connect();
    first[event]();
    expect(await asked).toEqual({ refused: 'storage-failed' });
    expect(isRefused(await broken)).toBe(true);
    expect(first.isTerminated).toBe(true);
    expect(await thread.ask('list', null)).toBe('second');
    port.close();
  },
);
