import type { IncomingMessage } from 'node:http';
import { isIPv6 } from 'node:net';

/** Where a request came from. */
export type Peer = {
  /** The address that limits are counted by. */
  readonly address: string;
  /** The host that the browser asked for, such as `tavolo.example:8420`. */
  readonly host: string;
  /** Whether the browser connected over TLS. */
  readonly isSecure: boolean;
  /** Whether the request was made on this very machine, and not forwarded by a proxy. */
  readonly isLocal: boolean;
};

/** Where a request came from, according to the proxy in front if there is one that we trust. */
export function peerOf({ headers, socket }: IncomingMessage, trustsProxy: boolean): Peer {
  const told = (name: string): string | null => (trustsProxy ? lastOf(headers[name]) : null);
  const remote = told('x-forwarded-for') ?? socket.remoteAddress ?? '';
  return {
    address: countedBy(remote),
    host: told('x-forwarded-host') ?? headers.host ?? '',
    isSecure: (told('x-forwarded-proto') ?? ('encrypted' in socket ? 'https' : 'http')) === 'https',
    isLocal: isLoopback(socket.remoteAddress ?? '') && headers['x-forwarded-for'] === undefined,
  };
}

/** Only the last entry was written by our own proxy; those before it may be anybody's. */
function lastOf(header: string | string[] | undefined): string | null {
  const last = [header ?? []].flat().join(',').split(',').at(-1)?.trim() ?? '';
  return last === '' ? null : last;
}

/** A home has one IPv4 address, but as many IPv6 addresses as it likes within one network. */
function countedBy(remote: string): string {
  const plain = remote.replace(/^::ffff:(?=\d+\.)/, '');
  if (!isIPv6(plain)) return plain;
  const [head = '', tail] = plain.split('::');
  const before = head.split(':').filter((group) => group !== '');
  const after = tail === undefined ? [] : tail.split(':').filter((group) => group !== '');
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0');
  return [...before, ...zeros, ...after].slice(0, 4).join(':');
}

const isLoopback = (remote: string): boolean => /^(?:::1|(?:::ffff:)?127\.\d+\.\d+\.\d+)$/.test(remote);
