import { record, text } from '@tavolo/kernel';
import {
  type CarryLink,
  type Greeting,
  isRefused,
  type Me,
  type Refused,
  readName,
  refused,
} from '@tavolo/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Visitor, Welcome } from '../people/people.ts';
import type { DeviceId } from '../people/people-store.ts';
import { byAddress, byPerson } from './allowances.ts';
import { readBody } from './body.ts';
import { dropToken, keepToken, tokenIn } from './cookie.ts';
import { httpLimits } from './limits.ts';
import { forVisitors, type Parts, peerIn, visitorIn } from './parts.ts';
import { Turns } from './turns.ts';

const nameForm = record({ name: text() });
const claimForm = record({ code: text() });

/** One person's renamings wait for each other: each replaces the name that the one before has given. */
type MeParts = Parts & { readonly renamings: Turns };

/** Identities: `/api/me`. */
export function serveMe(app: FastifyInstance, given: Parts): void {
  const parts: MeParts = { ...given, renamings: new Turns() };
  const { people, reach } = parts;
  const changes = { config: { rateLimit: byPerson(httpLimits.changes, parts) } };
  const welcomes = { config: { rateLimit: byAddress(httpLimits.welcomes, reach) } };
  const claims = { config: { rateLimit: byAddress(httpLimits.claims, reach) } };

  app.get('/api/me', (request, reply) => greet(parts, request, reply));
  app.post('/api/me', welcomes, (request, reply) => introduce(parts, request, reply));
  app.patch(
    '/api/me',
    changes,
    forVisitors(people, (visitor, { body }) => rename(parts, visitor, body)),
  );
  app.post(
    '/api/me/links',
    changes,
    forVisitors(people, (visitor) => offerLink(parts, visitor)),
  );
  app.post('/api/me/claim', claims, (request, reply) => claim(parts, request, reply));
  app.delete<{ Params: { readonly id: string } }>('/api/me/devices/:id', changes, (request, reply) =>
    revoke(parts, request, reply),
  );
}

/** Tells a visitor who they are, and renews the device's cookie, which does not last for ever. */
async function greet(
  { people, reach }: Parts,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Greeting> {
  const visitor = await visitorIn(request, people);
  const token = tokenIn(request.headers.cookie, people.mark);
  if (visitor === null || token === null) return { me: null };
  reply.header('set-cookie', keepToken(token, people.mark, peerIn(request, reach).isSecure));
  return { me: await people.me(visitor) };
}

/** Gives a stranger an identity under the name they chose; somebody who has one is renamed. */
async function introduce(
  parts: MeParts,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Me | Refused> {
  const known = await visitorIn(request, parts.people);
  if (known !== null) return rename(parts, known, request.body);
  const name = nameIn(request.body);
  if (isRefused(name)) return name;
  return welcomed(parts, await parts.people.welcome(name.name, agentOf(request)), { request, reply });
}

async function rename(parts: MeParts, visitor: Visitor, body: unknown): Promise<Me | Refused> {
  const named = nameIn(body);
  if (isRefused(named)) return named;
  const { name } = named;
  await parts.renamings.take(visitor.id, () => takeName(parts, visitor, name));
  return parts.people.me({ ...visitor, name });
}

/** A name that is the same as before changes nothing, at no table. */
async function takeName({ people, connected, tables }: Parts, visitor: Visitor, name: string): Promise<void> {
  const from = await people.rename(visitor, name);
  if (from === name) return;
  connected.rename(visitor, name);
  await tables.rename({ person: visitor.id, from, to: name });
}

async function offerLink({ people }: Parts, visitor: Visitor): Promise<CarryLink | Refused> {
  const link = await people.offerLink(visitor);
  return link === 'too-many' ? refused('too-many') : link;
}

async function claim(parts: Parts, request: FastifyRequest, reply: FastifyReply): Promise<Me | Refused> {
  const body = readBody(claimForm, request.body);
  if (isRefused(body)) return body;
  const before = await visitorIn(request, parts.people);
  const welcome = await parts.people.claim(body.code, agentOf(request), before);
  if (welcome === 'link-expired') return refused('link-expired');
  if (before !== null && before.device !== welcome.visitor.device) parts.connected.revoke(before.device);
  return welcomed(parts, welcome, { request, reply });
}

/** Takes an identity away from a device: one that was lost, or this one. */
async function revoke(
  { people, reach, connected }: Parts,
  request: FastifyRequest<{ Params: { readonly id: string } }>,
  reply: FastifyReply,
): Promise<Me | Refused> {
  const visitor = await visitorIn(request, people);
  if (visitor === null) return refused('no-identity');
  const device = request.params.id as DeviceId; // looked for among the visitor's own
  const wasThere = await people.revoke(visitor, device);
  if (!wasThere) return refused('unknown-device');
  connected.revoke(device);
  if (device === visitor.device)
    reply.header('set-cookie', dropToken(people.mark, peerIn(request, reach).isSecure));
  return people.me(visitor);
}

type Exchange = { readonly request: FastifyRequest; readonly reply: FastifyReply };

function welcomed({ people, reach }: Parts, welcome: Welcome, { request, reply }: Exchange): Promise<Me> {
  reply.header('set-cookie', keepToken(welcome.token, people.mark, peerIn(request, reach).isSecure));
  return people.me(welcome.visitor);
}

function nameIn(body: unknown): { readonly name: string } | Refused {
  const read = readBody(nameForm, body);
  if (isRefused(read)) return read;
  const name = readName(read.name);
  return name === null ? refused('bad-text', 'expected a name of 1 to 24 characters') : { name };
}

const agentOf = ({ headers }: FastifyRequest): string => headers['user-agent'] ?? '';
