import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { quietPort } from '../../../../scripts/quiet-port.mjs';
import type { SeedFile } from './seed-file.ts';

/** Makes a server begin matches with the seeds that the file names. */
const seeding = new URL('seeded-server.mjs', import.meta.url).href;

/** The real server in a process of its own, with a folder of data that is thrown away with it. */
export class House {
  readonly #program: string;
  readonly #seeds: SeedFile;
  readonly #data = mkdtempSync(join(tmpdir(), 'tavolo-browser-'));
  readonly #port: string;
  #child: ChildProcess | null = null;

  private constructor(port: number, program: string, seeds: SeedFile) {
    this.#port = String(port);
    this.#program = program;
    this.#seeds = seeds;
  }

  static async open(program: string, seeds: SeedFile): Promise<House> {
    const house = new House(await quietPort(), program, seeds);
    await house.start();
    return house;
  }

  get address(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** Starts it, and resolves when it listens. */
  async start(): Promise<void> {
    const child = spawn(process.execPath, ['--import', seeding, this.#program], {
      env: {
        ...process.env,
        NODE_ENV: 'production',
        HOST: '127.0.0.1',
        PORT: this.#port,
        TAVOLO_DATA: this.#data,
        TAVOLO_LIMITS: 'off',
        TAVOLO_BOT_PAUSE: '0',
        TAVOLO_TEST_SEED: this.#seeds.path,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.#child = child;
    await Promise.race([listening(child), once(child, 'close').then(neverListened)]);
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

/** Resolves when the server says where it is. */
function listening({ stdout }: ChildProcess): Promise<void> {
  if (stdout === null) throw new Error('the server was started without an output');
  return new Promise((resolve) => {
    createInterface({ input: stdout }).on('line', (line) => {
      if (line.startsWith('Tavolo is at ')) resolve();
    });
  });
}

function neverListened([code]: readonly unknown[]): never {
  throw new Error(`The server ended with code ${String(code)} before it listened.`);
}
