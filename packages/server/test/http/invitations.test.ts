import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Invitation, isRefused, type PersonId } from '@tavolo/protocol';
import { MemoryTables, type Tables } from '@tavolo/table';
import { afterEach, beforeEach, describe, it } from 'vitest';
import { previewOf } from '../../http/preview.ts';
import { StorageFailed } from '../../storage/storage-failed.ts';
import { temporaryFolder } from '../storage/temporary-folder.ts';
import { ask, memoryTables, plainReach, type Served, served } from './served.ts';

const page = ['title', 'description', 'image']
  .map((property) => `<meta property="og:${property}" content="Tavolo" />`)
  .join('\n');

let folder: ReturnType<typeof temporaryFolder>;
let house: Served;
let links: { readonly invite: string; readonly watch: string };
beforeEach(async () => {
  folder = temporaryFolder();
  writeFileSync(join(folder.path, 'index.html'), page);
  const store = new MemoryTables();
  const tables = memoryTables(store);
  links = await linksOf(store, await tableOf(tables, '"Ana" & <b>'));
  house = await served({ pages: folder.path, tables });
});
afterEach(async () => {
  await house.app.close();
  folder.remove();
});

const host = 'a host' as PersonId; // branded where it is made

/** A table whose host sits under this name. */
async function tableOf(tables: Tables, name: string) {
  const wanted = { game: 'gloomhaven', options: {}, seats: 2, pace: 'live' } as const;
  const seat = 'seat-1' as never; // the first of every table
  const id = await tables.open(wanted, host, [{ is: 'sat', when: 1, seat, person: host, name }]);
  if (isRefused(id)) throw new Error(id.refused);
  return id;
}

async function linksOf(store: MemoryTables, id: Awaited<ReturnType<typeof tableOf>>) {
  const stored = await store.load(id);
  const first = stored === 'unknown' ? undefined : stored.entries[0];
  if (first?.is !== 'opened') throw new Error('the table was not opened');
  return first.opening;
}

const get = (url: string, headers = {}) => ask(house.app, 'GET', url, { headers });

describe('a link to play', () => {
  it('says the game, who invites, and whether there is a seat', async () => {
    const { status, said } = await get(`/api/invitations/${links.invite}`);
    assert.equal(status, 200);
    assert.deepEqual(said, { game: 'gloomhaven', host: '"Ana" & <b>', phase: 'gathering', free: 1 });
  });

  it('says nothing where it leads nowhere, or only to watch', async () => {
    for (const key of ['no-such-key', links.watch]) {
      const { status, said } = await get(`/api/invitations/${key}`);
      assert.deepEqual([status, said], [404, { refused: 'unknown-table' }]);
    }
  });

  it('shows in a chat who invites to what, and lets no name break out of its place', async () => {
    const { text, headers } = await get(`/join/${links.invite}`);
    assert.match(
      text,
      /og:title" content="&quot;Ana&quot; &amp; &lt;b&gt; invites you to play Gloomhaven" \/>/,
    );
    assert.match(text, /og:image" content="http:\/\/tavolo\.test\/icon-512\.png"/);
    assert.doesNotMatch(text, /<b>|og:description" content="Tavolo"/);
    assert.equal(headers['cache-control'], 'no-cache');
    assert.match(String(headers['content-type']), /^text\/html/);
  });

  it('does so in the language that is asked for', async () => {
    const titled = async (path: string, asked: string) =>
      /og:title" content="([^"]*)"/.exec((await get(path, { 'accept-language': asked })).text)?.[1];
    assert.match((await titled(`/join/${links.invite}`, 'it-IT,it;q=0.9')) ?? '', /ti invita a giocare a/);
    assert.match((await titled(`/watch/${links.watch}`, 'de, pt;q=0.5')) ?? '', /^Assista a /);
  });

  it('names the picture by the public address, and never by a strange host', async () => {
    const reach = { ...plainReach, publicOrigin: 'https://tavolo.example' };
    const strange = await get(`/join/${links.invite}`, { host: 'evil" onload="x' });
    assert.match(strange.text, /og:image" content="Tavolo"/);
    const store = new MemoryTables();
    const tables = memoryTables(store);
    const { invite } = await linksOf(store, await tableOf(tables, 'Ana'));
    const { app } = await served({ pages: folder.path, tables, reach });
    const { text } = await ask(app, 'GET', `/join/${invite}`);
    assert.match(text, /og:image" content="https:\/\/tavolo\.example\/icon-512\.png"/);
    await app.close();
  });

  it('leads to the page as every other when the storage fails', async () => {
    const fails = () => Promise.reject(new StorageFailed('full', 'The disk is full.'));
    const tables = Object.assign(memoryTables(), { invitation: fails });
    const { app } = await served({ pages: folder.path, tables });
    const { status, text } = await ask(app, 'GET', `/join/${links.invite}`);
    assert.deepEqual([status, text], [200, page]);
    await app.close();
  });

  it('does not invite to play where no seat is free, nor where the match is over', () => {
    const invitation = { game: 'gloomhaven', host: 'Ana', phase: 'playing', free: 1 } as const;
    const titled = (changes: Partial<Invitation>, door: 'invite' | 'watch') =>
      previewOf({ ...invitation, ...changes }, door, 'en')?.title;
    assert.equal(titled({}, 'invite'), 'Ana invites you to play Gloomhaven');
    assert.equal(titled({ free: 0 }, 'invite'), 'Watch Ana play Gloomhaven');
    assert.equal(titled({ phase: 'over' }, 'invite'), 'Gloomhaven');
    assert.equal(titled({ phase: 'over' }, 'watch'), 'Gloomhaven');
  });

  it.each(['/join/no-such-key', '/rules/gloomhaven', '/me'])(
    'is all that has a preview of its own: %s',
    async (path) => {
      assert.equal((await get(path)).text, page);
    },
  );
});
