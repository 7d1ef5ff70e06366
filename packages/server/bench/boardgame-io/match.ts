import { Line } from '../line.ts';
import { people, Room, type Tally } from '../room.ts';
import { tavern } from './tavern.ts';

/** What messages of socket.io begin with: 0 opens, 2 asks for a sign of life, 40 enters a game, 42 is an event. */
const event = `42/${tavern},`;
const update = `${event}["update"`;

/** Four clients of one match, which talk to boardgame.io's server as its own client does. */
export class BoardgameIoMatch {
  readonly room: Room;
  readonly #address: string;
  readonly #id: string;
  readonly #lines: Line[] = [];
  #stateId = 0;
  #current = 0;

  constructor(address: string, id: string, tally: Tally) {
    this.#address = address;
    this.#id = id;
    this.room = new Room(tally, () => this.#answer());
  }

  /** Resolves when all four have the state. */
  async join(): Promise<void> {
    for (let player = 0; player < people; player++) await this.#connect(player);
  }

  async #connect(player: number): Promise<void> {
    const socket = `${this.#address.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`;
    await new Promise<void>((synced, failed) => {
      const hear = (message: Buffer) => {
        this.room.hear(message.length);
        if (begins(message, update)) this.#see(player, message);
        else if (begins(message, '2')) this.#lines[player]?.send('3');
        else if (begins(message, `40/${tavern}`))
          this.#emit(player, ['sync', this.#id, String(player), null, people]);
        else if (begins(message, `${event}["sync"`)) synced();
      };
      Line.open(socket, hear).then((line) => {
        this.#lines[player] = line;
        line.send(`40/${tavern},`);
      }, failed);
    });
  }

  #see(player: number, message: Buffer): void {
    if (player === 0) this.#read(String(message));
    this.room.see();
  }

  /** Whose turn it is. It looks only for two numbers, since the rest need not be read. */
  #read(state: string): void {
    this.#stateId = Number(/"_stateID":(\d+)/.exec(state)?.[1]);
    this.#current = Number(/"currentPlayer":"(\d)"/.exec(state)?.[1]);
  }

  #answer(): boolean {
    const playerID = String(this.#current);
    const move = { type: 'MAKE_MOVE', payload: { type: 'answer', args: ['an-option'], playerID } };
    this.#emit(this.#current, ['update', move, this.#stateId, this.#id, playerID]);
    return true;
  }

  #emit(player: number, words: readonly unknown[]): void {
    this.#lines[player]?.send(`${event}${JSON.stringify(words)}`);
  }
}

/** Whether a message begins with a text; looks only at its first bytes. */
const begins = (message: Buffer, words: string): boolean =>
  message.toString('latin1', 0, words.length) === words;
