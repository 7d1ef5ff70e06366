import { type AddressInfo, isIPv6 } from 'node:net';
import { networkInterfaces } from 'node:os';

/** The hosts that mean: reachable from everywhere. */
const everywhere = ['0.0.0.0', '::'];

/** Where a browser on this machine finds the server. */
export const localAddress = ({ address, port }: AddressInfo): string =>
  `http://${everywhere.includes(address) ? 'localhost' : bracketed(address)}:${port}`;

/** Where browsers on the local network find the server, if it listens there. */
export function networkAddresses({ address, port }: AddressInfo): readonly string[] {
  if (!everywhere.includes(address)) return [];
  return Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ internal, family }) => !internal && family === 'IPv4')
    .map((found) => `http://${found.address}:${port}`);
}

const bracketed = (address: string): string => (isIPv6(address) ? `[${address}]` : address);
