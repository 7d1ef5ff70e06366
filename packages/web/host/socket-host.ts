import {
  type ClientMessage,
  type Door,
  encode,
  type News,
  type RefusalName,
  type Wish,
} from '@tavolo/protocol';
import { Deadline } from './deadline.ts';
import { type Host, type HostReport, type LineStatus, outcomeOf, type Reply } from './host.ts';
import { decode, Reporting } from './reporting.ts';
import { browserSurroundings, type Surroundings } from './surroundings.ts';
import { type Waiting, Wishes } from './wishes.ts';

/** How long a line may take before it counts as dead, though nobody said so. In milliseconds. */
const longest = {
  /** Until the socket is open. */
  connecting: 4000,
  /** Until a join or a wish is answered. */
  answer: 8000,
  /** Until a knock is answered. */
  knock: 4000,
  /** Until somebody knocks, since nothing was heard: the server's own pings do not reach a page. */
  quiet: 30_000,
};

/** How long to wait before the next attempt, in milliseconds: doubled each time. */
const patience = { first: 250, last: 5000 };

/** A join that is refused for one of these may be let in a little later. */
const passing: readonly RefusalName[] = ['storage-failed', 'too-fast', 'too-many', 'stopping'];

/** Asks whether anybody is there. */
const knock = { is: 'wish', number: 0, wish: { is: 'ping' } } as const satisfies ClientMessage;

/**
 * A table on a server, over a socket that is opened again whenever it breaks. The line is open once the table has
 * let it in.
 */
export class SocketHost implements Host {
  readonly isLocal = false;
  readonly #door: Door;
  readonly #surroundings: Surroundings;
  readonly #reporting = new Reporting();
  readonly #wishes = new Wishes();
  readonly #stopWatching: () => void;
  #socket: WebSocket | null = null;
  #attempts = 0;
  /** Until the next attempt. */
  readonly #pause = new Deadline();
  /** Until the table has let this line in. */
  readonly #entering = new Deadline();
  readonly #quiet = new Deadline();
  readonly #knocking = new Deadline();

  constructor(door: Door, surroundings: Surroundings = browserSurroundings) {
    this.#door = door;
    this.#surroundings = surroundings;
    this.#stopWatching = surroundings.watch({
      awake: () => this.#wake(),
      offline: () => this.#lost(this.#socket),
    });
    this.#connect();
  }

  get line(): LineStatus {
    return this.#reporting.line;
  }

  subscribe(listener: (report: HostReport) => void): () => void {
    return this.#reporting.subscribe(listener);
  }

  say(wish: Wish): Promise<Reply> {
    const waiting = this.#wishes.add(wish);
    if (this.line === 'open') this.#say(waiting);
    else if (this.line === 'closed') this.#wishes.refuseAll();
    return waiting.outcome;
  }

  leave(): void {
    this.#stopWatching();
    this.#pause.clear();
    this.#reporting.lineIs('closed');
    this.#wishes.refuseAll();
    this.#abandon();
  }

  #connect(): void {
    const socket = this.#surroundings.connect();
    this.#socket = socket;
    socket.onopen = () => this.#opened(socket);
    socket.onmessage = ({ data }) => this.#heard(socket, data);
    socket.onclose = () => this.#lost(socket);
    this.#entering.set(longest.connecting, () => this.#lost(socket));
  }

  #opened(socket: WebSocket): void {
    if (socket !== this.#socket) return;
    this.#send({ is: 'join', door: this.#door });
    this.#entering.set(longest.answer, () => this.#lost(socket));
  }

  #heard(socket: WebSocket, data: unknown): void {
    if (socket !== this.#socket) return;
    this.#quiet.set(longest.quiet, () => this.#knock(socket));
    const news = decode(data);
    if (news === null) return;
    if (news.is === 'table') this.#entered();
    if (news.is === 'refused' && news.wish === null) this.#refused(socket, news);
    else if (outcomeOf(news)?.wish === knock.number) this.#knocking.clear();
    else if (!this.#wishes.settle(news)) this.#reporting.news(news);
  }

  /** What was wished for meanwhile, or not acknowledged before, is said now. */
  #entered(): void {
    if (!this.#entering.isSet) return;
    this.#entering.clear();
    this.#attempts = 0;
    this.#reporting.lineIs('open');
    for (const waiting of this.#wishes.unanswered) this.#say(waiting);
  }

  /** A refusal of no wish is about the join: it is said again, or the door stays shut. */
  #refused(socket: WebSocket, news: Extract<News, { readonly is: 'refused' }>): void {
    if (!this.#entering.isSet) return;
    if (passing.includes(news.name)) this.#lost(socket);
    else {
      this.#reporting.news(news);
      this.leave();
    }
  }

  /** Says a wish, and gives up a connection on which it stays unanswered: it is said again on the next. */
  #say(waiting: Waiting): void {
    const socket = this.#socket;
    this.#send(this.#wishes.put(waiting));
    if (waiting.wish.is === 'hint') return; // may be thought over for long
    const timer = setTimeout(() => this.#lost(socket), longest.answer);
    void waiting.outcome.then(() => clearTimeout(timer));
  }

  #knock(socket: WebSocket): void {
    if (this.#knocking.isSet) return;
    this.#send(knock);
    this.#knocking.set(longest.knock, () => this.#lost(socket));
  }

  /** What slept may have lost its line unawares: an open one is knocked at, and any other attempt begins anew. */
  #wake(): void {
    if (this.#socket !== null && this.line === 'open') this.#knock(this.#socket);
    else {
      this.#abandon();
      this.#connectNow();
    }
  }

  #lost(socket: WebSocket | null): void {
    if (socket === null || socket !== this.#socket) return;
    this.#abandon();
    this.#wishes.lineLost();
    this.#reporting.lineIs('lost');
    const wait = Math.min(patience.first * 2 ** this.#attempts, patience.last);
    this.#attempts += 1;
    this.#pause.set(wait, () => this.#connectNow());
  }

  #connectNow(): void {
    this.#pause.clear();
    this.#connect();
  }

  /** From here on nothing is heard of the socket, should there be one. */
  #abandon(): void {
    const socket = this.#socket;
    this.#socket = null;
    for (const deadline of [this.#entering, this.#quiet, this.#knocking]) deadline.clear();
    socket?.close();
  }

  #send(said: ClientMessage): void {
    this.#socket?.send(encode(said));
  }
}
