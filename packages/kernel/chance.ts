import { type Described, int, list, record, text } from './description.ts';

/** All the chance of a match: its seed, and how often each named stream has been drawn from. Never part of a view. */
export const chanceState = record({
  /** Four 32-bit words. */
  seed: list(int),
  /** The streams drawn from so far, in the order of their names: which of them came first leaves no trace. */
  streams: list(text()),
  /** How often each of them was drawn from. A stream's n-th value depends on the seed, its name and n alone. */
  drawn: list(int),
});
export type ChanceState = Described<typeof chanceState>;

/** Where random values come from. Two streams never disturb each other. */
export type Stream = {
  /** A whole number from 0 to n - 1. Off from uniform by less than n in 2^32. */
  below(n: number): number;
  /** So many whole numbers from 0 to n - 1, drawn one after the other. */
  several(count: number, n: number): number[];
  /** Puts a list into random order, in place. */
  shuffle<T>(items: T[]): T[];
  /** One of the items, each as likely. */
  pick<T>(items: readonly T[]): T;
};

/** The chance of a match or of a thinking bot: a stream by itself, and as many named ones as wanted. */
export type Chance = Stream & { stream(name: string): Stream };

/** The first state of chance for a seed; any text is a seed. */
export function chanceFrom(seed: string): ChanceState {
  return { seed: [1, 2, 3, 4].map((word) => hashText(`${word} ${seed}`)), streams: [], drawn: [] };
}

/** Draws from a chance state, counting in it. `onDraw` is called before each value is taken. */
export const chanceOver = (state: ChanceState, onDraw: () => void = () => {}): Chance =>
  new Dealer(state, onDraw);

/** Chance for a bot, a simulation or a preview: outside of any match, made from a seed of its own. */
export const thinkingChance = (seed: string): Chance => chanceOver(chanceFrom(seed));

/** Makes everything that is still to be drawn unforeseeable from what was drawn before. */
export function reseed(state: ChanceState, by: Stream): void {
  state.seed = state.seed.map(() => by.below(0x1_0000_0000) | 0);
  state.drawn.fill(0);
}

class Dealer implements Chance {
  readonly #state: ChanceState;
  readonly #onDraw: () => void;
  readonly #streams: NamedStream[] = [];

  constructor(state: ChanceState, onDraw: () => void) {
    this.#state = state;
    this.#onDraw = onDraw;
  }

  stream(name: string): Stream {
    for (const stream of this.#streams) if (stream.name === name) return stream;
    const made = new NamedStream(this.#state, name, this.#onDraw);
    this.#streams.push(made);
    return made;
  }

  below(n: number): number {
    return this.stream('main').below(n);
  }

  several(count: number, n: number): number[] {
    return this.stream('main').several(count, n);
  }

  shuffle<T>(items: T[]): T[] {
    return this.stream('main').shuffle(items);
  }

  pick<T>(items: readonly T[]): T {
    return this.stream('main').pick(items);
  }
}

class NamedStream implements Stream {
  readonly name: string;
  readonly #state: ChanceState;
  readonly #onDraw: () => void;
  #seed: readonly number[] = [];
  #one = 0;
  #two = 0;
  #place = 0;

  constructor(state: ChanceState, name: string, onDraw: () => void) {
    this.#state = state;
    this.name = name;
    this.#onDraw = onDraw;
  }

  below(n: number): number {
    this.#onDraw();
    this.#settle();
    return this.#next(n);
  }

  several(count: number, n: number): number[] {
    const drawn: number[] = [];
    if (count === 0) return drawn;
    this.#onDraw();
    this.#settle();
    while (drawn.length < count) drawn.push(this.#next(n));
    return drawn;
  }

  shuffle<T>(items: T[]): T[] {
    if (items.length < 2) return items;
    this.#onDraw();
    this.#settle();
    for (let last = items.length - 1; last > 0; last--) {
      const other = this.#next(last + 1);
      const held = items[last] as T; // both indexes are within the list
      items[last] = items[other] as T;
      items[other] = held;
    }
    return items;
  }

  pick<T>(items: readonly T[]): T {
    if (items.length === 0) throw new Error(`nothing to pick from, in stream ${this.name}`);
    return items[this.below(items.length)] as T; // below() stays within the list
  }

  /** Finds its key and its place again, should the state have changed under it. */
  #settle(): void {
    if (this.#seed !== this.#state.seed) this.#key();
    if (this.#state.streams[this.#place] !== this.name) this.#place = this.#found();
  }

  #next(n: number): number {
    const { drawn } = this.#state;
    const count = drawn[this.#place] ?? 0;
    drawn[this.#place] = count + 1;
    const word =
      mix((this.#one + Math.imul(count, golden)) | 0) ^ mix((this.#two + Math.imul(count, silver)) | 0);
    return Math.floor(((word >>> 0) / 0x1_0000_0000) * n);
  }

  /** The stream's place in the state, made when it has none. */
  #found(): number {
    const { streams, drawn } = this.#state;
    const known = streams.indexOf(this.name);
    if (known >= 0) return known;
    const after = streams.findIndex((name) => name > this.name);
    const place = after < 0 ? streams.length : after;
    streams.splice(place, 0, this.name);
    drawn.splice(place, 0, 0);
    return place;
  }

  #key(): void {
    const [a = 0, b = 0, c = 0, d = 0] = this.#state.seed;
    const name = hashText(this.name);
    this.#one = mix(mix((a + name) | 0) ^ c);
    this.#two = mix(mix((b ^ name) | 0) + (d | 0));
    this.#seed = this.#state.seed;
  }
}

/** Steps of Weyl sequences: odd, with well spread bits. */
const golden = 0x9e3779b9;
const silver = 0x85ebca6b;

/** A bijection of 32-bit words in which each bit of the input moves half the bits of the output. */
function mix(word: number): number {
  let mixed = word ^ (word >>> 16);
  mixed = Math.imul(mixed, 0x21f0aaad);
  mixed ^= mixed >>> 15;
  mixed = Math.imul(mixed, 0x735a2d97);
  return mixed ^ (mixed >>> 15);
}

function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return mix(hash);
}
