import { createServer } from 'node:net';

/**
 * Below the ports that systems hand out when a program asks for any port. A server that is killed and started again on
 * one of those may find it taken: by chance, or because a client looking for the server was given that very port and
 * connected to itself.
 */
const range = { first: 20_000, count: 12_000 };

/** A port of this machine that is free now, and that the system hands out to nobody. */
export async function quietPort() {
  for (;;) {
    const port = range.first + Math.floor(Math.random() * range.count);
    if (await isFree(port)) return port;
  }
}

/** @returns {Promise<boolean>} */
const isFree = (port) =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.on('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
