import type { IncomingMessage } from 'node:http';
import type { FastifyHelmetOptions } from '@fastify/helmet';

/** What a host may look like in a header of ours: nothing that could end a directive. */
const plainHost = /^[\w.-]+(?::\d+)?$|^\[[\da-f:]+\](?::\d+)?$/i;

/** Older browsers do not count the socket of the same host as `'self'`. */
function socketOf({ headers }: IncomingMessage): string {
  const host = headers.host ?? '';
  return plainHost.test(host) ? `ws://${host} wss://${host}` : "'self'";
}

/**
 * The headers that keep a page to itself. Nothing is loaded from elsewhere, nobody may frame it, and where a
 * person came from is told to nobody else, since keys of invitations stand in addresses.
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
  // On a home network there is no TLS, and a browser must not be told to insist on it.
  strictTransportSecurity: publicOrigin?.startsWith('https:') === true,
});
