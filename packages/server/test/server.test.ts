import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { afterEach, beforeAll, beforeEach, describe, it } from 'vitest';
import { CannotListen } from '../listen.ts';
import { type Running, startServer } from '../server.ts';
import { readSettings, type Settings } from '../settings.ts';
import { serverProgram } from './faults/program.ts';
import { Visitor } from './sockets/parlour.ts';
import { temporaryFolder } from './storage/temporary-folder.ts';

let folder: ReturnType<typeof temporaryFolder>;
beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(() => folder.remove());

function settingsWith(environment: { readonly [name: string]: string }): Settings {
  const settings = readSettings({ TAVOLO_DATA: folder.path, TAVOLO_LOG: 'silent', ...environment });
  return 'sentence' in settings ? assert.fail(settings.sentence) : settings;
}

const start = (environment = {}) => startServer(settingsWith({ PORT: '0', ...environment }), { pages: null });

/** A port that somebody else listens on. */
async function takenPort() {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const address = other.address();
  if (address === null || typeof address === 'string') return assert.fail('it listens on a port');
  return { port: address.port, free: () => other.close() };
}

async function opensATable({ address }: Running) {
  const origin = `http://127.0.0.1:${address.port}`;
  const post = (path: string, body: object, cookie = '') =>
    fetch(`${origin}${path}`, {
      method: 'POST',
      headers: { origin, cookie, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const me = await post('/api/me', { name: 'Ana' });
  const cookie = me.headers.get('set-cookie')?.split(';')[0] ?? '';
  const wanted = { game: 'gauntlet-of-fools', options: {}, seats: 2, pace: 'live' };
  const opened = await (await post('/api/tables', wanted, cookie)).json();
  return { origin, cookie, table: Reflect.get(Object(opened), 'table') };
}

describe('a port', () => {
  it('that is taken is refused if it was asked for', async () => {
    const { port, free } = await takenPort();
    await assert.rejects(start({ PORT: String(port) }), (cause) => {
      assert.ok(cause instanceof CannotListen);
      assert.equal(
        cause.message,
        `Port ${port} is already in use. Stop the program that uses it, or set PORT to another one.`,
      );
      return true;
    });
    free();
  });

  it('that is taken gives way to the next one if none was asked for', async () => {
    const { port, free } = await takenPort();
    const running = await startServer({ ...settingsWith({}), port }, { pages: null });
    assert.ok(running.address.port > port);
    await running.stop();
    free();
  });

  it('of another machine is refused', async () => {
    await assert.rejects(start({ HOST: '192.0.2.1' }), {
      message: 'HOST 192.0.2.1 is not an address of this machine. Try 127.0.0.1 or 0.0.0.0.',
    });
  });

  it('that can not be had leaves the data free for another attempt', async () => {
    await assert.rejects(start({ HOST: '192.0.2.1' }));
    await (await start()).stop();
  });
});

describe('a server that stops', () => {
  it('asks those who are connected to come again, and lets go of everything', async () => {
    const running = await start();
    const { cookie, table, origin } = await opensATable(running);
    const ana = new Visitor(new URL(origin).host, { cookie });
    await ana.opened;
    ana.say({ is: 'join', by: 'table', key: table });
    await ana.hears(2);
    await running.stop();
    assert.equal(await ana.closed, '1012 stopping');
    await assert.rejects(fetch(`${origin}/healthz`));
    await (await start()).stop();
  });

  it('has stored what it has answered, and everything is there after a restart', async () => {
    const before = await start();
    const { cookie, table, origin } = await opensATable(before);
    const ana = new Visitor(new URL(origin).host, { cookie });
    await ana.opened;
    ana.say({ is: 'join', by: 'table', key: table });
    ana.say({ is: 'sit', number: 1, seat: 'seat-1', name: null });
    while (!ana.heard.some(({ is }) => is === 'done')) await ana.hears(ana.heard.length + 1);
    await before.stop();
    const after = await start();
    const again = new Visitor(`127.0.0.1:${after.address.port}`, { cookie });
    await again.opened;
    again.say({ is: 'join', by: 'table', key: table });
    const heard = await again.hears(2);
    const place = heard.find(({ is }) => is === 'place')?.place;
    assert.deepEqual(Reflect.get(Object(place), 'seats'), ['seat-1']);
    again.drop();
    await after.stop();
  });
});

describe('the program', () => {
  let program: string;
  beforeAll(async () => {
    program = await serverProgram();
  }, 60_000);
  const run = (environment: { readonly [name: string]: string }, ...asked: string[]) => {
    const child = spawn(process.execPath, [program, ...asked], {
      env: { ...process.env, TAVOLO_DATA: folder.path, PORT: '0', ...environment },
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (said += part));
    const ended = once(child, 'exit').then(([code]) => ({ code, said }));
    const says = async (words: RegExp) => {
      while (!words.test(said)) await new Promise((resolve) => setTimeout(resolve, 10));
      return said;
    };
    return { child, ended, says };
  };

  it('says where it and its data are, and stops when it is told to', async () => {
    const { child, ended, says } = run({});
    const said = await says(/ data:/);
    assert.match(said, /^Tavolo is at http:\/\/127\.0\.0\.1:\d+$/m);
    assert.match(said, / data: .*tavolo\.db$/m);
    child.kill('SIGTERM');
    assert.equal((await ended).code, 0);
  });

  it('says in one sentence why it can not start', async () => {
    const { code, said } = await run({ TAVOLO_LOG: 'loud' }).ended;
    assert.equal(code, 1);
    assert.equal(
      said,
      `Tavolo can't start. TAVOLO_LOG is "loud", but must be one of silent, error, warn, info, debug.\n`,
    );
  });

  it('explains its settings', async () => {
    const { code, said } = await run({}, '--help').ended;
    assert.equal(code, 0);
    assert.match(said, /TAVOLO_DATA +\.\/data +the folder/);
  });
});
