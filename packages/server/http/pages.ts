import { readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import { isRefused, refused } from '@tavolo/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Parts, peerIn } from './parts.ts';
import { askedLanguage, previewOf, withPreview } from './preview.ts';
import { plainHost } from './security.ts';

/** Files whose name changes with what is in them: they can be kept for ever. */
const hashed = `${sep}assets${sep}`;

/** What pages are served with. */
type PageParts = Pick<Parts, 'pages' | 'tables' | 'reach'>;

/** Serves the pages from their folder, if they are built. */
export async function servePages(app: FastifyInstance, parts: PageParts): Promise<void> {
  const folder = parts.pages;
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
    if (folder === null || !isPage(request)) return notFound(request, reply);
    const page = await pageWithPreview(folder, parts, request);
    if (page === null) return reply.sendFile('index.html');
    return reply
      .header('cache-control', 'no-cache')
      .header('vary', 'accept-language')
      .type('text/html; charset=utf-8')
      .send(page);
  });
}

/** The page of a link to a table, with what a chat shows of it; `null`: it is as every page. */
async function pageWithPreview(
  folder: string,
  { tables, reach }: PageParts,
  request: FastifyRequest,
): Promise<string | null> {
  const link = linkIn(request.url);
  if (link === null) return null;
  const invitation = await tables.invitation(link).catch((cause: unknown) => {
    request.log.error({ err: cause }, 'a preview could not be made');
    return null;
  });
  if (invitation === null || isRefused(invitation)) return null;
  const preview = previewOf(invitation, link.by, askedLanguage(request.headers['accept-language']));
  if (preview === null) return null;
  const origin = originOf(request, reach);
  const image = origin === null ? null : `${origin}/icon-512.png`;
  return withPreview(readFileSync(join(folder, 'index.html'), 'utf8'), { ...preview, image });
}

const doors = { join: 'invite', watch: 'watch' } as const;

/** The link to a table that an address is, if it is one. */
function linkIn(url: string): { readonly by: 'invite' | 'watch'; readonly key: string } | null {
  const [, door, key] = /^\/(join|watch)\/([\w.-]+)$/.exec(pathOf(url)) ?? [];
  if ((door !== 'join' && door !== 'watch') || key === undefined) return null;
  return { by: doors[door], key };
}

/** How the server is reached by whoever asks; `null`: they say nothing that could be an address. */
function originOf(request: FastifyRequest, reach: Parts['reach']): string | null {
  const { host, isSecure } = peerIn(request, reach);
  if (reach.publicOrigin !== null) return reach.publicOrigin;
  return plainHost.test(host) ? `${isSecure ? 'https' : 'http'}://${host}` : null;
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
