import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { OpenedTable } from '@tavolo/protocol';
import { shelf } from '@tavolo/shelf';
import { startChild } from '../child.ts';
import type { Contestant, House } from '../contestant.ts';
import { people, type Room, type Tally } from '../room.ts';
import { post } from './requests.ts';
import { storedAnswers } from './stored-answers.ts';
import { TavoloTable } from './table.ts';

/** Where the data of a run is: on the project's disk, since a temporary folder may be in memory. */
const place = 'node_modules/.cache/tavolo';

/** The very server that `npm start` starts. */
export const tavolo: Contestant = {
  name: 'tavolo',
  words:
    'our server as `npm start` runs it: Gauntlet of Fools with all its rules, identities, every answer on the disk (SQLite, WAL, full synchronisation) before anybody hears of it, and a rematch when a match is over',
  start: async () => {
    mkdirSync(place, { recursive: true });
    const folder = mkdtempSync(join(place, 'bench-'));
    const child = await startChild('server', {
      PORT: '0',
      HOST: '127.0.0.1',
      TAVOLO_DATA: folder,
      TAVOLO_LOG: 'error',
      TAVOLO_LIMITS: 'off',
    });
    const tables: TavoloTable[] = [];
    const open = async (tally: Tally): Promise<Room> => {
      const table = await openTable(child.address, tally);
      tables.push(table);
      return table.room;
    };
    const close: House['close'] = async () => {
      const acknowledged = tables.reduce((sum, table) => sum + table.acknowledged, 0);
      await child.stop();
      const stored = storedAnswers(folder);
      rmSync(folder, { recursive: true });
      if (stored < acknowledged)
        throw new Error(`${acknowledged} answers were acknowledged, but only ${stored} are stored`);
    };
    return { child, open, close };
  },
};

async function openTable(address: string, tally: Tally): Promise<TavoloTable> {
  const cookies = await Promise.all(
    Array.from({ length: people }, (_, place) => cookieOf(address, `Person ${place + 1}`)),
  );
  const wanted = { game: shelf[0].game.id, options: {}, seats: people, pace: 'live' };
  const headers = { origin: address, cookie: cookies[0] ?? '' };
  const opened = await post(`${address}/api/tables`, wanted, headers);
  const { table } = (await opened.json()) as OpenedTable; // as the protocol has it
  return TavoloTable.gather({ address, table, cookies }, tally);
}

/** Gets somebody an identity, and returns the cookie that proves it. */
async function cookieOf(address: string, name: string): Promise<string> {
  const response = await post(`${address}/api/me`, { name }, { origin: address });
  return response.headers.get('set-cookie')?.split(';', 1)[0] ?? '';
}
