import { once } from 'node:events';
import { WebSocket } from 'ws';

/** The client's end of a socket, as cheap as possible: the servers are being measured, not this. */
export class Line {
  readonly #socket: WebSocket;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
  }

  /** Opens a socket. It delivers bytes, which become text only where somebody reads them. */
  static async open(address: string, hear: (message: Buffer) => void, headers = {}): Promise<Line> {
    const socket = new WebSocket(address, { perMessageDeflate: false, skipUTF8Validation: true, headers });
    socket.on('message', hear);
    await once(socket, 'open');
    // The server may end first; a client waiting for an answer then waits in vain, and the step fails.
    socket.on('error', () => undefined);
    return new Line(socket);
  }

  send(text: string): void {
    this.#socket.send(text);
  }
}
