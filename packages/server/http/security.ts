import type { IncomingMessage } from 'node:http';
import type { FastifyHelmetOptions } from '@fastify/helmet';

/** What a host may look like in one of our headers: nothing that could end a directive. */
export const plainHost = /^[\w.-]+(?::\d+)?$|^\[[\da-f:]+\](?::\d+)?$/i;

/** Older browsers do not count the socket of the same host as `'self'`. */
function socketOf({ headers }: IncomingMessage): string {
  const host = headers.host ?? '';
  return plainHost.test(host) ? `ws://${host} wss://${host}` : "'self'";
}

/**
 * The headers that isolate a page. Nothing is loaded from elsewhere, nobody may frame it, and no other site gets its
 * address as a referrer, since addresses contain keys of invitations.
 */
export const securityHeaders = (publicOrigin: string | null): FastifyHelmetOptions => ({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'"],
      styleSrc: ["'self'"],
      imgSrc: ["'self'", 'data:'],
      connectSrc: ["'self'", socketOf],
      workerSrc: ["'self'"],
      frameAncestors: ["'none'"],
      baseUri: ["'none'"],
      objectSrc: ["'none'"],
      formAction: ["'self'"],
    },
  },
  xFrameOptions: { action: 'deny' },
  referrerPolicy: { policy: 'same-origin' },
  crossOriginOpenerPolicy: { policy: 'same-origin' },
  crossOriginResourcePolicy: { policy: 'same-origin' },
  // There is no TLS on a home network, so a browser must not be told to insist on it.
  strictTransportSecurity: publicOrigin?.startsWith('https:') === true,
});
