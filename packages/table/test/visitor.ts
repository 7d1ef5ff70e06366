import type { Onlooker, OpenQuestion, Seat } from '@tavolo/kernel';
import {
  type Door,
  type News,
  type PersonId,
  patched,
  type Sight,
  type TablePlace,
  type TableShown,
  type ToldLine,
  type Wish,
} from '@tavolo/protocol';
import type { Guest, TableHost } from '../index.ts';

/** The id of somebody, which nobody else may ever hear. */
export const personOf = (name: string): PersonId => `person-of-${name}` as PersonId; // branded where it is made

/** What somebody has seen of a match with certain eyes. */
export type Seen = { readonly sight: Sight; readonly told: readonly ToldLine[] };

/** Somebody at a table, who makes of what they hear what a client would. */
export class Visitor implements Guest {
  readonly name: string;
  readonly person: PersonId | null;
  /** Every word heard. */
  readonly heard: string[] = [];
  /** News that made no sense when they came. */
  readonly confusing: News[] = [];
  readonly seen = new Map<Onlooker, Seen>();
  readonly #replies = new Map<number, News>();
  #host: TableHost | null = null;
  #table: TableShown | null = null;
  #place: TablePlace | null = null;
  #wishes = 0;

  constructor(name: string, person: PersonId | null = personOf(name)) {
    this.name = name;
    this.person = person;
  }

  hear(text: string): void {
    this.heard.push(text);
    const news: News = JSON.parse(text);
    if (!this.#understands(news)) this.confusing.push(news);
  }

  /** Comes to a table; the name of the refusal, or `null`. */
  async enters(host: TableHost, by: Door['by']): Promise<string | null> {
    this.#host = host;
    const refusal = host.join(this, by);
    await host.settled();
    return refusal?.refused ?? null;
  }

  async goes(): Promise<void> {
    this.host.leave(this);
    await this.host.settled();
  }

  /** What a wish comes to: `done`, the name of a refusal, or the kind of what was asked for. */
  async wishes(wish: Wish): Promise<string> {
    const number = this.asks(wish);
    await this.host.settled();
    return this.replyTo(number);
  }

  /** Makes a wish and does not wait; the number of the wish. */
  asks(wish: Wish): number {
    this.#wishes++;
    this.host.wish(this, this.#wishes, wish);
    return this.#wishes;
  }

  replyTo(number: number): string {
    const reply = this.#replies.get(number);
    return reply?.is === 'refused' ? reply.name : (reply?.is ?? 'nothing');
  }

  /** The last reply of a kind. */
  last<Is extends News['is']>(is: Is): Extract<News, { is: Is }> {
    const found = this.heard
      .map((text): News => JSON.parse(text))
      .findLast((news): news is Extract<News, { is: Is }> => news.is === is);
    if (found === undefined) throw new Error(`${this.name} has heard no ${is}`);
    return found;
  }

  get host(): TableHost {
    if (this.#host === null) throw new Error(`${this.name} is at no table`);
    return this.#host;
  }

  get table(): TableShown {
    if (this.#table === null) throw new Error(`${this.name} was shown no table`);
    return this.#table;
  }

  get place(): TablePlace {
    if (this.#place === null) throw new Error(`${this.name} was told no place`);
    return this.#place;
  }

  /** The notes of the table, in short: what happened, and to which seat. */
  get notes(): readonly string[] {
    return this.table.notes.map(({ is, seat }) => (seat === null ? is : `${is} ${seat}`));
  }

  sight(onlooker: Onlooker): Sight {
    const seen = this.seen.get(onlooker);
    if (seen === undefined) throw new Error(`${this.name} does not see with the eyes of ${onlooker}`);
    return seen.sight;
  }

  /** The first open question of this person's seats. */
  get question(): OpenQuestion | null {
    for (const seat of this.place.seats) {
      const question = this.seen.get(seat)?.sight.question ?? null;
      if (question !== null) return question;
    }
    return null;
  }

  #understands(news: News): boolean {
    switch (news.is) {
      case 'table':
        this.#table = news.table;
        return true;
      case 'table-change':
        if (this.#table === null) return false;
        this.#table = patched(this.#table, news.patch) as TableShown; // a patch of a table makes a table
        return true;
      case 'place':
        this.#place = news.place;
        return true;
      case 'sight':
        this.seen.set(news.onlooker, { sight: news.sight, told: news.told });
        return true;
      case 'change':
        return this.#follows(news);
      case 'gone':
        return this.seen.delete(news.onlooker) || this.#table?.phase === 'gathering';
      case 'done':
      case 'refused':
      case 'hint':
      case 'story':
      case 'record':
        if (news.wish !== null) this.#replies.set(news.wish, news);
        return true;
    }
  }

  #follows({ onlooker, patch, from, told }: Extract<News, { is: 'change' }>): boolean {
    const before = this.seen.get(onlooker);
    if (before === undefined || before.told.length < from) return false;
    const sight = patch === null ? before.sight : (patched(before.sight, patch) as Sight); // a patch of a sight makes a sight
    this.seen.set(onlooker, { sight, told: [...before.told.slice(0, from), ...told] });
    return true;
  }
}

/** The answer to a question that picks these, or the first that may be picked. */
export const answerTo = (
  { seat, decision, options, min }: OpenQuestion,
  picked: readonly string[] = options.slice(0, min),
): Extract<Wish, { is: 'answer' }> => ({ is: 'answer', seat, decision, picked: [...picked] });

export const sit = (seat: Seat, name: string | null = null): Wish => ({ is: 'sit', seat, name });
