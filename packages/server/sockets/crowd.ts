import { Bucket } from './bucket.ts';
import type { SocketLimits } from './limits.ts';

/** Once more addresses than this are remembered, those that are quiet and have nothing open are forgotten. */
const manyAddresses = 1_000;

type Arrivals = { open: number; readonly opening: Bucket; readonly costly: Bucket };

/** Counts connections by address: lets in as many, and grants as much, as the limits allow. */
export class Crowd {
  readonly #limits: SocketLimits;
  readonly #now: () => number;
  readonly #byAddress = new Map<string, Arrivals>();
  #open = 0;

  constructor(limits: SocketLimits, now: () => number) {
    this.#limits = limits;
    this.#now = now;
  }

  get size(): number {
    return this.#open;
  }

  /** Whether one more may connect from this address; if so, it is counted until it leaves. */
  enter(address: string): boolean {
    const arrivals = this.#arrivals(address);
    if (!arrivals.opening.take(this.#now())) return false;
    if (this.#open >= this.#limits.open || arrivals.open >= this.#limits.openPerAddress) return false;
    arrivals.open += 1;
    this.#open += 1;
    return true;
  }

  /** Whether one more costly wish may come from this address now; if so, it is counted. */
  mayCost(address: string): boolean {
    return this.#arrivals(address).costly.take(this.#now());
  }

  leave(address: string): void {
    this.#arrivals(address).open -= 1;
    this.#open -= 1;
  }

  #arrivals(address: string): Arrivals {
    const known = this.#byAddress.get(address);
    if (known !== undefined) return known;
    if (this.#byAddress.size >= manyAddresses) this.#forgetTheQuiet();
    const { opening, costlyPerAddress } = this.#limits;
    const now = this.#now();
    const arrivals = {
      open: 0,
      opening: new Bucket(opening, now),
      costly: new Bucket(costlyPerAddress, now),
    };
    this.#byAddress.set(address, arrivals);
    return arrivals;
  }

  #forgetTheQuiet(): void {
    const now = this.#now();
    for (const [address, { open, opening, costly }] of this.#byAddress)
      if (open === 0 && opening.isFull(now) && costly.isFull(now)) this.#byAddress.delete(address);
  }
}
