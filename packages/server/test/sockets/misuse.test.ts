import assert from 'node:assert/strict';
import type { Guest } from '@tavolo/table';
import { afterEach, describe, it, vi } from 'vitest';
import { socketLimits } from '../../sockets/limits.ts';
import { type Parlour, parlour, seated, type Visitor } from './parlour.ts';

let house: Parlour;
afterEach(() => {
  vi.useRealTimers();
  return house.close();
});

const said = (number: number, text = 'hello') => ({ is: 'say', number, text });

const costlyWishes = [
  { is: 'story', seat: null },
  { is: 'hint', seat: 'seat-1' },
  { is: 'record' },
  { is: 'story', seat: null },
];

/** How so many wishes went of somebody who has just come. */
async function outcomes(visitor: Visitor, count: number): Promise<unknown[]> {
  return (await visitor.hears(1 + count)).slice(1).map(({ is, name }) => name ?? is);
}

/** Whatever somebody else did: this visitor is still served. */
async function isServed(visitor: Visitor): Promise<void> {
  const before = visitor.heard.length;
  visitor.say(said(99));
  const heard = await visitor.hears(before + 2);
  assert.ok(heard.some(({ is, wish }) => is === 'done' && wish === 99));
}

describe('what makes no sense', () => {
  it.each([
    ['no JSON', '{"is":', null],
    ['no record', '[]', null],
    ['null', 'null', null],
    ['no wish', { is: 'cheat', number: 4 }, 4],
    ['no number', { is: 'say', text: 'hello' }, null],
    ['too much', { is: 'say', number: 5, text: 'hello', as: 'Ana' }, 5],
    ['no text', Buffer.from([1, 2, 3]), null],
    ['a door that is none', { is: 'join', by: 'window', key: 'open' }, null],
    ['a name from every object', { is: 'constructor', number: 6 }, 6],
  ])('is refused as malformed, and the socket goes on: %s', async (_, message, number) => {
    house = await parlour();
    const ana = await seated(house);
    ana.say(message);
    const [, refusal] = await ana.hears(2);
    assert.deepEqual([refusal?.is, refusal?.name, refusal?.wish], ['refused', 'malformed', number]);
    await isServed(ana);
  });

  it('is no frame at all: that socket is closed, and nobody else is affected', async () => {
    house = await parlour();
    const [eva, ana] = [await seated(house), await seated(house)];
    eva.sayNonsense(Buffer.from('GET / HTTP/1.1\r\n\r\n'));
    assert.match(await eva.closed, /^(?:1002|1006) /);
    await isServed(ana);
  });
});

describe('too much', () => {
  it('in one message closes the socket, and nobody else is affected', async () => {
    house = await parlour();
    const [eva, ana] = [await seated(house), await seated(house)];
    eva.say(said(1, 'x'.repeat(socketLimits.largestMessage)));
    assert.equal(await eva.closed, '1009 too-large');
    assert.deepEqual(eva.heard.slice(1), [{ is: 'refused', wish: 1, name: 'too-large' }]);
    await isServed(ana);
  });

  it('by far in one message closes the socket before it has arrived', async () => {
    house = await parlour();
    const [eva, ana] = [await seated(house), await seated(house)];
    eva.say(said(1, 'x'.repeat(100 * socketLimits.largestMessage)));
    assert.match(await eva.closed, /^1009 /);
    await isServed(ana);
    assert.match(await house.refusals(), /\{name="too-large"\} 1/);
  });

  it('that costs much is refused as too fast on one socket, and everything else is served', async () => {
    house = await parlour({ costly: { burst: 3, perSecond: 0.001 } });
    const [eva, ana] = [await seated(house), await seated(house)];
    for (const [index, wish] of costlyWishes.entries()) eva.say({ number: index + 1, ...wish });
    assert.deepEqual(await outcomes(eva, costlyWishes.length), ['done', 'done', 'done', 'too-fast']);
    await isServed(eva);
    ana.heard.length = 1;
    ana.say({ is: 'record', number: 1 });
    assert.deepEqual(await outcomes(ana, 1), ['done']);
  });

  it('that costs much is refused as too fast from one address, on however many sockets', async () => {
    house = await parlour({ costlyPerAddress: { burst: 3, perSecond: 0.001 } });
    const heard: unknown[] = [];
    for (const wish of costlyWishes) {
      const visitor = await seated(house);
      visitor.say({ number: 1, ...wish });
      heard.push(...(await outcomes(visitor, 1)));
    }
    assert.deepEqual(heard, ['done', 'done', 'done', 'too-fast']);
  });

  it('in a short time is refused as too fast, and served again later', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    house = await parlour({ messages: { burst: 5, perSecond: 4 } });
    const ana = await seated(house);
    for (let number = 1; number <= 60; number += 1) ana.say({ is: 'start', number });
    const heard = (await ana.hears(61)).slice(1);
    const late = heard.flatMap(({ name, wish }) => (name === 'too-fast' ? [wish] : []));
    assert.deepEqual(
      late,
      Array.from({ length: 56 }, (_, place) => place + 5),
    );
    vi.advanceTimersByTime(300);
    await isServed(ana);
  });

  it('without an end closes the socket, and nobody else is affected', async () => {
    house = await parlour();
    const [eva, ana] = [await seated(house), await seated(house)];
    for (let number = 0; number < 2_000; number += 1) eva.say(said(number));
    assert.equal(await eva.closed, '1008 too-fast');
    ana.heard.length = 0;
    await isServed(ana);
    assert.equal(house.table.guests.size, 1);
  });

  it('unfetched news drop the socket before they cost others their memory', async () => {
    house = await parlour({ largestBacklog: 100_000, messages: { burst: 1e6, perSecond: 1e6 } });
    const [eva, ana] = [await seated(house), await seated(house)];
    eva.sleep();
    for (let number = 1; house.sockets.size > 1; number += 1) {
      ana.say(said(number, 'x'.repeat(16_000)));
      await ana.hears(1 + 2 * number);
      assert.ok(number < 5_000, 'the socket is still there');
    }
    await isServed(ana);
  });
});

describe('a welcome', () => {
  /** A table that has much to tell whoever comes. */
  const long = {
    join: (guest: Guest) => {
      for (const part of ['table', 'sight', 'sight'])
        guest.hear(JSON.stringify({ is: part, long: 'x'.repeat(90_000) }));
      return null;
    },
    leave: () => undefined,
    wish: (guest: Guest, wish: number) =>
      guest.hear(JSON.stringify({ is: 'done', wish, long: 'x'.repeat(9_000) })),
  };

  it('may be larger than what else is owed to a socket', async () => {
    house = await parlour({ largestBacklog: 100_000 }, async () => long);
    const ana = house.visit();
    await ana.opened;
    ana.say({ is: 'join', by: 'invite', key: 'open' });
    const dropped = ana.closed.then((why) => assert.fail(`the socket was closed: ${why}`));
    const heard = await Promise.race([ana.hears(3), dropped]);
    assert.deepEqual(
      heard.map(({ is }) => is),
      ['table', 'sight', 'sight'],
    );
    ana.say({ is: 'ping', number: 1 });
    assert.equal((await ana.hears(4))[3]?.is, 'done');
  });

  it('does not save whoever fetches nothing afterwards', async () => {
    house = await parlour(
      { largestBacklog: 100_000, messages: { burst: 1e6, perSecond: 1e6 } },
      async () => long,
    );
    const eva = house.visit();
    await eva.opened;
    eva.sleep();
    eva.say({ is: 'join', by: 'invite', key: 'open' });
    for (let number = 1; house.sockets.size > 0; number += 1) {
      eva.say({ is: 'ping', number });
      await new Promise((resolve) => setTimeout(resolve, 1));
      assert.ok(number < 5_000, 'the socket is still there');
    }
  });
});

describe('a thousand who come at once from one address', () => {
  it('are let in up to the limit, and the others are refused by name', async () => {
    house = await parlour();
    const ana = await seated(house);
    const thousand = Array.from({ length: 1_000 }, () => house.visit());
    const outcomes = await Promise.all(thousand.map(({ opened }) => opened));
    const inside = outcomes.filter((outcome) => outcome === 'open').length;
    assert.ok(inside <= socketLimits.openPerAddress, `${inside} were let in`);
    assert.ok(inside >= socketLimits.opening.burst - 1, `${inside} were let in`);
    assert.deepEqual([...new Set(outcomes)].toSorted(), ['503 too-many', 'open']);
    assert.equal(house.sockets.size, inside + 1);
    await isServed(ana);
  });

  it('make room for others when they leave', async () => {
    house = await parlour({ openPerAddress: 2, opening: { burst: 1e6, perSecond: 1e6 } });
    const [first] = [await seated(house), await seated(house)];
    assert.equal(await house.visit().opened, '503 too-many');
    first.drop();
    while (house.sockets.size > 1) await new Promise((resolve) => setTimeout(resolve, 5));
    assert.equal(await house.visit().opened, 'open');
  });

  it('never are more than the server holds in all', async () => {
    house = await parlour({ open: 3 });
    const four = Array.from({ length: 4 }, () => house.visit());
    const outcomes = await Promise.all(four.map(({ opened }) => opened));
    assert.deepEqual(outcomes.toSorted(), ['503 too-many', 'open', 'open', 'open']);
  });
});
