import { isRefused, type Me, type Refused } from '@tavolo/protocol';
import { useSyncExternalStore } from 'react';
import { api } from '../host/api.ts';
import { keep, readStored } from '../settings/stored.ts';

/** The person at the screen, as far as they are known. */
export type Known =
  | { readonly is: 'asking' }
  | { readonly is: 'stranger' }
  | { readonly is: 'known'; readonly me: Me }
  /** The server can't be reached: what can be played is what this device has. */
  | { readonly is: 'unreachable' };

/** The identity of this device, asked for once and kept up to date. */
class Identity {
  #known: Known = { is: 'asking' };
  #asked = false;
  readonly #listeners = new Set<() => void>();

  readonly get = (): Known => this.#known;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    if (!this.#asked) void this.ask();
    return () => this.#listeners.delete(listener);
  };

  async ask(): Promise<Known> {
    this.#asked = true;
    const said = await api.me();
    if (isRefused(said)) return this.#become({ is: 'unreachable' });
    return said.me === null ? this.#become({ is: 'stranger' }) : this.take(said.me);
  }

  /** Takes what the server says about whoever it knows this device by. */
  take(me: Me): Known {
    keep('name', me.name);
    return this.#become({ is: 'known', me });
  }

  #become(known: Known): Known {
    this.#known = known;
    for (const listener of this.#listeners) listener();
    return this.#known;
  }
}

export const identity = new Identity();

export const useKnown = (): Known => useSyncExternalStore(identity.subscribe, identity.get);

/** The name that was last used on this device; `null`: none. */
export function lastName(): string | null {
  const name = readStored('name');
  return typeof name === 'string' && name !== '' ? name : null;
}

/** Makes sure that the server knows this device, under a name of its own or this one. */
export async function introduced(name: string): Promise<Me | Refused> {
  const known = await identity.ask();
  if (known.is === 'known') return known.me;
  const said = await api.introduce(name);
  if (!isRefused(said)) identity.take(said);
  return said;
}
