import type { News } from '@tavolo/protocol';
import { WebSocket } from 'ws';

/** What to do with what a line brings. */
export interface Ear {
  opened(): void;
  hear(news: News): void;
  /** The line is gone; it comes back by itself. */
  dropped(): void;
  /** The server closed the line because it was misused. */
  rejected(reason: string): void;
}

/** How soon a dropped line is tried again, in milliseconds. */
const again = 100;

/** The code of a socket that was closed because it was misused (RFC 6455, 7.4.1). */
const policy = 1008;

/** A socket to the server that comes back at once whenever it drops. */
export class Line {
  readonly #host: string;
  readonly #cookie: string;
  readonly #ear: Ear;
  #socket: WebSocket | null = null;
  #isEnded = false;

  constructor(host: string, cookie: string, ear: Ear) {
    this.#host = host;
    this.#cookie = cookie;
    this.#ear = ear;
    this.#open();
  }

  get isOpen(): boolean {
    return this.#socket?.readyState === WebSocket.OPEN;
  }

  say(text: string): void {
    this.#socket?.send(text);
  }

  end(): void {
    this.#isEnded = true;
    this.#socket?.terminate();
  }

  #open(): void {
    if (this.#isEnded) return;
    const socket = new WebSocket(`ws://${this.#host}/socket`, {
      origin: `http://${this.#host}`,
      headers: { cookie: this.#cookie },
      handshakeTimeout: 5_000,
    });
    this.#socket = socket;
    let wasOpen = false;
    socket.on('open', () => {
      wasOpen = true;
      this.#ear.opened();
    });
    socket.on('message', (message) => this.#ear.hear(JSON.parse(String(message))));
    socket.on('error', () => undefined);
    socket.on('close', (code, reason) => {
      if (code === policy) this.#ear.rejected(String(reason));
      if (wasOpen) this.#ear.dropped();
      setTimeout(() => this.#open(), again);
    });
  }
}
