import type { FastifyRequest } from 'fastify';
import type { Allowance } from './limits.ts';
import { type Parts, peerIn, type Reach, visitorIn } from './parts.ts';

/** An allowance for each address. */
export const byAddress = (allowance: Allowance, reach: Reach) => ({
  ...allowance,
  keyGenerator: (request: FastifyRequest) => peerIn(request, reach).address,
});

/** An allowance for each person, on all their devices together; for strangers, by address. */
export const byPerson = (allowance: Allowance, { people, reach }: Parts) => ({
  ...allowance,
  keyGenerator: async (request: FastifyRequest) =>
    (await visitorIn(request, people))?.id ?? peerIn(request, reach).address,
});
