import { type ClientMessage, type Door, encode, type Refused, type Wish } from '@tavolo/protocol';
import type { Host, HostReport, LineStatus, Reply } from './host.ts';
import { goodbye } from './local/calls.ts';
import { decode, Reporting } from './reporting.ts';
import { Wishes } from './wishes.ts';

/** One end of a line to a worker: a `MessagePort`, or what a test puts there. */
export interface Port {
  postMessage(message: string): void;
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
  removeEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void;
  close(): void;
}

/** A line to a worker. */
export type WorkerLine = {
  readonly port: Port;
  /** Settled if the worker breaks: nothing more is heard from it. */
  readonly broken: Promise<Refused>;
};

/** A table that is run by a worker in this browser: the same words as on the socket, and no network. */
export class WorkerHost implements Host {
  readonly isLocal = true;
  readonly #port: Port;
  readonly #reporting = new Reporting();
  readonly #wishes = new Wishes();

  constructor({ port, broken }: WorkerLine, door: Door) {
    this.#port = port;
    port.addEventListener('message', this.#listen);
    this.#send({ is: 'join', door });
    this.#reporting.lineIs('open');
    void broken.then((refusal) => this.#shut(refusal));
  }

  get line(): LineStatus {
    return this.#reporting.line;
  }

  subscribe(listener: (report: HostReport) => void): () => void {
    return this.#reporting.subscribe(listener);
  }

  say(wish: Wish): Promise<Reply> {
    const waiting = this.#wishes.add(wish);
    if (this.line === 'closed') this.#wishes.refuseAll();
    else this.#send(this.#wishes.put(waiting));
    return waiting.outcome;
  }

  leave(): void {
    if (this.line === 'closed') return;
    this.#port.removeEventListener('message', this.#listen);
    this.#port.postMessage(goodbye);
    this.#port.close();
    this.#reporting.lineIs('closed');
    this.#wishes.refuseAll();
  }

  readonly #listen = ({ data }: { readonly data: unknown }): void => {
    const news = decode(data);
    if (news === null || this.#wishes.settle(news)) return;
    if (news.is === 'refused') this.#shut({ refused: news.name });
    else this.#reporting.news(news);
  };

  /** The door is shut: the table can't be joined, or the worker that ran it is gone. */
  #shut({ refused: name }: Refused): void {
    if (this.line === 'closed') return;
    this.#reporting.news({ is: 'refused', wish: null, name });
    this.leave();
  }

  #send(said: ClientMessage): void {
    this.#port.postMessage(encode(said));
  }
}
