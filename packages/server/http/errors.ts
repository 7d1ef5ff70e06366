import { type Refused, refused } from '@tavolo/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { StorageFailed } from '../storage/storage-failed.ts';
import { statusOf } from './status.ts';

/** What went wrong before or in a handler, as a refusal; `null`: it was a bug. */
function refusalOf(cause: unknown): Refused | null {
  if (cause instanceof StorageFailed) return refused('storage-failed');
  switch (statusIn(cause)) {
    case 413:
      return refused('too-large');
    case 429:
      return refused('too-fast');
    case 400:
    case 415:
      return refused('malformed', 'expected a body in JSON');
    default:
      return null;
  }
}

const statusIn = (cause: unknown): unknown =>
  typeof cause === 'object' && cause !== null && 'statusCode' in cause ? cause.statusCode : null;

/** An address that can't even be parsed never reaches the routes, and is answered here. */
export const answerMalformed = (_cause: Error, _request: FastifyRequest, reply: FastifyReply): unknown =>
  reply
    .code(statusOf('malformed'))
    .header('cache-control', 'no-store')
    .send(refused('malformed', 'the address is malformed'));

/** Whatever goes wrong is answered by name, and what is our fault is logged. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler(async (cause, request, reply) => {
    const refusal = refusalOf(cause);
    const route = request.routeOptions.url;
    if (refusal === null) request.log.error({ err: cause, route }, 'a request failed');
    else if (refusal.refused === 'storage-failed') request.log.error({ err: cause, route }, 'storage failed');
    const { refused: name } = refusal ?? refused('server-failed');
    return reply.code(statusOf(name)).send(refusal ?? refused(name, 'something went wrong in the server'));
  });
}
