import assert from 'node:assert/strict';
import type { Renaming } from '@tavolo/table';
import { afterEach, beforeEach, describe, it } from 'vitest';
import { ask, memoryTables, newcomer, plainReach, type Served, served } from './served.ts';

let house: Served;
beforeEach(async () => {
  house = await served();
});
afterEach(() => house.app.close());

const greeted = (cookie: string) => ask(house.app, 'GET', '/api/me', { cookie });
const me = async (cookie: string) => (await greeted(cookie)).said.me;

describe('somebody new', () => {
  it('is nobody before they give a name', async () => {
    const { status, said } = await ask(house.app, 'GET', '/api/me');
    assert.equal(status, 200);
    assert.deepEqual(said, { me: null });
  });

  it('is remembered by a cookie that scripts and other sites do not get', async () => {
    const made = await ask(house.app, 'POST', '/api/me', { body: { name: ' Ana ' } });
    assert.equal(made.status, 200);
    assert.match(
      String(made.headers['set-cookie']),
      /^tavolo-[\da-f]{8}=[\w-]+\.[\w-]+\.[\w-]+; Path=\/; Max-Age=34560000; HttpOnly; SameSite=Lax$/,
    );
    assert.equal(made.said.name, 'Ana');
    assert.deepEqual(await me(made.cookie), made.said);
  });

  it('is remembered for as long again whenever they come', async () => {
    const cookie = await newcomer(house.app, 'Ana');
    const again = await greeted(cookie);
    assert.equal(again.cookie, cookie);
    assert.match(String(again.headers['set-cookie']), /Max-Age=34560000/);
  });

  it('keeps who they are when they come twice', async () => {
    const cookie = await newcomer(house.app, 'Ana');
    const again = await ask(house.app, 'POST', '/api/me', { body: { name: 'Anna' }, cookie });
    assert.equal(again.headers['set-cookie'], undefined);
    assert.equal(again.said.person, (await me(cookie)).person);
    assert.equal(again.said.name, 'Anna');
  });

  it.each([
    [{ name: '' }, 'bad-text'],
    [{ name: 'x'.repeat(25) }, 'bad-text'],
    [{ name: 'An\ud83c' }, 'broken-text'],
    [{ name: 5 }, 'malformed'],
    [{}, 'malformed'],
    [{ name: 'Ana', admin: true }, 'malformed'],
    [[], 'malformed'],
    ['{"name":', 'malformed'],
  ])('is refused with %j', async (body, name) => {
    const headers = { 'content-type': 'application/json' };
    const { status, said } = await ask(house.app, 'POST', '/api/me', { body, headers });
    assert.equal(status, 400);
    assert.equal(said.refused, name);
  });

  it('is refused with a body of another kind', async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const { status, said } = await ask(house.app, 'POST', '/api/me', { body: 'name=Ana', headers });
    assert.deepEqual([status, said.refused], [400, 'malformed']);
  });
});

describe('somebody known', () => {
  it('takes another name, and those who are connected learn of it', async () => {
    const cookie = await newcomer(house.app, 'Ana');
    const { status } = await ask(house.app, 'PATCH', '/api/me', { body: { name: 'Anna' }, cookie });
    assert.equal(status, 200);
    assert.equal((await me(cookie)).name, 'Anna');
    assert.deepEqual(house.told, ['renamed Anna']);
  });

  it('takes another name, which their tables are told before the answer comes', async () => {
    const renamed: string[] = [];
    const tables = Object.assign(memoryTables(), {
      rename: async ({ from, to }: Renaming) => {
        renamed.push(`${from} is ${to}`);
      },
    });
    const { app } = await served({ tables });
    const cookie = await newcomer(app, 'Ana');
    await ask(app, 'PATCH', '/api/me', { body: { name: 'Anna' }, cookie });
    assert.deepEqual(renamed, ['Ana is Anna']);
    await app.close();
  });

  it('takes two names at once one after the other, and the name they have for none', async () => {
    const renamed: string[] = [];
    const tables = Object.assign(memoryTables(), {
      rename: async ({ from, to }: Renaming) => {
        renamed.push(`${from} is to be ${to}`);
        await new Promise((resolve) => setTimeout(resolve));
        renamed.push(`${from} is ${to}`);
      },
    });
    const { app } = await served({ tables });
    const cookie = await newcomer(app, 'Ana');
    const names = ['Anna', 'Anita', 'Anita'];
    await Promise.all(names.map((name) => ask(app, 'PATCH', '/api/me', { body: { name }, cookie })));
    assert.deepEqual(renamed, [
      ...['Ana is to be Anna', 'Ana is Anna'],
      ...['Anna is to be Anita', 'Anna is Anita'],
    ]);
    await app.close();
  });

  it('carries their identity to another device by a link, once', async () => {
    const cookie = await newcomer(house.app, 'Ana');
    const { said: link } = await ask(house.app, 'POST', '/api/me/links', { body: {}, cookie });
    const phone = await ask(house.app, 'POST', '/api/me/claim', { body: { code: link.code } });
    assert.equal(phone.said.person, (await me(cookie)).person);
    assert.equal((await me(phone.cookie)).devices.length, 2);
    const again = await ask(house.app, 'POST', '/api/me/claim', { body: { code: link.code } });
    assert.deepEqual([again.status, again.said.refused], [410, 'link-expired']);
  });

  it('revokes a device that was lost, which is nobody from then on', async () => {
    const cookie = await newcomer(house.app, 'Ana');
    const { said: link } = await ask(house.app, 'POST', '/api/me/links', { cookie });
    const phone = await ask(house.app, 'POST', '/api/me/claim', { body: { code: link.code } });
    const lost = phone.said.devices.find((device: { isThis: boolean }) => device.isThis).id;
    const { said } = await ask(house.app, 'DELETE', `/api/me/devices/${lost}`, { cookie });
    assert.equal(said.devices.length, 1);
    assert.equal(await me(phone.cookie), null);
    assert.deepEqual(house.told, [`revoked ${lost}`]);
  });

  it('logs out by revoking the device they use', async () => {
    const cookie = await newcomer(house.app, 'Ana');
    const own = (await me(cookie)).devices[0].id;
    const { headers } = await ask(house.app, 'DELETE', `/api/me/devices/${own}`, { cookie });
    assert.match(String(headers['set-cookie']), /^tavolo-[\da-f]{8}=; Path=\/; Max-Age=0;/);
    assert.equal(await me(cookie), null);
  });

  it('can not revoke the device of another', async () => {
    const cookie = await newcomer(house.app, 'Ana');
    const own = (await me(cookie)).devices[0].id;
    const eva = await newcomer(house.app, 'Eva');
    const { status, said } = await ask(house.app, 'DELETE', `/api/me/devices/${own}`, { cookie: eva });
    assert.deepEqual([status, said], [404, { refused: 'unknown-device' }]);
    assert.notEqual(await me(cookie), null);
  });

  it('is nobody with a cookie that was tampered with', async () => {
    const cookie = await newcomer(house.app, 'Ana');
    assert.equal(await me(`${cookie}x`), null);
    assert.equal(await me(cookie.replace('=', '=x')), null);
  });
});

describe('two servers on one machine', () => {
  it('do not overwrite who somebody is at the other, since browsers send cookies to every port', async () => {
    const other = await served();
    const [here, there] = [await newcomer(house.app, 'Ana'), await newcomer(other.app, 'Anna')];
    assert.notEqual(here.split('=')[0], there.split('=')[0]);
    const cookie = `${here}; ${there}`;
    assert.equal((await me(cookie)).name, 'Ana');
    assert.equal((await ask(other.app, 'GET', '/api/me', { cookie })).said.me.name, 'Anna');
    await other.app.close();
  });
});

describe('behind a proxy that speaks TLS', () => {
  it('the cookie is for TLS alone', async () => {
    const { app } = await served({ reach: { ...plainReach, trustsProxy: true } });
    const headers = { 'x-forwarded-proto': 'https' };
    const made = await ask(app, 'POST', '/api/me', { body: { name: 'Ana' }, headers });
    assert.match(String(made.headers['set-cookie']), /; Secure$/);
    await app.close();
  });

  it('what anybody could have said is not believed without a setting', async () => {
    const headers = { 'x-forwarded-proto': 'https' };
    const made = await ask(house.app, 'POST', '/api/me', { body: { name: 'Ana' }, headers });
    assert.doesNotMatch(String(made.headers['set-cookie']), /Secure/);
  });
});
