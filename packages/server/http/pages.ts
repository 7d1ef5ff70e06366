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

/** An address that the client finds its own way from: not ours, and not a file. */
function isPage({ method, url }: FastifyRequest): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  const path = pathOf(url);
  return !isApi(path) && !isFile(path);
}

/** Files lie at the top or among the assets. An address of a page has its dots further on: `/rules/…/turn.7.3`. */
const isFile = (path: string): boolean =>
  path.startsWith('/assets/') || (path.includes('.') && !/^\/[a-z]+\//.test(path));

function notFound({ url }: FastifyRequest, reply: FastifyReply): unknown {
  reply.code(404);
  return isApi(pathOf(url)) ? refused('unknown-address') : reply.type('text/plain').send('Not found\n');
}

const pathOf = (url: string): string => url.split('?', 1)[0] ?? '';

const isApi = (path: string): boolean => path === '/api' || path.startsWith('/api/') || path === '/socket';
