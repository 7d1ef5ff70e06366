import type { Door, Refused, Wish } from '@tavolo/protocol';
import type { Guest } from '@tavolo/table';

/** A table, as a connection uses it. */
export interface Hosting {
  /** Lets a guest in and tells them everything they may know, or says why not. */
  join(guest: Guest, by: Door['by']): Refused | null;
  leave(guest: Guest): void;
  /** Grants a wish in its turn; the guest is told under its number. */
  wish(guest: Guest, number: number, wish: Wish): void;
}

/** The way to tables. */
export interface Doors {
  find(door: Door): Promise<Hosting | Refused>;
}
