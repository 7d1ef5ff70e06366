import { type Refused, refused } from '@tavolo/protocol';
import type { Tables } from '@tavolo/table';
import type { FastifyRequest } from 'fastify';
import type { Metrics } from '../metrics/metrics.ts';
import type { Refusals } from '../metrics/refusals.ts';
import type { People, Visitor } from '../people/people.ts';
import type { DeviceId } from '../people/people-store.ts';
import { tokenIn } from './cookie.ts';
import { type Peer, peerOf } from './peer.ts';

/** How the server is reached. */
export type Reach = {
  /** The public address, such as `https://tavolo.example`, and then the only one; `null`: whichever was asked for. */
  readonly publicOrigin: string | null;
  /** Whether to believe what a proxy says of whoever asks. */
  readonly trustsProxy: boolean;
  /** Whether limits hold; only a benchmark lifts them. */
  readonly hasLimits: boolean;
  /** Who may read the metrics: programs on this machine, or everybody. */
  readonly metricsFor: 'local' | 'all';
};

/** Who is connected, as far as a request can change it. */
export interface Connected {
  /** Somebody is called otherwise from now on. */
  rename(visitor: Visitor, name: string): void;
  /** Nobody is recognised by this device any more. */
  revoke(device: DeviceId): void;
}

/** What answers requests. */
export type Parts = {
  readonly reach: Reach;
  readonly people: People;
  readonly tables: Pick<Tables, 'open' | 'of'>;
  readonly connected: Connected;
  readonly metrics: Metrics;
  readonly refusals: Refusals;
  /** Whether the storage answers now. */
  readonly isWell: () => boolean;
  /** Where the pages are; `null`: they are not built. */
  readonly pages: string | null;
};

export const peerIn = (request: FastifyRequest, { trustsProxy }: Reach): Peer =>
  peerOf(request.raw, trustsProxy);

/** Who asks; `null`: nobody that is known here. */
export async function visitorIn(request: FastifyRequest, people: People): Promise<Visitor | null> {
  const token = tokenIn(request.headers.cookie, people.mark);
  return token === null ? null : people.recognise(token);
}

/** Answers only those who are known here. */
export const forVisitors =
  <T>(people: People, answer: (visitor: Visitor, request: FastifyRequest) => Promise<T | Refused>) =>
  async (request: FastifyRequest): Promise<T | Refused> => {
    const visitor = await visitorIn(request, people);
    return visitor === null ? refused('no-identity') : answer(visitor, request);
  };
