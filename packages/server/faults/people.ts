import { setTimeout as sleep } from 'node:timers/promises';
import type { PersonId, TableId } from '@tavolo/protocol';
import { shelf } from '@tavolo/shelf';

/** A person the server knows, and the cookie that proves it. */
export type Identity = { readonly person: PersonId; readonly cookie: string };

/** Gets somebody an identity on the server. */
export async function introduce(host: string, name: string): Promise<Identity> {
  const response = await post(host, '/api/me', { body: { name } });
  const [cookie = ''] = (response.headers.get('set-cookie') ?? '').split(';', 1);
  return { person: textIn(await response.json(), 'person') as PersonId, cookie }; // the server made it
}

/** Opens a table of the first game on the shelf. */
export async function openTable(host: string, cookie: string, seats: number): Promise<TableId> {
  const body = { game: shelf[0].game.id, options: {}, seats, pace: 'live' };
  const response = await post(host, '/api/tables', { body, cookie });
  return textIn(await response.json(), 'table') as TableId; // the server made it
}

/** How long to wait before asking a server that did not answer again, in milliseconds. */
const soon = 50;

/** Asks until there is an answer: a server that was just killed will be back in a moment. */
export async function retry<T>(ask: () => Promise<T>, isGivenUp: () => boolean): Promise<T> {
  for (;;) {
    try {
      return await ask();
    } catch (cause) {
      if (isGivenUp() || cause instanceof Unwelcome) throw cause;
      await sleep(soon);
    }
  }
}

/** The server answered, but not with what was asked for. */
class Unwelcome extends Error {}

type Posted = { readonly body: object; readonly cookie?: string };

export async function post(host: string, path: string, { body, cookie = '' }: Posted): Promise<Response> {
  const origin = `http://${host}`;
  return fetch(`${origin}${path}`, {
    method: 'POST',
    headers: { origin, cookie, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}

function textIn(body: unknown, key: string): string {
  const value: unknown = Reflect.get(Object(body), key);
  if (typeof value !== 'string') throw new Unwelcome(`the server said ${JSON.stringify(body)}`);
  return value;
}
