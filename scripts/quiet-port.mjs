import { createServer } from 'node:net';

/**
 * Below the ports that systems give to whoever asks for any. A server that is killed and started again at one of those
 * may find it taken: by chance, or because a client that looked for it was given that very port and reached itself.
 */
const range = { first: 20_000, count: 12_000 };

/** A port of this machine that is free now, and that nobody is given by chance. */
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
