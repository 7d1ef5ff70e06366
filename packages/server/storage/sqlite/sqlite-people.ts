import type { PersonId } from '@tavolo/protocol';
import type { Device, DeviceId, PeopleStore, Person, StoredLink } from '../../people/people-store.ts';
import type { Database } from './database.ts';
import type { GroupCommit } from './group-commit.ts';
import { peopleStatements } from './people-statements.ts';

/** People in a SQLite file. */
export class SqlitePeople implements PeopleStore {
  readonly #database: Database;
  readonly #commit: GroupCommit;
  readonly #sql: ReturnType<typeof peopleStatements>;

  constructor(database: Database, commit: GroupCommit) {
    this.#database = database;
    this.#commit = commit;
    this.#sql = peopleStatements(database);
  }

  secret(name: string, proposed: string): Promise<string> {
    return this.#commit.do(() => {
      this.#sql.proposeSecret.run(name, proposed);
      const { secret }: { readonly secret: string } = this.#sql.secret.get(name);
      return secret;
    });
  }

  add(person: Person, device: Device): Promise<void> {
    return this.#commit.do(() => {
      this.#sql.add.run(person.id, person.name);
      this.#insert(device);
    });
  }

  rename(person: PersonId, name: string): Promise<void> {
    return this.#commit.do(() => {
      this.#sql.rename.run(name, person);
    });
  }

  async personOn(person: PersonId, device: DeviceId): Promise<Person | null> {
    return this.#database.reading(() => {
      const found: Person | undefined = this.#sql.personOn.get(device, person);
      return found === undefined ? null : { id: found.id, name: found.name };
    });
  }

  async devicesOf(person: PersonId): Promise<readonly Device[]> {
    return this.#database.reading(() => {
      const rows: readonly Device[] = this.#sql.devicesOf.all(person);
      return rows.map(({ id, label, added }) => ({ id, person, label, added }));
    });
  }

  addDevice(device: Device): Promise<void> {
    return this.#commit.do(() => this.#insert(device));
  }

  removeDevice(person: PersonId, device: DeviceId): Promise<boolean> {
    return this.#commit.do(() => this.#sql.removeDevice.run(device, person).changes > 0);
  }

  putLink(link: StoredLink): Promise<void> {
    return this.#commit.do(() => {
      this.#sql.putLink.run(link.person, link.codeHash, link.expires);
    });
  }

  takeLink(codeHash: string, now: number): Promise<Person | null> {
    return this.#commit.do(() => {
      const taken: { readonly person: PersonId; readonly expires: number } | undefined =
        this.#sql.takeLink.get(codeHash);
      if (taken === undefined || taken.expires <= now) return null;
      const found: Person = this.#sql.person.get(taken.person);
      return { id: found.id, name: found.name };
    });
  }

  #insert({ id, person, label, added }: Device): void {
    this.#sql.addDevice.run(id, person, label, added);
  }
}
