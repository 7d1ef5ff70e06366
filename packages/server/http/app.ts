import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import { isRefused, refused } from '@tavolo/protocol';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import { byAddress } from './allowances.ts';
import { answerErrors, answerMalformed } from './errors.ts';
import { httpLimits, largestBody, slowestRequest } from './limits.ts';
import { type LogLevel, type LogStream, logOptions, logRequests } from './logging.ts';
import { serveMe } from './me.ts';
import { serveOperations } from './operations.ts';
import { isOwnOrigin } from './origin.ts';
import { servePages } from './pages.ts';
import { type Parts, peerIn } from './parts.ts';
import { securityHeaders } from './security.ts';
import { statusOf } from './status.ts';
import { serveTables } from './tables.ts';

/** An app with a log that answers nothing yet. */
export const bareApp = (level: LogLevel, stream: LogStream = process.stderr): FastifyInstance =>
  fastify({
    logger: logOptions(level, stream),
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: largestBody,
    requestTimeout: slowestRequest,
    frameworkErrors: answerMalformed,
    // Open requests are answered before the app closes; connections without a request are ended.
    forceCloseConnections: 'idle',
  });

const uncounted = { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false };

/** Nobody is told how much of their allowance is left, only when to try again. */
const silent = { addHeadersOnExceeding: uncounted, addHeaders: { ...uncounted, 'retry-after': true } };

/** Adds everything that answers requests. */
export async function addRoutes(app: FastifyInstance, parts: Parts): Promise<FastifyInstance> {
  const { reach } = parts;
  await app.register(helmet, securityHeaders(reach.publicOrigin));
  if (reach.hasLimits) await app.register(rateLimit, { ...byAddress(httpLimits.requests, reach), ...silent });
  logRequests(app);
  answerErrors(app);
  nameRefusals(app, parts);
  keepStrangersOut(app, parts);
  serveMe(app, parts);
  serveTables(app, parts);
  serveOperations(app, parts);
  await servePages(app, parts);
  return app;
}

/** A refusal gets the status that fits its name, and is counted. Nobody may cache what the API answers. */
function nameRefusals(app: FastifyInstance, { refusals, reach }: Parts): void {
  app.addHook('preSerialization', async (request, reply, payload) => {
    reply.header('cache-control', 'no-store');
    if (!isRefused(payload)) return payload;
    if (reply.statusCode === 200) reply.code(statusOf(payload.refused));
    refusals.note(payload.refused, peerIn(request, reach).address);
    return payload;
  });
}

/** A page that is not ours may change nothing. */
function keepStrangersOut(app: FastifyInstance, { reach }: Parts): void {
  app.addHook('onRequest', async (request, reply) => {
    if (['GET', 'HEAD', 'OPTIONS'].includes(request.method)) return;
    const { origin } = request.headers;
    if (!isOwnOrigin(origin, peerIn(request, reach), reach.publicOrigin))
      await reply.code(statusOf('wrong-origin')).send(refused('wrong-origin'));
  });
}
