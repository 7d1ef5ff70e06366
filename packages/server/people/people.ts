import type { CarryLink, Me } from '@tavolo/protocol';
import { deviceLabel } from './device-label.ts';
import type { Device, DeviceId, PeopleStore, Person } from './people-store.ts';
import { hashed, markOf, readToken, tokenFor, unguessable } from './token.ts';

/** Somebody who was recognised, and by which of their devices. */
export type Visitor = Person & { readonly device: DeviceId };

/** A visitor and the token by which their device is recognised from now on. */
export type Welcome = { readonly visitor: Visitor; readonly token: string };

/** How long a link that carries an identity works, in milliseconds. */
const linkLasts = 10 * 60_000;

/** More devices than anybody has. */
const mostDevices = 20;

/** Who is who: people are recognised by their devices, and a device by a token that it keeps. */
export class People {
  /** Tells the tokens of this server from those of others; the same after a restart. */
  readonly mark: string;
  readonly #store: PeopleStore;
  readonly #secret: string;
  readonly #now: () => number;

  private constructor(store: PeopleStore, secret: string, now: () => number) {
    this.mark = markOf(secret);
    this.#store = store;
    this.#secret = secret;
    this.#now = now;
  }

  /** Tokens are signed with a secret that is made once and kept in the store. */
  static async over(store: PeopleStore, now: () => number = Date.now): Promise<People> {
    const secret = await store.secret('device-tokens', `${unguessable()}${unguessable()}`);
    return new People(store, secret, now);
  }

  /** The person that this token identifies; `null`: it is forged, or the device was revoked. */
  async recognise(token: string): Promise<Visitor | null> {
    const bearer = readToken(token, this.#secret);
    if (bearer === null) return null;
    const person = await this.#store.personOn(bearer.person, bearer.device);
    return person === null ? null : { ...person, device: bearer.device };
  }

  /** Gives somebody an identity here. */
  async welcome(name: string, userAgent: string): Promise<Welcome> {
    const person = { id: unguessable() as Person['id'], name }; // a new id
    const device = this.#newDevice(person, userAgent);
    await this.#store.add(person, device);
    return this.#welcomed(person, device);
  }

  /** Gives a visitor another name, and returns the one it replaces. */
  async rename(visitor: Visitor, name: string): Promise<string> {
    const before = (await this.#store.personOn(visitor.id, visitor.device))?.name ?? visitor.name;
    if (before !== name) await this.#store.rename(visitor.id, name);
    return before;
  }

  async me({ id, name, device }: Visitor): Promise<Me> {
    const devices = await this.#store.devicesOf(id);
    return {
      person: id,
      name,
      devices: devices.map((one) => ({
        id: one.id,
        label: one.label,
        added: one.added,
        isThis: one.id === device,
      })),
    };
  }

  /** A link that carries the visitor's identity to another device, once and not for long. It replaces an earlier one. */
  async offerLink(visitor: Visitor): Promise<CarryLink | 'too-many'> {
    const devices = await this.#store.devicesOf(visitor.id);
    if (devices.length >= mostDevices) return 'too-many';
    const code = unguessable();
    const expires = this.#now() + linkLasts;
    await this.#store.putLink({ person: visitor.id, codeHash: hashed(code), expires });
    return { code, expires };
  }

  /**
   * Takes over the identity that a link carries. It replaces another identity on this device; if it is the same person,
   * nothing changes.
   */
  async claim(code: string, userAgent: string, before: Visitor | null): Promise<Welcome | 'link-expired'> {
    const person = await this.#store.takeLink(hashed(code), this.#now());
    if (person === null) return 'link-expired';
    if (before?.id === person.id) return this.#welcomed(person, { id: before.device });
    const device = this.#newDevice(person, userAgent);
    await this.#store.addDevice(device);
    if (before !== null) await this.#store.removeDevice(before.id, before.device);
    return this.#welcomed(person, device);
  }

  /** This device no longer identifies anybody. Returns whether it was one of the visitor's. */
  revoke(visitor: Visitor, device: DeviceId): Promise<boolean> {
    return this.#store.removeDevice(visitor.id, device);
  }

  #newDevice(person: Person, userAgent: string): Device {
    return {
      id: unguessable() as DeviceId, // a new id
      person: person.id,
      label: deviceLabel(userAgent),
      added: this.#now(),
    };
  }

  #welcomed(person: Person, { id: device }: Pick<Device, 'id'>): Welcome {
    return {
      visitor: { ...person, device },
      token: tokenFor({ person: person.id, device }, this.#secret),
    };
  }
}
