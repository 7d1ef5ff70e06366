import type { Peer } from './peer.ts';

/**
 * Whether a page of our own asks: one of the public address, or where there is none, of the host that was asked. A
 * browser always says from which page a change is asked for, so a request that does not say is refused as well.
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

/** As browsers write it: in small letters, without the usual port. */
const hostOf = (host: string): string =>
  URL.canParse(`http://${host}`) ? new URL(`http://${host}`).host : host;
