import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Settings } from './settings.ts';

/** How many ports are tried, one after the other, when none was asked for. */
const attempts = 50;

/** The server can't listen where it was told to. The message is a sentence that says what to do. */
export class CannotListen extends Error {
  constructor(sentence: string, cause: unknown) {
    super(sentence, { cause });
    this.name = 'CannotListen';
  }
}

type Place = Pick<Settings, 'port' | 'isPortChosen' | 'host'>;

/** Listens on the port that was asked for or, if none was, on the first free one from the default up. */
export async function listen(app: FastifyInstance, place: Place): Promise<AddressInfo> {
  for (let port = place.port; ; port += 1) {
    try {
      await app.listen({ port, host: place.host });
      return addressOf(app);
    } catch (cause) {
      const isLast = place.isPortChosen || port >= place.port + attempts;
      if (codeOf(cause) !== 'EADDRINUSE' || isLast) throw refusal(cause, { ...place, port });
    }
  }
}

function addressOf({ server }: FastifyInstance): AddressInfo {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server listens on a port');
  return address;
}

function refusal(cause: unknown, { port, host }: Place): CannotListen {
  switch (codeOf(cause)) {
    case 'EADDRINUSE':
      return new CannotListen(
        `Port ${port} is already in use. Stop the program that uses it, or set PORT to another one.`,
        cause,
      );
    case 'EACCES':
      return new CannotListen(
        `Port ${port} needs administrator rights. Set PORT to a number above 1023.`,
        cause,
      );
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new CannotListen(
        `HOST ${host} is not an address of this machine. Try 127.0.0.1 or 0.0.0.0.`,
        cause,
      );
    default:
      return new CannotListen(`Listening on ${host}, port ${port} failed: ${String(cause)}.`, cause);
  }
}

const codeOf = (cause: unknown): unknown =>
  typeof cause === 'object' && cause !== null && 'code' in cause ? cause.code : null;
