import {
  type CarryLink,
  type Greeting,
  type Invitation,
  isRefused,
  type Me,
  type MyTables,
  type OpenedTable,
  type Pace,
  type Refused,
  refusalNames,
  refused,
} from '@tavolo/protocol';

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

/** What a table is opened with. */
export type TableWish = {
  readonly game: string;
  readonly options: object;
  readonly seats: number;
  readonly pace: Pace;
};

/** What the server can be asked without a table. Refusals are values, a lost network among them. */
export const api = {
  me: (): Promise<Greeting | Refused> => ask('GET', '/api/me'),
  /** Makes an identity for this device. */
  introduce: (name: string): Promise<Me | Refused> => ask('POST', '/api/me', { name }),
  rename: (name: string): Promise<Me | Refused> => ask('PATCH', '/api/me', { name }),
  carryLink: (): Promise<CarryLink | Refused> => ask('POST', '/api/me/links', {}),
  /** Takes over the identity that a link carries. */
  claim: (code: string): Promise<Me | Refused> => ask('POST', '/api/me/claim', { code }),
  revoke: (device: string): Promise<Me | Refused> =>
    ask('DELETE', `/api/me/devices/${encodeURIComponent(device)}`),
  myTables: (): Promise<MyTables | Refused> => ask('GET', '/api/me/tables'),
  /** What a link to play leads to. */
  invitation: (key: string): Promise<Invitation | Refused> =>
    ask('GET', `/api/invitations/${encodeURIComponent(key)}`),
  openTable: (wish: TableWish): Promise<OpenedTable | Refused> => ask('POST', '/api/tables', wish),
};

async function ask<T>(method: Method, path: string, body?: object): Promise<T | Refused> {
  try {
    const answer = await fetch(path, {
      method,
      credentials: 'same-origin',
      ...(body === undefined
        ? {}
        : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
    const said: unknown = await answer.json();
    if (isRefused(said)) return known(said);
    return answer.ok ? (said as T) : refused('no-connection', `status ${answer.status}`); // our own server speaks the protocol
  } catch {
    return refused('no-connection');
  }
}

/** A refusal that this client has words for. */
const known = (said: Refused): Refused =>
  refusalNames.includes(said.refused) ? said : refused('no-connection', String(said.refused));
