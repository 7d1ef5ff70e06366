import type { Seat } from '@tavolo/kernel';
import type { News, TableId } from '@tavolo/protocol';
import { Room, type Tally } from '../room.ts';
import { Person } from './person.ts';

/** A table that is open, and the people who are to sit at it: the first has opened it. */
export type Invited = {
  readonly address: string;
  readonly table: TableId;
  readonly cookies: readonly string[];
};

/** Four people at a table of ours, who answer at random and go on to a rematch when a match is over. */
export class TavoloTable {
  readonly room: Room;
  readonly #people: Person[] = [];
  #wishes = 0;
  /** The number of the last answer; `null` when it is settled. */
  #open: number | null = null;
  /** How many answers the server has confirmed. */
  acknowledged = 0;

  private constructor(tally: Tally) {
    this.room = new Room(tally, () => this.#answer());
  }

  /** Resolves when all four sit there and the match has begun. */
  static async gather({ address, table, cookies }: Invited, tally: Tally): Promise<TavoloTable> {
    const gathered = new TavoloTable(tally);
    const arrive = async (cookie: string, place: number): Promise<Person> => {
      const person = await Person.connect(address, cookie, {
        seat: `seat-${place + 1}` as Seat, // named so by every table
        hear: (news, bytes) => gathered.#hear(news, bytes, place),
      });
      gathered.#people[place] = person;
      return person;
    };
    const [first = '', ...others] = cookies;
    const owner = await arrive(first, 0);
    const invite = await owner.sit({ by: 'table', key: table });
    for (const [index, cookie] of others.entries())
      await (await arrive(cookie, index + 1)).sit({ by: 'invite', key: invite });
    const began = Promise.all(gathered.#people.map((person) => person.heard('sight')));
    owner.wish(0, { is: 'start' });
    await began;
    return gathered;
  }

  #hear(news: News, bytes: number, place: number): void {
    this.room.hear(bytes);
    switch (news.is) {
      case 'change':
        this.room.see();
        break;
      case 'table-change':
        this.#followTable(news.patch, place);
        break;
      case 'done':
        this.#settle(news.wish);
        break;
      case 'refused':
        this.room.refuse();
        break;
      default:
    }
  }

  /** A match that is over is followed by another, at a table of its own. */
  #followTable(patch: object, place: number): void {
    const { phase, rematch } = patch as { readonly phase?: unknown; readonly rematch?: unknown }; // any object can be asked for a key
    const person = this.#people[place];
    if (person === undefined) return;
    if (Array.isArray(phase) && phase[0] === 'over') {
      person.isPlaying = false;
      if (place === 0) person.wish(0, { is: 'rematch' });
    }
    if (Array.isArray(rematch)) person.join({ by: 'table', key: String(rematch[0]) });
  }

  #settle(wish: number): void {
    if (wish !== this.#open) return;
    this.#open = null;
    this.acknowledged++;
  }

  #answer(): boolean {
    if (!this.#people.every(({ isPlaying }) => isPlaying)) return false;
    const asked = this.#people.find(({ question }) => question !== null);
    if (asked === undefined) return false;
    this.#open = ++this.#wishes;
    asked.answer(this.#open);
    return true;
  }
}
