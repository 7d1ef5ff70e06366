import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, it } from 'vitest';
import { temporaryFolder } from '../storage/temporary-folder.ts';
import { ask, newcomer, plainReach, type Served, served } from './served.ts';

let folder: ReturnType<typeof temporaryFolder>;
let house: Served;
beforeEach(async () => {
  folder = temporaryFolder();
  mkdirSync(join(folder.path, 'assets'));
  writeFileSync(join(folder.path, 'index.html'), '<title>Tavolo</title>');
  writeFileSync(join(folder.path, 'service-worker.js'), 'work()');
  writeFileSync(join(folder.path, 'assets/main-abc123.js'), 'play()');
  writeFileSync(join(folder.path, 'assets/main-abc123.js.br'), brotliCompressSync('play()'));
  writeFileSync(join(folder.path, 'assets/main-abc123.js.gz'), gzipSync('play()'));
  house = await served({ pages: folder.path });
});
afterEach(async () => {
  await house.app.close();
  folder.remove();
});

const get = (url: string, headers: { readonly [name: string]: string } = {}) =>
  ask(house.app, 'GET', url, { headers });

describe('pages', () => {
  it.each([
    '/',
    '/join/some-key',
    '/watch/some-key',
    '/table/some-id?at=3',
    '/carry/code',
    '/rules/gauntlet-of-fools/gof/turn.7.3',
    '/join/some.key?with=a.dot',
  ])('are the same at every address that the client knows its way from: %s', async (url) => {
    const { status, text, headers } = await get(url);
    assert.deepEqual([status, text], [200, '<title>Tavolo</title>']);
    assert.equal(headers['cache-control'], 'no-cache');
    assert.match(String(headers['content-type']), /^text\/html/);
  });

  it('with a name that tells what is in them are kept for ever', async () => {
    const { text, headers } = await get('/assets/main-abc123.js');
    assert.equal(text, 'play()');
    assert.equal(headers['cache-control'], 'public, max-age=31536000, immutable');
  });

  it('that decide what is kept are asked for each time', async () => {
    assert.equal((await get('/service-worker.js')).headers['cache-control'], 'no-cache');
  });

  it.each(['br', 'gzip'])('are sent compressed to whom understands %s', async (encoding) => {
    const { headers } = await get('/assets/main-abc123.js', { 'accept-encoding': encoding });
    assert.equal(headers['content-encoding'], encoding);
    assert.match(String(headers['content-type']), /javascript/);
    assert.equal(headers['cache-control'], 'public, max-age=31536000, immutable');
  });

  it.each([
    '/assets/other.js',
    '/assets/rules/other.js',
    '/favicon.ico',
    '/../package.json',
    '/%2e%2e/package.json',
    '/.env',
    '/.git/config.lock',
  ])('are no files that are not there: %s', async (url) => {
    const { status, text } = await get(url);
    assert.deepEqual([status, text], [404, 'Not found\n']);
  });
});

describe('every answer', () => {
  it.each(['/', '/api/me', '/healthz', '/no/such.file'])('keeps the page to itself: %s', async (url) => {
    const { headers } = await get(url);
    assert.deepEqual(String(headers['content-security-policy']).split(';').toSorted(), [
      "base-uri 'none'",
      "connect-src 'self' ws://tavolo.test wss://tavolo.test",
      "default-src 'self'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "img-src 'self' data:",
      "object-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "worker-src 'self'",
    ]);
    assert.equal(headers['referrer-policy'], 'same-origin');
    assert.equal(headers['x-content-type-options'], 'nosniff');
    assert.equal(headers['x-frame-options'], 'DENY');
    assert.equal(headers['x-ratelimit-limit'], undefined);
    assert.equal(headers['cross-origin-opener-policy'], 'same-origin');
    assert.equal(headers['strict-transport-security'], undefined);
  });

  it('does not let a strange host into its policy', async () => {
    const { headers } = await get('/', { host: "evil; script-src 'unsafe-inline'" });
    assert.doesNotMatch(String(headers['content-security-policy']), /unsafe|evil/);
  });

  it('insists on TLS where the public address has it', async () => {
    const { app } = await served({ reach: { ...plainReach, publicOrigin: 'https://tavolo.example' } });
    assert.match(String((await ask(app, 'GET', '/')).headers['strict-transport-security']), /max-age/);
    await app.close();
  });

  it('of the API is kept by nobody', async () => {
    assert.equal((await get('/api/me')).headers['cache-control'], 'no-store');
  });
});

describe('those who run the server', () => {
  it('learn that it is well, and that it is not', async () => {
    assert.deepEqual([(await get('/healthz')).status, (await get('/healthz')).text], [200, 'ok\n']);
    const ill = await served({ isWell: () => false });
    assert.equal((await ask(ill.app, 'GET', '/healthz')).status, 503);
    await ill.app.close();
  });

  it('read what it has counted', async () => {
    await get('/api/me/tables');
    const { text } = await get('/metrics');
    assert.match(text, /tavolo_refusals_total\{name="no-identity"\} 1/);
    assert.match(text, /tavolo_sockets_open 3/);
    assert.match(text, /tavolo_tables_loaded 4/);
  });

  it('are the only ones who read it, unless a setting says otherwise', async () => {
    const from = '192.168.1.9';
    assert.notEqual((await ask(house.app, 'GET', '/metrics', { from })).text.includes('tavolo_'), true);
    const handedOn = await get('/metrics', { 'x-forwarded-for': '192.168.1.9' });
    assert.equal(handedOn.text.includes('tavolo_'), false);
    const open = await served({ reach: { ...plainReach, metricsFor: 'all' } });
    assert.match((await ask(open.app, 'GET', '/metrics', { from })).text, /tavolo_/);
    await open.app.close();
  });
});

describe('the log', () => {
  it('has no cookie, no key of a link and no name in it', async () => {
    const cookie = await newcomer(house.app, 'Secretname');
    await ask(house.app, 'GET', '/api/me', { cookie });
    for (const page of ['join', 'watch', 'carry']) await get(`/${page}/secret-key?code=secret-code`);
    await ask(house.app, 'POST', '/api/me/claim', { body: { code: 'secret-code' } });
    await ask(house.app, 'DELETE', '/api/me/devices/secret-device', { cookie });
    await ask(house.app, 'POST', '/carry/secret-key', { headers: { origin: 'http://secret.test' } });
    const written = house.log.join('');
    assert.match(written, /"level":40,.*"refused":"wrong-origin"/);
    assert.match(written, /"route":"\/api\/me\/devices\/:id"/);
    assert.doesNotMatch(written, /secret|Secretname/i);
    assert.equal(written.includes(cookie.split('=')[1] ?? 'no cookie'), false);
  });
});
