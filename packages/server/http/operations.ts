import type { FastifyInstance } from 'fastify';
import { type Parts, peerIn } from './parts.ts';

/** For whoever runs the server: its health and its metrics. */
export function serveOperations(app: FastifyInstance, { isWell, metrics, reach }: Parts): void {
  app.get('/healthz', async (_request, reply) => {
    const well = isWell();
    return reply
      .code(well ? 200 : 503)
      .type('text/plain')
      .send(well ? 'ok\n' : 'the database is not responding\n');
  });
  app.get('/metrics', async (request, reply) => {
    if (reach.metricsFor === 'local' && !peerIn(request, reach).isLocal) return reply.callNotFound();
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });
}
