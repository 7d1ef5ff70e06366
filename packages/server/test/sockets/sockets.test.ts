import assert from 'node:assert/strict';
import { EventEmitter, once } from 'node:events';
import { refused } from '@tavolo/protocol';
import { afterEach, describe, it, vi } from 'vitest';
import { type Parlour, parlour, seated } from './parlour.ts';

let house: Parlour;
afterEach(() => {
  vi.useRealTimers();
  return house.close();
});

const said = (number: number, text = 'hello') => ({ is: 'say', number, text });
const nothing = () => new Promise((resolve) => setTimeout(resolve, 20));

/** A door behind which somebody waits until it opens. */
function stiffDoor(): { readonly opened: Promise<void>; open(): void } {
  const steps = new EventEmitter();
  const opened = once(steps, 'open').then(() => undefined);
  return { opened, open: () => steps.emit('open') };
}

describe('a socket', () => {
  it('leads to a table and carries wishes there', async () => {
    house = await parlour();
    const ana = await seated(house);
    ana.say(said(7));
    assert.deepEqual((await ana.hears(3)).slice(1), [
      { is: 'heard', text: 'hello', by: '' },
      { is: 'done', wish: 7 },
    ]);
  });

  it('belongs to the person whose device opened it', async () => {
    house = await parlour();
    const { cookie, visitor } = await house.welcome('Ana');
    const ana = await seated(house, { cookie });
    assert.deepEqual(ana.heard, [{ is: 'joined', person: visitor.id, name: 'Ana' }]);
  });

  it('belongs to a stranger when the cookie is forged or missing', async () => {
    house = await parlour();
    const { cookie } = await house.welcome('Ana');
    for (const options of [{}, { cookie: `${cookie}x` }]) {
      const stranger = await seated(house, options);
      assert.deepEqual(stranger.heard, [{ is: 'joined', person: null, name: '' }]);
    }
  });

  it('hears what was said while the table was being looked for, afterwards and in order', async () => {
    const door = stiffDoor();
    house = await parlour({}, () => door.opened.then(() => house.table));
    const ana = house.visit();
    await ana.opened;
    ana.say({ is: 'join', by: 'invite', key: 'open' });
    ana.say(said(1));
    ana.say({ is: 'join', by: 'invite', key: 'open' });
    ana.say(said(2));
    await nothing();
    door.open();
    assert.deepEqual(
      (await ana.hears(6)).map(({ is }) => is),
      ['joined', 'heard', 'done', 'joined', 'heard', 'done'],
    );
  });

  it('leaves the table when it goes', async () => {
    house = await parlour();
    const ana = await seated(house);
    assert.equal(house.table.guests.size, 1);
    ana.drop();
    while (house.table.guests.size > 0) await nothing();
    assert.equal(house.sockets.size, 0);
  });

  it('leaves nobody at a table that was found too late', async () => {
    const door = stiffDoor();
    house = await parlour({}, () => door.opened.then(() => house.table));
    const ana = house.visit();
    await ana.opened;
    ana.say({ is: 'join', by: 'invite', key: 'open' });
    await nothing();
    ana.drop();
    while (house.sockets.size > 0) await nothing();
    door.open();
    await nothing();
    assert.equal(house.table.guests.size, 0);
  });

  it('is refused by name what the table refuses', async () => {
    house = await parlour();
    const ana = house.visit();
    await ana.opened;
    ana.say(said(1));
    ana.say({ is: 'join', by: 'watch', key: 'guess' });
    assert.deepEqual(await ana.hears(2), [
      { is: 'refused', wish: 1, name: 'not-at-this-table' },
      { is: 'refused', wish: null, name: 'unknown-table' },
    ]);
    assert.match(await house.refusals(), /\{name="unknown-table"\} 1/);
  });

  it('is told when a table can not be read, and may try again', async () => {
    let isBroken = true;
    house = await parlour({}, async () => {
      if (isBroken) throw new Error('the disk does not answer');
      return house.table;
    });
    const ana = house.visit();
    await ana.opened;
    ana.say({ is: 'join', by: 'invite', key: 'open' });
    assert.deepEqual(await ana.hears(1), [{ is: 'refused', wish: null, name: 'storage-failed' }]);
    isBroken = false;
    ana.say({ is: 'join', by: 'invite', key: 'open' });
    assert.equal((await ana.hears(2))[1]?.is, 'joined');
  });
});

describe('who is connected', () => {
  it('is called by a new name at once', async () => {
    house = await parlour();
    const { cookie, visitor } = await house.welcome('Ana');
    const ana = await seated(house, { cookie });
    house.sockets.rename(visitor, 'Anna');
    ana.say(said(1));
    assert.equal((await ana.hears(2))[1]?.by, 'Anna');
  });

  it('is shown out when the device is revoked, and nobody else is', async () => {
    house = await parlour();
    const lost = await house.welcome('Ana');
    const [ana, bea] = [await seated(house, { cookie: lost.cookie }), await seated(house)];
    house.sockets.revoke(lost.visitor.device);
    assert.equal(await ana.closed, '1008 no-identity');
    bea.say(said(1));
    await bea.hears(2);
  });

  it('is heard no more when the device is revoked, and made to leave, even if they do not want to', async () => {
    house = await parlour();
    const lost = await house.welcome('Ana');
    const [ana, bea] = [await seated(house, { cookie: lost.cookie }), await seated(house)];
    ana.ignoreClosing();
    house.sockets.revoke(lost.visitor.device);
    assert.equal(house.table.guests.size, 1);
    ana.say(said(1, 'still here'));
    await nothing();
    assert.equal(house.sockets.size, 2);
    assert.deepEqual([ana.heard.length, bea.heard.length], [1, 1]);
    while (house.sockets.size > 1) await nothing();
  });

  it('leaves the table at once when the server stops, even if they do not want to', async () => {
    house = await parlour();
    const ana = await seated(house);
    ana.ignoreClosing();
    const stopped = house.sockets.stop();
    assert.equal(house.table.guests.size, 0);
    await stopped;
    while (house.sockets.size > 0) await nothing();
  });

  it('is asked to come again when the server stops, and nothing more is taken', async () => {
    house = await parlour();
    const ana = await seated(house);
    house.sockets.refuse();
    ana.say(said(3));
    assert.deepEqual((await ana.hears(2))[1], { is: 'refused', wish: 3, name: 'stopping' });
    assert.equal(await house.visit().opened, '503 stopping');
    await house.sockets.stop();
    assert.equal(await ana.closed, '1012 stopping');
  });

  it('is dropped when they do not answer for long', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    house = await parlour({ ping: 30 });
    const [awake, asleep] = [await seated(house), await seated(house)];
    asleep.sleep();
    vi.advanceTimersByTime(30);
    awake.say(said(1));
    await awake.hears(2);
    assert.equal(house.sockets.size, 2);
    vi.advanceTimersByTime(30);
    while (house.sockets.size > 1) await nothing();
    awake.say(said(2));
    await awake.hears(3);
  });
});

describe('a door that is not for them', () => {
  it.each([
    ['a page of another host', { origin: 'http://evil.test' }, '403 wrong-origin'],
    ['a page that is nowhere', { origin: 'null' }, '403 wrong-origin'],
    ['another address', { path: '/other' }, '400 malformed'],
  ])('stays closed: %s', async (_, visit, answer) => {
    house = await parlour();
    assert.equal(await house.visit(visit).opened, answer);
    assert.equal(house.sockets.size, 0);
  });

  it('stays closed while the storage does not answer', async () => {
    house = await parlour();
    const { cookie } = await house.welcome('Ana');
    house.people.recognise = () => Promise.reject(refused('storage-failed'));
    assert.equal(await house.visit({ cookie }).opened, '503 storage-failed');
  });
});
