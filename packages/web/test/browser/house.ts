import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** The real server in a process of its own, with a folder of data that is thrown away with it. */
export class House {
  readonly #program: string;
  readonly #data = mkdtempSync(join(tmpdir(), 'tavolo-browser-'));
  /** `0`: any that is free. Once it has listened, it listens there again. */
  #port = '0';
  #child: ChildProcess | null = null;

  private constructor(program: string) {
    this.#program = program;
  }

  static async open(program: string): Promise<House> {
    const house = new House(program);
    await house.start();
    return house;
  }

  /** The file that holds its tables. */
  get database(): string {
    return join(this.#data, 'tavolo.db');
  }

  get address(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** Starts it, and resolves when it listens. */
  async start(): Promise<void> {
    const child = spawn(process.execPath, [this.#program], {
      env: {
        ...process.env,
        NODE_ENV: 'production',
        HOST: '127.0.0.1',
        PORT: this.#port,
        TAVOLO_DATA: this.#data,
        TAVOLO_LIMITS: 'off',
        TAVOLO_BOT_PAUSE: '0',
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.#child = child;
    this.#port = await Promise.race([portOf(child), once(child, 'close').then(neverListened)]);
  }

  /** `kill -9`: nothing is finished, nobody is told. */
  kill(): Promise<void> {
    return this.#end('SIGKILL');
  }

  /** Stops it as somebody would who runs it, and throws its data away. */
  async close(): Promise<void> {
    await this.#end('SIGTERM');
    rmSync(this.#data, { recursive: true, force: true });
  }

  async #end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const child = this.#child;
    this.#child = null;
    if (child === null || child.exitCode !== null) return;
    const closed = once(child, 'close');
    child.kill(signal);
    await closed;
  }
}

/** The port that the server says it listens at. */
function portOf({ stdout }: ChildProcess): Promise<string> {
  if (stdout === null) throw new Error('the server was started without an output');
  return new Promise((resolve) => {
    createInterface({ input: stdout }).on('line', (line) => {
      const port = /^Tavolo is at http:\/\/\S+:(\d+)/.exec(line)?.[1];
      if (port !== undefined) resolve(port);
    });
  });
}

function neverListened([code]: readonly unknown[]): never {
  throw new Error(`The server ended with code ${String(code)} before it listened.`);
}
