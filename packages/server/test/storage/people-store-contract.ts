import assert from 'node:assert/strict';
import { describe, it } from 'vitest';
import type { Device, DeviceId, PeopleStore } from '../../people/people-store.ts';
import { person } from './sample-tables.ts';

export type FreshPeople = { readonly store: PeopleStore; close(): void };

const ana = { id: person('ana'), name: 'Ana' };
const device = (id: string, added = 1): Device => ({
  id: id as DeviceId, // in tests a name is an id
  person: ana.id,
  label: 'Firefox on Linux',
  added,
});
const phone = device('phone');

/** What every store of people promises, each with what proves it. Ana is there already, with her phone. */
const promises: { readonly [sentence: string]: (store: PeopleStore) => Promise<void> } = {
  'a secret is the one that was proposed first': async (store) => {
    assert.equal(await store.secret('cookies', 'first'), 'first');
    assert.equal(await store.secret('cookies', 'second'), 'first');
    assert.equal(await store.secret('other', 'second'), 'second');
  },

  'a person is found on their own devices only': async (store) => {
    await store.add({ id: person('bea'), name: 'Bea' }, { ...device('tablet'), person: person('bea') });
    assert.deepEqual(await store.personOn(ana.id, phone.id), ana);
    assert.equal(await store.personOn(ana.id, device('tablet').id), null);
    assert.equal(await store.personOn(person('bea'), phone.id), null);
  },

  'a person has the last name they chose': async (store) => {
    await store.rename(ana.id, 'Anna');
    assert.deepEqual(await store.personOn(ana.id, phone.id), { id: ana.id, name: 'Anna' });
  },

  'devices are listed in the order in which they were added': async (store) => {
    await store.addDevice(device('laptop', 3));
    await store.addDevice(device('tablet', 2));
    assert.deepEqual(await store.devicesOf(ana.id), [phone, device('tablet', 2), device('laptop', 3)]);
  },

  'a device that was taken away carries nobody any more': async (store) => {
    assert.equal(await store.removeDevice(person('bea'), phone.id), false);
    assert.equal(await store.removeDevice(ana.id, phone.id), true);
    assert.equal(await store.personOn(ana.id, phone.id), null);
    assert.equal(await store.removeDevice(ana.id, phone.id), false);
  },

  'a link carries a person once': async (store) => {
    await store.putLink({ person: ana.id, codeHash: 'hash', expires: 100 });
    assert.deepEqual(await store.takeLink('hash', 99), ana);
    assert.equal(await store.takeLink('hash', 99), null);
  },

  'of two who take a link at once one gets it': async (store) => {
    await store.putLink({ person: ana.id, codeHash: 'hash', expires: 100 });
    const both = await Promise.all([store.takeLink('hash', 1), store.takeLink('hash', 1)]);
    assert.deepEqual(
      both.filter((found) => found !== null),
      [ana],
    );
  },

  'a link that has expired carries nobody': async (store) => {
    await store.putLink({ person: ana.id, codeHash: 'hash', expires: 100 });
    assert.equal(await store.takeLink('hash', 100), null);
  },

  'a new link takes the place of the one before': async (store) => {
    await store.putLink({ person: ana.id, codeHash: 'old', expires: 100 });
    await store.putLink({ person: ana.id, codeHash: 'new', expires: 100 });
    assert.equal(await store.takeLink('old', 1), null);
    assert.deepEqual(await store.takeLink('new', 1), ana);
  },
};

/** Holds a store to its promises, whatever it stands on. */
export function peopleStoreContract(name: string, fresh: () => FreshPeople): void {
  describe(`people in ${name}`, () => {
    it.each(Object.entries(promises))('%s', async (_, proof) => {
      const { store, close } = fresh();
      try {
        await store.add(ana, phone);
        await proof(store);
      } finally {
        close();
      }
    });
  });
}
