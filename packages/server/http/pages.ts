import { sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import { refused } from '@tavolo/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** Files whose name changes with what is in them: they can be kept for ever. */
const hashed = `${sep}assets${sep}`;

/** Serves the pages from a folder; `null`: they are not built. */
export async function servePages(app: FastifyInstance, folder: string | null): Promise<void> {
  if (folder !== null)
    await app.register(fastifyStatic, {
      root: folder,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        const isForEver = path.includes(hashed);
        reply.header('cache-control', isForEver ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  app.setNotFoundHandler(async (request, reply) => {
    if (folder !== null && isPage(request)) return reply.sendFile('index.html');
    return notFound(request, reply);
  });
}

/** An address that the client routes by itself: not one of ours, and not a file. */
function isPage({ method, url }: FastifyRequest): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  const path = pathOf(url);
  return !isApi(path) && !isFile(path);
}

/** Files are at the top level or among the assets. In the address of a page, dots come later: `/rules/…/turn.7.3`. */
const isFile = (path: string): boolean =>
  path.startsWith('/assets/') || (path.includes('.') && !/^\/[a-z]+\//.test(path));

function notFound({ url }: FastifyRequest, reply: FastifyReply): unknown {
  reply.code(404);
  return isApi(pathOf(url)) ? refused('unknown-address') : reply.type('text/plain').send('Not found\n');
}

const pathOf = (url: string): string => url.split('?', 1)[0] ?? '';

const isApi = (path: string): boolean => path === '/api' || path.startsWith('/api/') || path === '/socket';
