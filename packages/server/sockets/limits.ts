import type { Flow } from './bucket.ts';

/** How much sockets may ask of the server. */
export type SocketLimits = {
  /** Open at once, from everywhere. */
  readonly open: number;
  /** Open at once, from one address. */
  readonly openPerAddress: number;
  /** How fast sockets are opened, from one address. */
  readonly opening: Flow;
  /** Messages on one socket. */
  readonly messages: Flow;
  /** Costly wishes on one socket. */
  readonly costly: Flow;
  /** The same on all sockets from one address. */
  readonly costlyPerAddress: Flow;
  /** After this many messages that came too fast, the socket is closed. */
  readonly tooFastAtMost: number;
  /** The largest message, in bytes. */
  readonly largestMessage: number;
  /** A socket with this many bytes waiting, apart from a welcome, is closed before it uses up memory that others need. */
  readonly largestBacklog: number;
  /** A socket that has not answered for this long is dead, in milliseconds. */
  readonly ping: number;
};

/** More than a room full of people behind one address needs, and less than would hurt others. */
export const socketLimits: SocketLimits = {
  open: 10_000,
  openPerAddress: 200,
  opening: { burst: 100, perSecond: 10 },
  messages: { burst: 40, perSecond: 10 },
  costly: { burst: 6, perSecond: 1 },
  costlyPerAddress: { burst: 24, perSecond: 4 },
  tooFastAtMost: 100,
  largestMessage: 16 * 1024,
  largestBacklog: 1024 * 1024,
  ping: 25_000,
};

/** For a benchmark, in which thousands of players all come from one address. */
export const liftedLimits: SocketLimits = {
  ...socketLimits,
  open: 100_000,
  openPerAddress: 100_000,
  opening: { burst: 100_000, perSecond: 100_000 },
  messages: { burst: 100_000, perSecond: 100_000 },
  costly: { burst: 100_000, perSecond: 100_000 },
  costlyPerAddress: { burst: 100_000, perSecond: 100_000 },
};
