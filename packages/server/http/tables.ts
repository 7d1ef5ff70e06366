import { int, oneOf, record, text } from '@tavolo/kernel';
import {
  hasBrokenText,
  type Invitation,
  isRefused,
  type MyTables,
  type OpenedTable,
  paces,
  type Refused,
  refused,
} from '@tavolo/protocol';
import type { WantedTable } from '@tavolo/table';
import type { FastifyInstance } from 'fastify';
import { byPerson } from './allowances.ts';
import { readBody } from './body.ts';
import { httpLimits } from './limits.ts';
import { forVisitors, type Parts } from './parts.ts';

const wantedForm = record({ game: text(), seats: int, pace: oneOf(...paces) });

/** The tables that a person opens and plays at. */
export function serveTables(app: FastifyInstance, parts: Parts): void {
  const { people, tables } = parts;
  const openings = { config: { rateLimit: byPerson(httpLimits.openings, parts) } };

  app.get(
    '/api/me/tables',
    forVisitors(people, async ({ id }): Promise<MyTables> => ({ tables: await tables.of(id) })),
  );
  app.get<{ Params: { readonly key: string } }>(
    '/api/invitations/:key',
    ({ params }): Promise<Invitation | Refused> => tables.invitation({ by: 'invite', key: params.key }),
  );
  app.post(
    '/api/tables',
    openings,
    forVisitors(people, async ({ id }, { body }): Promise<OpenedTable | Refused> => {
      const wanted = readWanted(body);
      if (isRefused(wanted)) return wanted;
      const opened = await tables.open(wanted, id);
      return isRefused(opened) ? opened : { table: opened };
    }),
  );
}

/** Options have a form of each game's own, which the table reads. */
function readWanted(body: unknown): WantedTable | Refused {
  if (!isRecord(body)) return refused('malformed', 'expected a record');
  const { options, ...rest } = body;
  if (!isRecord(options)) return refused('malformed', 'options: expected a record');
  const read = readBody(wantedForm, rest);
  if (isRefused(read)) return read;
  return hasBrokenText(options) ? refused('broken-text') : { ...read, options };
}

const isRecord = (given: unknown): given is Record<string, unknown> =>
  typeof given === 'object' && given !== null && !Array.isArray(given);
