import type { PersonId } from '@tavolo/protocol';

export type DeviceId = string & { readonly device: unique symbol };

/** Somebody who plays here: a name they chose, and nothing else. */
export type Person = { readonly id: PersonId; readonly name: string };

/** A device that carries somebody's identity. */
export type Device = {
  readonly id: DeviceId;
  readonly person: PersonId;
  /** Such as `Firefox on Linux`. */
  readonly label: string;
  /** Milliseconds since 1970. */
  readonly added: number;
};

/** A link that carries an identity to another device. Only the person knows its code. */
export type StoredLink = { readonly person: PersonId; readonly codeHash: string; readonly expires: number };

/** Where people are stored. What a promise has confirmed survives `kill -9` and a power cut. */
export interface PeopleStore {
  /** The secret with this name: the one proposed, unless there is one already. */
  secret(name: string, proposed: string): Promise<string>;
  /** Remembers a new person with their first device. */
  add(person: Person, device: Device): Promise<void>;
  rename(person: PersonId, name: string): Promise<void>;
  /** The person using a device; `null` when they have no such device, or no longer have it. */
  personOn(person: PersonId, device: DeviceId): Promise<Person | null>;
  /** Somebody's devices, in the order in which they were added. */
  devicesOf(person: PersonId): Promise<readonly Device[]>;
  addDevice(device: Device): Promise<void>;
  /** Returns whether there was such a device to remove. */
  removeDevice(person: PersonId, device: DeviceId): Promise<boolean>;
  /** Keeps a link; a person's earlier one is forgotten. */
  putLink(link: StoredLink): Promise<void>;
  /** The person whose identity a link carries, if it has not expired. It works once: the link is gone then. */
  takeLink(codeHash: string, now: number): Promise<Person | null>;
}
