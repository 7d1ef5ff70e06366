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
  /** The public address, such as `https://tavolo.example`, and then the only one; `null`: any that leads here. */
  readonly publicOrigin: string | null;
  /** Whether to believe what a proxy says about where a request comes from. */
  readonly trustsProxy: boolean;
  /** Whether limits apply; only a benchmark lifts them. */
  readonly hasLimits: boolean;
  /** Who may read the metrics: programs on this machine, or everybody. */
  readonly metricsFor: 'local' | 'all';
};

/** The people who are connected, as far as a request can affect them. */
export interface Connected {
  /** Somebody has a new name from now on. */
  rename(visitor: Visitor, name: string): void;
  /** This device no longer identifies anybody. */
  revoke(device: DeviceId): void;
}

/** What answers requests. */
export type Parts = {
  readonly reach: Reach;
  readonly people: People;
  readonly tables: Pick<Tables, 'open' | 'of' | 'rename' | 'invitation'>;
  readonly connected: Connected;
  readonly metrics: Metrics;
  readonly refusals: Refusals;
  /** Whether the storage is responding. */
  readonly isWell: () => boolean;
  /** Where the pages are; `null`: they are not built. */
  readonly pages: string | null;
};

export const peerIn = (request: FastifyRequest, { trustsProxy }: Reach): Peer =>
  peerOf(request.raw, trustsProxy);

/** The person making a request; `null`: a stranger. */
export async function visitorIn(request: FastifyRequest, people: People): Promise<Visitor | null> {
  const token = tokenIn(request.headers.cookie, people.mark);
  return token === null ? null : people.recognise(token);
}

/** Answers only people who have an identity here. */
export const forVisitors =
  <T>(people: People, answer: (visitor: Visitor, request: FastifyRequest) => Promise<T | Refused>) =>
  async (request: FastifyRequest): Promise<T | Refused> => {
    const visitor = await visitorIn(request, people);
    return visitor === null ? refused('no-identity') : answer(visitor, request);
  };
