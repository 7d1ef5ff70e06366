import { isRefused, type News } from '@tavolo/protocol';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { answer } from '../../host/local/answer.ts';
import { goodbye } from '../../host/local/calls.ts';
import { LocalHouse } from '../../host/local/local-house.ts';
import type { VisitLine } from '../../host/local/visit.ts';
import type { Setup } from '../../host/setup.ts';

const setup: Setup = {
  game: 'gauntlet-of-fools',
  options: {},
  pace: 'live',
  seats: [
    { is: 'here', name: 'Ana' },
    { is: 'here', name: 'Bob' },
  ],
  name: 'Ana',
  seed: null,
};

/** The far end of a line to a house. */
function lineTo(house: LocalHouse) {
  const heard: News[] = [];
  let isClosed = false;
  const line: VisitLine = {
    postMessage: (text: unknown) => heard.push(JSON.parse(String(text))),
    onmessage: null,
    close: () => {
      isClosed = true;
    },
  };
  house.connect(line);
  const say = (data: unknown) =>
    line.onmessage?.call(line as MessagePort, new MessageEvent('message', { data })); // it is never asked for more
  return { heard, say, isClosed: () => isClosed };
}

async function tableIn(house: LocalHouse): Promise<string> {
  const id = await house.open(setup);
  if (isRefused(id)) throw new Error(id.refused);
  return id;
}

afterEach(() => {
  vi.restoreAllMocks();
});

describe('the tables of a browser', () => {
  test('are opened where `crypto.randomUUID` is withheld', async () => {
    vi.spyOn(crypto, 'randomUUID').mockImplementation(() => {
      throw new TypeError('crypto.randomUUID is not a function');
    });
    const house = new LocalHouse();
    const [one, other] = [await tableIn(house), await tableIn(house)];
    expect(one).toMatch(/^[0-9a-f]{32}$/);
    expect(other).not.toBe(one);
  });

  test('a wish that comes before the table is found is granted after it', async () => {
    const house = new LocalHouse();
    const id = await tableIn(house);
    const { heard, say } = lineTo(house);
    say(JSON.stringify({ is: 'join', by: 'table', key: id }));
    say(JSON.stringify({ is: 'say', number: 1, text: 'Hello' }));
    await vi.waitFor(() => expect(heard).toContainEqual({ is: 'done', wish: 1 }));
    expect(heard[0]?.is).toBe('table');
  });

  test('a wish at no table is refused under its number', async () => {
    const { heard, say } = lineTo(new LocalHouse());
    say(JSON.stringify({ is: 'join', by: 'table', key: 'nowhere' }));
    say(JSON.stringify({ is: 'start', number: 1 }));
    await vi.waitFor(() => expect(heard).toHaveLength(2));
    expect(heard).toEqual([
      { is: 'refused', wish: null, name: 'unknown-table' },
      { is: 'refused', wish: 1, name: 'not-at-this-table' },
    ]);
  });

  test('somebody who says goodbye is told nothing more, and their line is closed', async () => {
    const house = new LocalHouse();
    const id = await tableIn(house);
    const [left, stays] = [lineTo(house), lineTo(house)];
    for (const { say } of [left, stays]) say(JSON.stringify({ is: 'join', by: 'table', key: id }));
    left.say(goodbye);
    await vi.waitFor(() => expect(left.isClosed()).toBe(true));
    const before = left.heard.length;
    stays.say(JSON.stringify({ is: 'say', number: 1, text: 'Hello' }));
    await vi.waitFor(() => expect(stays.heard).toContainEqual({ is: 'done', wish: 1 }));
    expect(left.heard).toHaveLength(before);
  });

  test('a table that was unloaded is there again for somebody who comes back', async () => {
    const house = new LocalHouse();
    const id = await tableIn(house);
    await house.putAwayIdle();
    const { heard, say } = lineTo(house);
    say(JSON.stringify({ is: 'join', by: 'table', key: id }));
    await vi.waitFor(() => expect(heard[0]?.is).toBe('table'));
  });
});

describe('a call that fails', () => {
  test.each([
    [{ is: 'open', ask: setup }, 'storage-failed'],
    [{ is: 'list', ask: null }, 'storage-failed'],
    [{ is: 'story', ask: {} }, 'does-not-replay'],
  ] as const)('%o is refused by name', async (call, name) => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const house = new LocalHouse();
    vi.spyOn(house, call.is).mockImplementation(() => {
      throw new DOMException('the disk is full', 'QuotaExceededError');
    });
    const { port1, port2 } = new MessageChannel();
    const answered = new Promise((resolve) => {
      port1.onmessage = ({ data }) => resolve(data);
    });
    await answer(house, call, port2);
    expect(await answered).toEqual({ refused: name });
    port1.close();
  });
});
