import type { FastifyInstance, FastifyRequest } from 'fastify';

export const logLevels = ['silent', 'error', 'warn', 'info', 'debug'] as const;
export type LogLevel = (typeof logLevels)[number];

/** Where lines of the log go. */
export type LogStream = { write(line: string): void };

/**
 * Lines of JSON. They never contain addresses, headers or bodies, which hold keys of invitations, cookies and names. A
 * request is named by the pattern of its route.
 */
export const logOptions = (level: LogLevel, stream: LogStream) => ({
  level,
  stream,
  serializers: { req: told },
});

const told = (request: Partial<FastifyRequest>) => ({
  method: request.method ?? 'none',
  route: request.routeOptions?.url ?? 'none',
});

/** One line for each request that was answered; pages only at the most detailed level. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    const line = {
      method: request.method,
      route,
      status: reply.statusCode,
      milliseconds: Math.round(reply.elapsedTime),
    };
    if (route.startsWith('/api')) request.log.info(line, 'answered');
    else request.log.debug(line, 'answered');
  });
}
