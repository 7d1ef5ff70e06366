import { createHmac, randomBytes } from 'node:crypto';
import type { RefusalName } from '@tavolo/protocol';
import type { FastifyBaseLogger } from 'fastify';
import type { Metrics } from './metrics.ts';

/** Refusals that nobody who uses our pages as intended ever gets. */
const misuses: ReadonlySet<string> = new Set<RefusalName>([
  'malformed',
  'too-fast',
  'too-large',
  'too-many',
  'wrong-origin',
]);

/** How long misuse of one kind from one address is collected into one line, in milliseconds. */
const gathering = 60_000;

/** The most lines written in that time: any further addresses are counted together as one. */
const mostLines = 100;

type Misuse = { readonly refused: string; readonly from: string; times: number };

/**
 * Counts refusals and logs misuse: at once when it begins, and after a minute how often it happened. An address is logged
 * as a mark that shows whether two are the same, and nothing else about it.
 */
export class Refusals {
  readonly #counter: Metrics['refusals'];
  readonly #log: Pick<FastifyBaseLogger, 'warn'>;
  readonly #key = randomBytes(16);
  readonly #misuses = new Map<string, Misuse>();

  constructor(counter: Metrics['refusals'], log: Pick<FastifyBaseLogger, 'warn'>) {
    this.#counter = counter;
    this.#log = log;
  }

  /** A request from this address was refused. */
  note(name: string, address: string): void {
    this.#counter.inc({ name });
    if (misuses.has(name)) this.#gather(name, address);
  }

  #gather(refused: string, address: string): void {
    if (this.#misuses.size === 0) setTimeout(() => this.#sumUp(), gathering).unref();
    const isRoom = this.#misuses.size < mostLines || this.#misuses.has(`${refused} ${address}`);
    const key = `${refused} ${isRoom ? address : 'elsewhere'}`;
    const known = this.#misuses.get(key);
    if (known !== undefined) {
      known.times += 1;
      return;
    }
    const from = isRoom ? this.#markOf(address) : 'elsewhere';
    this.#misuses.set(key, { refused, from, times: 1 });
    this.#log.warn({ refused, from }, 'misuse refused');
  }

  #sumUp(): void {
    for (const { refused, from, times } of this.#misuses.values())
      if (times > 1) this.#log.warn({ refused, from, times }, 'misuse refused repeatedly within a minute');
    this.#misuses.clear();
  }

  #markOf(address: string): string {
    return createHmac('sha256', this.#key).update(address).digest('hex').slice(0, 8);
  }
}
