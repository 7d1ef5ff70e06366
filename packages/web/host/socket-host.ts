import { type Door, type Said, spoken, type Wish } from '@tavolo/protocol';
import type { Host, Line, Outcome, Report } from './host.ts';
import { heard, Reporting } from './reporting.ts';
import { Wishes } from './wishes.ts';

/** What a socket host needs of its surroundings: a test brings its own. */
export type Surroundings = {
  /** Opens a socket to the server. */
  readonly connect: () => WebSocket;
  /** Calls back when the device is online again or the page is looked at again; the answer ends it. */
  readonly onAwake: (wake: () => void) => () => void;
};

/** An answer that takes longer than this never comes: the line is dead, though nobody said so. In milliseconds. */
const longestSilence = 8000;

/** How long to wait before the next attempt, in milliseconds: doubled each time. */
const patience = { first: 250, last: 5000 };

/** A table on a server, over a socket that is opened again whenever it breaks. */
export class SocketHost implements Host {
  readonly isLocal = false;
  readonly #door: Door;
  readonly #surroundings: Surroundings;
  readonly #reporting = new Reporting();
  readonly #wishes = new Wishes();
  readonly #stopWaking: () => void;
  #socket: WebSocket | null = null;
  #attempts = 0;
  #retry: ReturnType<typeof setTimeout> | null = null;

  constructor(door: Door, surroundings: Surroundings = browserSurroundings) {
    this.#door = door;
    this.#surroundings = surroundings;
    this.#stopWaking = surroundings.onAwake(() => this.#connectNow());
    this.#connect();
  }

  get line(): Line {
    return this.#reporting.line;
  }

  subscribe(listener: (report: Report) => void): () => void {
    return this.#reporting.subscribe(listener);
  }

  say(wish: Wish): Promise<Outcome> {
    const { said, outcome } = this.#wishes.add(wish);
    if (this.line === 'open') this.#send(said);
    else if (this.line === 'closed') this.#wishes.refuseAll();
    if (wish.is !== 'hint') this.#watch(outcome); // a hint may be thought over for long
    return outcome;
  }

  leave(): void {
    this.#stopWaking();
    this.#forgetRetry();
    this.#reporting.lineIs('closed');
    this.#wishes.refuseAll();
    this.#socket?.close();
  }

  #connect(): void {
    const socket = this.#surroundings.connect();
    this.#socket = socket;
    socket.onopen = () => this.#opened(socket);
    socket.onmessage = ({ data }) => this.#heard(data);
    socket.onclose = () => this.#lost(socket);
  }

  /** Joins first; what was wished for meanwhile, or not acknowledged before, is said after it. */
  #opened(socket: WebSocket): void {
    if (socket !== this.#socket) return;
    this.#attempts = 0;
    this.#send({ is: 'join', door: this.#door });
    for (const said of this.#wishes.unanswered) this.#send(said);
    this.#reporting.lineIs('open');
  }

  #heard(data: unknown): void {
    const news = heard(data);
    if (news === null || this.line === 'closed') return;
    if (!this.#wishes.settle(news)) this.#reporting.news(news);
  }

  /** Gives up a connection on which a wish stays unanswered: it is said again on the next. */
  #watch(outcome: Promise<Outcome>): void {
    const socket = this.#socket;
    if (socket === null || this.line !== 'open') return;
    const timer = setTimeout(() => {
      this.#lost(socket);
      socket.close();
    }, longestSilence);
    void outcome.then(() => clearTimeout(timer));
  }

  #lost(socket: WebSocket): void {
    if (socket !== this.#socket || this.line === 'closed') return;
    this.#socket = null;
    this.#wishes.lineLost();
    this.#reporting.lineIs('lost');
    const wait = Math.min(patience.first * 2 ** this.#attempts, patience.last);
    this.#attempts += 1;
    this.#retry = setTimeout(() => this.#connectNow(), wait);
  }

  /** Tries at once, where no attempt is under way. */
  #connectNow(): void {
    if (this.#socket !== null || this.line === 'closed') return;
    this.#forgetRetry();
    this.#connect();
  }

  #forgetRetry(): void {
    if (this.#retry !== null) clearTimeout(this.#retry);
    this.#retry = null;
  }

  #send(said: Said): void {
    this.#socket?.send(spoken(said));
  }
}

const browserSurroundings: Surroundings = {
  connect: () => {
    const address = new URL('/socket', location.href);
    address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
    return new WebSocket(address);
  },
  onAwake: (wake) => {
    const whenVisible = () => {
      if (document.visibilityState === 'visible') wake();
    };
    addEventListener('online', wake);
    document.addEventListener('visibilitychange', whenVisible);
    return () => {
      removeEventListener('online', wake);
      document.removeEventListener('visibilitychange', whenVisible);
    };
  },
};
