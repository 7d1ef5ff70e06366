import type { Peer } from './peer.ts';

/**
 * Whether a request comes from a page of our own: one at the public address or, where there is none, at the host that
 * was asked. A browser always says which page asks for a change, so a request that does not say is refused as well.
 */
export function isOwnOrigin(
  origin: string | undefined,
  peer: Pick<Peer, 'host'>,
  publicOrigin: string | null,
): boolean {
  if (origin === undefined || !URL.canParse(origin)) return false;
  const asked = new URL(origin);
  return publicOrigin === null ? asked.host === hostOf(peer.host) : asked.origin === publicOrigin;
}

/** As browsers write it: in lower case, without the default port. */
const hostOf = (host: string): string =>
  URL.canParse(`http://${host}`) ? new URL(`http://${host}`).host : host;
