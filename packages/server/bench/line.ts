import { once } from 'node:events';
import { WebSocket } from 'ws';

/** The client's end of a socket, as cheap as can be: the servers are to be measured, not this. */
export class Line {
  readonly #socket: WebSocket;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
  }

  /** Opens a socket. What it hears is bytes: they become a text only where somebody reads it. */
  static async open(address: string, hear: (message: Buffer) => void, headers = {}): Promise<Line> {
    const socket = new WebSocket(address, { perMessageDeflate: false, skipUTF8Validation: true, headers });
    socket.on('message', hear);
    await once(socket, 'open');
    // The server may end first; who waits for an answer then waits in vain, and the step fails.
    socket.on('error', () => undefined);
    return new Line(socket);
  }

  send(text: string): void {
    this.#socket.send(text);
  }
}
