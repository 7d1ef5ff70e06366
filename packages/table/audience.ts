import type { Onlooker } from '@tavolo/kernel';
import {
  difference,
  type News,
  type PersonId,
  type Sight,
  sharing,
  type TablePlace,
  type TableShown,
} from '@tavolo/protocol';
import { seatsOf } from './seating.ts';
import { type Presence, placeOf, sightFor, tableShown } from './shown.ts';
import type { Table } from './table.ts';

/** Somebody connected to a table. */
export type Guest = {
  /** `null`: a stranger without an identity. */
  readonly person: PersonId | null;
  readonly name: string;
  /** Takes a piece of `News`, as JSON. */
  hear(news: string): void;
};

/** What a guest has been told about their place. */
type Seated = { readonly isInvited: boolean; place: TablePlace; onlookers: readonly Onlooker[] };

/** What everybody who looks with the same eyes has been told so far. */
type Channel = { sight: Sight | null; told: number; rewinds: number };

/** The guests at a table, and what each has been told. Everybody is sent what their eyes may see, and only what changed. */
export class Audience {
  readonly #guests = new Map<Guest, Seated>();
  readonly #channels = new Map<Onlooker, Channel>();
  #shown: TableShown | null = null;

  get size(): number {
    return this.#guests.size;
  }

  /** The people who are connected. */
  get here(): ReadonlySet<PersonId> {
    return new Set([...this.#guests.keys()].flatMap(({ person }) => (person === null ? [] : [person])));
  }

  /** Whether a guest may take a seat and speak. */
  maySit(guest: Guest, table: Table): boolean {
    const seated = this.#guests.get(guest);
    return seated !== undefined && (seated.isInvited || isMember(table, guest.person));
  }

  /** Lets somebody in and tells them everything they may know. */
  welcome(guest: Guest, table: Table, isInvited: boolean): void {
    const place = placeOf(table, guest.person, isInvited || isMember(table, guest.person));
    const onlookers = eyesOf(place);
    this.publish(table);
    this.#guests.set(guest, { isInvited, place, onlookers });
    this.#publishTable(table, guest);
    tell(guest, { is: 'table', table: this.#shown ?? this.#show(table) });
    tell(guest, { is: 'place', place });
    for (const onlooker of onlookers) this.#introduce(guest, onlooker, table);
  }

  /** Stops telling a guest anything; returns whether they were here. The others learn of it when something is next published. */
  dismiss(guest: Guest): boolean {
    return this.#guests.delete(guest);
  }

  /** Tells everybody what has changed for them. */
  publish(table: Table): void {
    this.#publishPlaces(table);
    let like: Sight | null = null;
    for (const onlooker of this.#channels.keys()) like = this.#publishSight(table, onlooker, like);
    this.#publishTable(table, null);
  }

  /** A newcomer is not told what has changed since they came. */
  #publishTable(table: Table, newcomer: Guest | null): void {
    const shown = this.#show(table);
    const patch = this.#shown === null ? null : difference(this.#shown, shown);
    this.#shown = shown;
    if (patch === null) return;
    const words = JSON.stringify({ is: 'table-change', patch } satisfies News);
    for (const guest of this.#guests.keys()) if (guest !== newcomer) guest.hear(words);
  }

  /** Tells everybody everything again: the table is not the one they were told about. */
  republish(table: Table): void {
    const guests = [...this.#guests];
    this.#guests.clear();
    this.#channels.clear();
    this.#shown = null;
    for (const [guest, { isInvited, onlookers }] of guests) {
      forget(guest, onlookers, eyesOf(placeOf(table, guest.person, false)));
      this.welcome(guest, table, isInvited);
    }
  }

  /** Guests who have taken or left a seat get the eyes of their new place. */
  #publishPlaces(table: Table): void {
    for (const [guest, seated] of this.#guests) {
      const place = placeOf(table, guest.person, this.maySit(guest, table));
      if (difference(seated.place, place) === null) continue;
      this.#moveTo(guest, seated, place, table);
    }
    const eyes = new Set([...this.#guests.values()].flatMap(({ onlookers }) => onlookers));
    for (const onlooker of this.#channels.keys()) if (!eyes.has(onlooker)) this.#channels.delete(onlooker);
  }

  #moveTo(guest: Guest, seated: Seated, place: TablePlace, table: Table): void {
    const before = seated.onlookers;
    const after = eyesOf(place);
    seated.place = place;
    // What changes for eyes that are new to the guest is told to the others first, and to the guest as a whole.
    seated.onlookers = before.filter((onlooker) => after.includes(onlooker));
    tell(guest, { is: 'place', place });
    forget(guest, before, after);
    for (const onlooker of after) if (!before.includes(onlooker)) this.#introduce(guest, onlooker, table);
    seated.onlookers = after;
  }

  /** Tells a guest the whole match, as far as these eyes may see it. */
  #introduce(guest: Guest, onlooker: Onlooker, table: Table): void {
    const sight = sightFor(table, onlooker);
    const told = table.match?.toldTo(onlooker) ?? [];
    const channel = this.#channels.get(onlooker);
    // Others may be looking with the same eyes: what they have been told must not change behind their backs.
    if (channel === undefined)
      this.#channels.set(onlooker, { sight, told: told.length, rewinds: table.rewinds });
    else this.#publishSight(table, onlooker, null);
    if (sight !== null) tell(guest, { is: 'sight', onlooker, sight, told });
  }

  /** What one pair of eyes sees is mostly what others see at the same moment, as in `like`: the shared part is kept once. */
  #publishSight(table: Table, onlooker: Onlooker, like: Sight | null): Sight | null {
    const channel = this.#channels.get(onlooker);
    const seen = sightFor(table, onlooker);
    if (channel === undefined || seen === null) return null;
    const told = table.match?.toldTo(onlooker) ?? [];
    const from = channel.rewinds === table.rewinds ? channel.told : 0;
    const before = channel.sight;
    const sight = sharing(like ?? before, seen);
    Object.assign(channel, { sight, told: told.length, rewinds: table.rewinds });
    const patch = difference(before, sight);
    if (before === null) this.#tellEyes(onlooker, { is: 'sight', onlooker, sight, told });
    else if (patch !== null || from !== told.length)
      this.#tellEyes(onlooker, { is: 'change', onlooker, patch, from, told: told.slice(from) });
    return sight;
  }

  #show(table: Table): TableShown {
    const onlookers = [...this.#guests.values()].filter(({ place }) => place.seats.length === 0).length;
    const presence: Presence = { here: this.here, onlookers };
    return tableShown(table, presence);
  }

  #tellEyes(onlooker: Onlooker, news: News): void {
    const words = JSON.stringify(news);
    for (const [guest, { onlookers }] of this.#guests) if (onlookers.includes(onlooker)) guest.hear(words);
  }
}

function forget(guest: Guest, before: readonly Onlooker[], after: readonly Onlooker[]): void {
  for (const onlooker of before) if (!after.includes(onlooker)) tell(guest, { is: 'gone', onlooker });
}

export const tell = (guest: Guest, news: News): void => guest.hear(JSON.stringify(news));

/** The eyes that somebody sees with: those of their seats, or a spectator's. */
const eyesOf = ({ seats }: TablePlace): readonly Onlooker[] => (seats.length === 0 ? ['spectator'] : seats);

export const isMember = (table: Table, person: PersonId | null): boolean =>
  person !== null && (person === table.state.opening.owner || seatsOf(table.state, person).length > 0);
