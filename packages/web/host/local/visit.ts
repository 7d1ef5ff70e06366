import {
  type Door,
  isRefused,
  type News,
  numberIn,
  type PersonId,
  type Refused,
  readMessage,
  refused,
} from '@tavolo/protocol';
import type { Guest, TableHost } from '@tavolo/table';
import { goodbye } from './calls.ts';

/** The end of a line to a table that the table listens at. */
export type VisitLine = Pick<MessagePort, 'postMessage' | 'onmessage' | 'close'>;

/** Finds a table by its id. */
type Find = (key: string) => Promise<TableHost | Refused>;

/**
 * Somebody on a line to a table of this browser. What they say is heard in its turn: a wish waits for the table to
 * be found.
 */
export class Visit {
  readonly #guest: Guest;
  readonly #line: VisitLine;
  readonly #find: Find;
  #host: TableHost | null = null;
  #turn: Promise<void> = Promise.resolve();

  constructor(person: PersonId, line: VisitLine, find: Find) {
    this.#guest = { person, name: '', hear: (news) => line.postMessage(news) };
    this.#line = line;
    this.#find = find;
  }

  receive(data: unknown): void {
    this.#turn = this.#turn
      .then(() => (data === goodbye ? this.#leave() : this.#obey(data)))
      .catch((cause: unknown) => {
        console.error('Tavolo: a table could not be read', cause);
        this.#refuse(null, refused('storage-failed'));
      });
  }

  async #obey(data: unknown): Promise<void> {
    const given: unknown = typeof data === 'string' ? JSON.parse(data) : data;
    const said = readMessage(given);
    if (isRefused(said)) return this.#refuse(numberIn(given), said);
    if (said.is === 'join') return this.#join(said.door);
    if (this.#host === null) this.#refuse(said.number, refused('not-at-this-table'));
    else this.#host.wish(this.#guest, said.number, said.wish);
  }

  async #join({ by, key }: Door): Promise<void> {
    const found = await this.#find(key);
    const refusal = isRefused(found) ? found : found.join(this.#guest, by);
    if (refusal !== null) this.#refuse(null, refusal);
    else if (!isRefused(found)) this.#host = found;
  }

  #leave(): void {
    this.#host?.leave(this.#guest);
    this.#host = null;
    this.#line.close();
  }

  #refuse(wish: number | null, { refused: name }: Refused): void {
    this.#guest.hear(JSON.stringify({ is: 'refused', wish, name } satisfies News));
  }
}
