import type { PersonId } from '@tavolo/protocol';
import type { Device, DeviceId, PeopleStore, Person, StoredLink } from '../../people/people-store.ts';

/** People who are remembered as long as the process lasts: for tests. */
export class MemoryPeople implements PeopleStore {
  readonly #secrets = new Map<string, string>();
  readonly #persons = new Map<PersonId, Person>();
  readonly #devices = new Map<DeviceId, Device>();
  readonly #links = new Map<PersonId, StoredLink>();

  async secret(name: string, proposed: string): Promise<string> {
    const secret = this.#secrets.get(name) ?? proposed;
    this.#secrets.set(name, secret);
    return secret;
  }

  async add(person: Person, device: Device): Promise<void> {
    if (this.#persons.has(person.id)) throw new Error('This person already exists.');
    this.#persons.set(person.id, person);
    this.#devices.set(device.id, device);
  }

  async rename(person: PersonId, name: string): Promise<void> {
    if (this.#persons.has(person)) this.#persons.set(person, { id: person, name });
  }

  async personOn(person: PersonId, device: DeviceId): Promise<Person | null> {
    return this.#devices.get(device)?.person === person ? (this.#persons.get(person) ?? null) : null;
  }

  async devicesOf(person: PersonId): Promise<readonly Device[]> {
    return [...this.#devices.values()]
      .filter((device) => device.person === person)
      .sort((a, b) => a.added - b.added || (a.id < b.id ? -1 : 1));
  }

  async addDevice(device: Device): Promise<void> {
    if (!this.#persons.has(device.person)) throw new Error('There is no such person.');
    this.#devices.set(device.id, device);
  }

  async removeDevice(person: PersonId, device: DeviceId): Promise<boolean> {
    return this.#devices.get(device)?.person === person && this.#devices.delete(device);
  }

  async putLink(link: StoredLink): Promise<void> {
    this.#links.set(link.person, link);
  }

  async takeLink(codeHash: string, now: number): Promise<Person | null> {
    const link = [...this.#links.values()].find((one) => one.codeHash === codeHash);
    if (link === undefined) return null;
    this.#links.delete(link.person);
    return link.expires <= now ? null : (this.#persons.get(link.person) ?? null);
  }
}
