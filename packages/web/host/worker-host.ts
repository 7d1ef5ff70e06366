import { type Door, type Said, spoken, type Wish } from '@tavolo/protocol';
import type { Host, Line, Outcome, Report } from './host.ts';
import { heard, Reporting } from './reporting.ts';
import { Wishes } from './wishes.ts';

/** One end of a line to a worker: a `MessagePort`, a worker, or what a test puts there. */
export interface Port {
  postMessage(message: string): void;
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
  removeEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
}

/** A table that is run by a worker in this browser: the same words as on the socket, and no network. */
export class WorkerHost implements Host {
  readonly isLocal = true;
  readonly #port: Port;
  readonly #reporting = new Reporting();
  readonly #wishes = new Wishes();

  constructor(port: Port, door: Door) {
    this.#port = port;
    port.addEventListener('message', this.#listen);
    this.#send({ is: 'join', door });
    this.#reporting.lineIs('open');
  }

  get line(): Line {
    return this.#reporting.line;
  }

  subscribe(listener: (report: Report) => void): () => void {
    return this.#reporting.subscribe(listener);
  }

  say(wish: Wish): Promise<Outcome> {
    const { said, outcome } = this.#wishes.add(wish);
    if (this.line === 'closed') this.#wishes.refuseAll();
    else this.#send(said);
    return outcome;
  }

  leave(): void {
    this.#port.removeEventListener('message', this.#listen);
    this.#reporting.lineIs('closed');
    this.#wishes.refuseAll();
  }

  readonly #listen = ({ data }: { readonly data: unknown }): void => {
    const news = heard(data);
    if (news !== null && !this.#wishes.settle(news)) this.#reporting.news(news);
  };

  #send(said: Said): void {
    this.#port.postMessage(spoken(said));
  }
}
