import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, it } from 'vitest';
import { httpLimits, largestBody } from '../../http/limits.ts';
import { StorageFailed } from '../../storage/storage-failed.ts';
import { ask, memoryTables, newcomer, plainReach, type Served, served } from './served.ts';

let house: Served;
beforeEach(async () => {
  house = await served();
});
afterEach(() => house.app.close());

const wanted = { game: 'gauntlet-of-fools', options: {}, seats: 3, pace: 'live' };

describe('a page that is not ours', () => {
  it.each([
    ['another host', 'http://evil.test'],
    ['another port', 'http://tavolo.test:81'],
    ['nonsense', 'nonsense'],
    ['a page without an origin', 'null'],
  ])('changes nothing: %s', async (_, origin) => {
    const { status, said } = await ask(house.app, 'POST', '/api/me', {
      body: { name: 'Ana' },
      headers: { origin },
    });
    assert.deepEqual([status, said], [403, { refused: 'wrong-origin' }]);
  });

  it('changes nothing when it does not say what it is', async () => {
    const { statusCode } = await house.app.inject({
      method: 'POST',
      url: '/api/me',
      payload: { name: 'Ana' },
    });
    assert.equal(statusCode, 403);
  });

  it('is any but that of the public address, where there is one', async () => {
    const { app } = await served({ reach: { ...plainReach, publicOrigin: 'https://tavolo.example' } });
    const statusFor = async (origin: string) => {
      const headers = { origin, host: '10.0.0.7:8420' };
      return (await ask(app, 'POST', '/api/me', { body: { name: 'Ana' }, headers })).status;
    };
    assert.equal(await statusFor('https://tavolo.example'), 200);
    for (const other of ['http://10.0.0.7:8420', 'http://tavolo.example'])
      assert.equal(await statusFor(other), 403);
    await app.close();
  });
});

describe('tables', () => {
  it('are opened by somebody who is known, and are in their list', async () => {
    const cookie = await newcomer(house.app, 'Ana');
    const { status, said } = await ask(house.app, 'POST', '/api/tables', { body: wanted, cookie });
    assert.equal(status, 200);
    const { said: mine } = await ask(house.app, 'GET', '/api/me/tables', { cookie });
    assert.deepEqual(
      mine.tables.map(({ id }: { id: string }) => id),
      [said.table],
    );
  });

  it('are not opened by strangers', async () => {
    const { status, said } = await ask(house.app, 'POST', '/api/tables', { body: wanted });
    assert.deepEqual([status, said.refused], [401, 'no-identity']);
  });

  it.each([
    [{ ...wanted, game: 'chess' }, 404, 'unknown-game'],
    [{ ...wanted, seats: 100 }, 400, 'bad-seats'],
    [{ ...wanted, seats: 2.5 }, 400, 'malformed'],
    [{ ...wanted, pace: 'slow' }, 400, 'malformed'],
    [{ ...wanted, options: null }, 400, 'malformed'],
    [{ ...wanted, owner: 'me' }, 400, 'malformed'],
    [{ ...wanted, sheet: { lastWinners: ['seat-1'] } }, 400, 'malformed'],
    [{ ...wanted, options: { sheet: { lastWinners: ['seat-1'] } } }, 400, 'bad-options'],
    ['a text', 400, 'malformed'],
  ])('are refused with %j', async (body, status, name) => {
    const cookie = await newcomer(house.app, 'Ana');
    const headers = { 'content-type': 'application/json' };
    const answer = await ask(house.app, 'POST', '/api/tables', { body, cookie, headers });
    assert.deepEqual([answer.status, answer.said.refused], [status, name]);
  });

  it('that can not be stored are refused by name, and whoever runs the server reads why', async () => {
    const open = () => Promise.reject(new StorageFailed('full', 'The disk is full.'));
    const { app, log } = await served({ tables: Object.assign(memoryTables(), { open }) });
    const cookie = await newcomer(app, 'Ana');
    const { status, said } = await ask(app, 'POST', '/api/tables', { body: wanted, cookie });
    assert.deepEqual([status, said], [503, { refused: 'storage-failed' }]);
    assert.match(log.join(''), /The disk is full\./);
    await app.close();
  });
});

describe('too much', () => {
  it('in one body is refused', async () => {
    const { status, said } = await ask(house.app, 'POST', '/api/me', {
      body: { name: 'x'.repeat(largestBody) },
    });
    assert.deepEqual([status, said], [413, { refused: 'too-large' }]);
  });

  it('from one address is refused, and from another it is not', async () => {
    const claim = (from: string) =>
      ask(house.app, 'POST', '/api/me/claim', { body: { code: 'guess' }, from });
    for (let guess = 0; guess < httpLimits.claims.max; guess += 1)
      assert.equal((await claim('10.0.0.1')).status, 410);
    const { status, said, headers } = await claim('10.0.0.1');
    assert.deepEqual([status, said], [429, { refused: 'too-fast' }]);
    assert.ok(Number(headers['retry-after']) > 0);
    assert.equal((await claim('10.0.0.2')).status, 410);
  });

  it('from one person is refused on all their devices', async () => {
    const cookie = await newcomer(house.app, 'Ana');
    const rename = (from: string) =>
      ask(house.app, 'PATCH', '/api/me', { body: { name: 'Ana' }, cookie, from });
    for (let time = 0; time < httpLimits.changes.max; time += 1)
      assert.equal((await rename(`10.0.0.${time}`)).status, 200);
    assert.equal((await rename('10.0.1.1')).status, 429);
  });

  it('is nothing special when limits are lifted', async () => {
    const { app } = await served({ reach: { ...plainReach, hasLimits: false } });
    for (let guess = 0; guess <= httpLimits.claims.max; guess += 1)
      assert.equal((await ask(app, 'POST', '/api/me/claim', { body: { code: 'guess' } })).status, 410);
    await app.close();
  });
});

describe('an address of the API that does not exist', () => {
  it.each(['/api', '/api/', '/api/nothing', '/api/me/nothing', '/api?x', '/socket', '/socket?x'])(
    'is refused in JSON: %s',
    async (url) => {
      const { status, said } = await ask(house.app, 'GET', url);
      assert.equal(status, 404);
      assert.equal(said.refused, 'unknown-address');
    },
  );

  it.each(['/%zz', '/api/%zz', `/api/me/devices/${'x'.repeat(200)}`])(
    'is refused in JSON, and not said back, if it can not be read: %s',
    async (url) => {
      const { status, said } = await ask(house.app, 'DELETE', url);
      const detail = 'the address is malformed';
      assert.deepEqual([status, said], [400, { refused: 'malformed', detail }]);
    },
  );
});
