import type { Child } from './child.ts';
import type { Room, Tally } from './room.ts';

/** A running server, and how to open tables on it. */
export type House = {
  readonly child: Child;
  /** Opens one more table with four people at it, ready for the first click. */
  open(tally: Tally): Promise<Room>;
  /** Ends everything; throws if the server did not keep its promises. */
  close(): Promise<void>;
};

/** A server to be measured. */
export type Contestant = {
  readonly name: string;
  /** What it does, for the page. */
  readonly words: string;
  start(): Promise<House>;
};
