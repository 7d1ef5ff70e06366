const minute = 60_000;

/** The most requests in a number of milliseconds. */
export type Allowance = { readonly max: number; readonly timeWindow: number };

/** How much is allowed: more than people ever need, and less than would hurt others. */
export const httpLimits = {
  /** Requests of any kind from one address. */
  requests: { max: 900, timeWindow: minute },
  /** New identities from one address. */
  welcomes: { max: 120, timeWindow: 10 * minute },
  /** Attempts to use a link that carries an identity, from one address. */
  claims: { max: 30, timeWindow: 10 * minute },
  /** New names, links and revoked devices of one person. */
  changes: { max: 60, timeWindow: 10 * minute },
  /** Tables opened by one person. */
  openings: { max: 60, timeWindow: 10 * minute },
} as const satisfies { readonly [what: string]: Allowance };

/** The largest body of a request, in bytes. */
export const largestBody = 64 * 1024;

/** How long a request may take to arrive, in milliseconds: nobody can hold a connection open by sending it slowly. */
export const slowestRequest = 30_000;
