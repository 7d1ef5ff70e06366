import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'vitest';
import { deviceLabel } from '../../people/device-label.ts';
import { People, type Welcome } from '../../people/people.ts';
import { MemoryPeople } from '../../storage/memory/memory-people.ts';

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

let clock: number;
let store: MemoryPeople;
let people: People;
let ana: Welcome;
beforeEach(async () => {
  clock = 1_000;
  store = new MemoryPeople();
  people = await People.over(store, () => clock);
  ana = await people.welcome('Ana', firefox);
});

const claimed = async (code: string, before: Welcome | null = null): Promise<Welcome> => {
  const welcome = await people.claim(code, firefox, before?.visitor ?? null);
  return welcome === 'link-expired' ? assert.fail('the link has expired') : welcome;
};

const link = async (): Promise<string> => {
  const offered = await people.offerLink(ana.visitor);
  return offered === 'too-many' ? assert.fail('too many devices') : offered.code;
};

describe('a device', () => {
  it('is recognised by its token', async () => {
    assert.deepEqual(await people.recognise(ana.token), ana.visitor);
  });

  it('is recognised after a restart', async () => {
    const restarted = await People.over(store);
    assert.deepEqual(await restarted.recognise(ana.token), ana.visitor);
  });

  it('is not recognised by a token of another server', async () => {
    const elsewhere = await People.over(new MemoryPeople());
    assert.equal(await elsewhere.recognise(ana.token), null);
  });

  it('is not recognised by a forged token', async () => {
    const bea = await people.welcome('Bea', firefox);
    const [person, device, signature] = ana.token.split('.');
    const forged = [
      `${bea.visitor.id}.${device}.${signature}`,
      `${person}.${bea.visitor.device}.${signature}`,
      `${person}.${device}.${signature?.slice(0, -1)}`,
      `${person}.${device}.`,
      `${person}.${device}`,
      `${ana.token}.more`,
      '..',
      '',
    ];
    for (const token of forged) assert.equal(await people.recognise(token), null, token);
  });

  it('is not recognised once it was revoked, and others still are', async () => {
    const phone = await claimed(await link());
    assert.equal(await people.revoke(phone.visitor, ana.visitor.device), true);
    assert.equal(await people.recognise(ana.token), null);
    assert.deepEqual(await people.recognise(phone.token), phone.visitor);
  });

  it('of somebody else can not be revoked', async () => {
    const bea = await people.welcome('Bea', firefox);
    assert.equal(await people.revoke(bea.visitor, ana.visitor.device), false);
    assert.deepEqual(await people.recognise(ana.token), ana.visitor);
  });
});

describe('a link that carries an identity', () => {
  it('carries it to another device', async () => {
    const phone = await claimed(await link());
    assert.equal(phone.visitor.id, ana.visitor.id);
    assert.notEqual(phone.visitor.device, ana.visitor.device);
    const { devices } = await people.me(phone.visitor);
    assert.deepEqual(devices.map(({ isThis }) => isThis).toSorted(), [false, true]);
  });

  it('carries it once', async () => {
    const code = await link();
    await claimed(code);
    assert.equal(await people.claim(code, firefox, null), 'link-expired');
  });

  it('carries it for ten minutes', async () => {
    const code = await link();
    clock += 10 * 60_000;
    assert.equal(await people.claim(code, firefox, null), 'link-expired');
  });

  it('no longer carries it once there is a newer one', async () => {
    const old = await link();
    await link();
    assert.equal(await people.claim(old, firefox, null), 'link-expired');
  });

  it('changes nothing for somebody who is that person already', async () => {
    const same = await claimed(await link(), ana);
    assert.deepEqual(same, ana);
    assert.equal((await people.me(ana.visitor)).devices.length, 1);
  });

  it('replaces the identity that was on the device before', async () => {
    const bea = await people.welcome('Bea', firefox);
    await claimed(await link(), bea);
    assert.equal(await people.recognise(bea.token), null);
  });

  it('is not offered to somebody with too many devices', async () => {
    for (let more = 1; more < 20; more += 1) await claimed(await link());
    assert.equal(await people.offerLink(ana.visitor), 'too-many');
  });
});

describe('a device is called', () => {
  const chrome =
    'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
  it.each([
    [firefox, 'Firefox on Linux'],
    [chrome, 'Chrome on Windows'],
    [`${chrome} Edg/140.0.0.0`, 'Edge on Windows'],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1', 'Safari on iPhone'],
    ['Mozilla/5.0 (Linux; Android 15) Chrome/140.0.0.0 Mobile Safari/537.36', 'Chrome on Android'],
    ['curl/8.0', 'A device'],
    ['', 'A device'],
  ])('after %s', (userAgent, label) => {
    assert.equal(deviceLabel(userAgent), label);
  });
});
