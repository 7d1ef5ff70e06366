import {
  type ClientMessage,
  type Door,
  isRefused,
  type News,
  numberIn,
  type PersonId,
  type Refused,
  readMessage,
  refused,
  type Wish,
} from '@tavolo/protocol';
import type { Guest } from '@tavolo/table';
import { Bucket } from './bucket.ts';
import type { Doors, Hosting } from './doors.ts';
import type { SocketLimits } from './limits.ts';

/** A socket as a connection uses it: it sends, and it closes. */
export interface Line {
  send(text: string): void;
  /**
   * Bytes that were sent and have not been received, beyond the largest single batch: a welcome grows with the match, and
   * nobody can have received it before it was sent.
   */
  readonly backlog: number;
  close(code: number, reason: string): void;
  /** Ends it at once, dropping everything that has not been received. */
  drop(): void;
}

/** What a connection stands on. */
export type Setting = {
  readonly doors: Doors;
  readonly limits: SocketLimits;
  readonly now: () => number;
  readonly isStopping: () => boolean;
  /** Whether one more costly wish may come from the same address now; if so, it is counted. */
  readonly mayCost: () => boolean;
  /** Called for every refusal. */
  readonly onRefusal: (name: string) => void;
  /** Called when something goes wrong that is not the client's fault. */
  readonly onFailure: (cause: unknown) => void;
};

/** The codes by which a socket is closed (RFC 6455, 7.4.1). */
export const closing = { policy: 1008, tooLarge: 1009, restart: 1012 } as const;

/** Wishes with a long answer, or one that takes much thinking. */
const costly: ReadonlySet<Wish['is']> = new Set(['hint', 'story', 'record']);

/** A connected client: it says which table it wants to join, and makes wishes there. */
export class Connection implements Guest {
  readonly person: PersonId | null;
  name: string;
  readonly #line: Line;
  readonly #setting: Setting;
  readonly #messages: Bucket;
  readonly #costly: Bucket;
  #tooFast = 0;
  #host: Hosting | null = null;
  #isClosed = false;
  /** Looking for a table takes a while: what arrives in the meantime is dealt with afterwards. */
  #isEntering = false;
  readonly #saidMeanwhile: ClientMessage[] = [];

  constructor(who: Pick<Guest, 'person' | 'name'>, line: Line, setting: Setting) {
    this.person = who.person;
    this.name = who.name;
    this.#line = line;
    this.#setting = setting;
    this.#messages = new Bucket(setting.limits.messages, setting.now());
    this.#costly = new Bucket(setting.limits.costly, setting.now());
  }

  hear(news: string): void {
    if (this.#isClosed) return;
    const refusal = refusalIn(news);
    if (refusal !== null) this.#setting.onRefusal(refusal);
    this.#line.send(news);
    if (this.#line.backlog <= this.#setting.limits.largestBacklog) return;
    this.close();
    this.#line.drop();
  }

  /** Takes a message from the line; `null`: it was not text. */
  receive(message: string | null): void {
    if (this.#isClosed) return;
    const { limits, now } = this.#setting;
    if (Buffer.byteLength(message ?? '') > limits.largestMessage) {
      this.#refuse(numberIn(jsonIn(message)), refused('too-large'));
      this.#end(closing.tooLarge, 'too-large');
      return;
    }
    if (!this.#messages.take(now())) {
      this.#slowDown(message);
      return;
    }
    const given = jsonIn(message);
    const said = message === null ? refused('malformed', 'expected text') : readMessage(given);
    if (isRefused(said)) this.#refuse(numberIn(given), said);
    else if (this.#setting.isStopping()) this.#refuse(numberIn(given), refused('stopping'));
    else if (this.#isEntering) this.#saidMeanwhile.push(said);
    else this.#obey(said);
  }

  /** The line is gone. */
  close(): void {
    this.#isClosed = true;
    this.#leave();
  }

  #obey(said: ClientMessage): void {
    if (this.#isClosed) return;
    if (said.is === 'wish') this.#wish(said.number, said.wish);
    else this.#enter(said.door);
  }

  #wish(number: number, wish: Wish): void {
    if (this.#host === null) this.#refuse(number, refused('not-at-this-table'));
    else if (costly.has(wish.is) && !this.#mayCost()) this.#refuse(number, refused('too-fast'));
    else this.#host.wish(this, number, wish);
  }

  #mayCost(): boolean {
    return this.#costly.take(this.#setting.now()) && this.#setting.mayCost();
  }

  #enter(door: Door): void {
    this.#leave();
    this.#isEntering = true;
    void this.#joined(door).finally(() => {
      this.#isEntering = false;
      this.#catchUp();
    });
  }

  #catchUp(): void {
    while (!this.#isEntering) {
      const said = this.#saidMeanwhile.shift();
      if (said === undefined) return;
      this.#obey(said);
    }
  }

  async #joined(door: Door): Promise<void> {
    try {
      const host = await this.#setting.doors.find(door);
      if (this.#isClosed) return;
      const refusal = isRefused(host) ? host : host.join(this, door.by);
      if (refusal !== null) this.#refuse(null, refusal);
      else if (!isRefused(host)) this.#host = host;
    } catch (cause) {
      this.#setting.onFailure(cause);
      this.#refuse(null, refused('storage-failed'));
    }
  }

  #leave(): void {
    this.#host?.leave(this);
    this.#host = null;
  }

  #slowDown(message: string | null): void {
    this.#tooFast += 1;
    this.#refuse(numberIn(jsonIn(message)), refused('too-fast'));
    if (this.#tooFast > this.#setting.limits.tooFastAtMost) this.#end(closing.policy, 'too-fast');
  }

  #end(code: number, reason: string): void {
    this.close();
    this.#line.close(code, reason);
  }

  #refuse(wish: number | null, { refused: name, detail }: Refused): void {
    const news: News = { is: 'refused', wish, name, ...(detail === undefined ? {} : { detail }) };
    this.hear(JSON.stringify(news));
  }
}

/** The data in a message; `null`: it can't be parsed. */
function jsonIn(message: string | null): unknown {
  try {
    return message === null ? null : JSON.parse(message);
  } catch {
    return null;
  }
}

/** The name of the refusal if a piece of news is one; `null`: it isn't. Read as text, since most news is long. */
const refusalIn = (news: string): string | null =>
  news.startsWith('{"is":"refused"') ? (/"name":"([a-z-]+)"/.exec(news)?.[1] ?? null) : null;
