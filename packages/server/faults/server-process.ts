import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { quietPort } from '../../../scripts/quiet-port.mjs';

/** What a server is started with. */
export type Started = {
  /** The bundle of the server. */
  readonly program: string;
  /** Its data folder. */
  readonly data: string;
  /** A command to run it under, with that command's arguments, such as one that takes rights away. */
  readonly under?: readonly string[];
};

/** The real server in a process of its own, always on the same port, to be killed and started again. */
export class ServerProcess {
  readonly port: number;
  readonly #started: Started;
  #child: ChildProcess | null = null;
  #isMeantToEnd = false;
  /** Since when it listens, by `performance.now()`; `null`: it does not. */
  listeningSince: number | null = null;
  /** What it said on its error output, line by line. */
  readonly complaints: string[] = [];
  /** The code of its last end; `null`: it was killed, or has not ended. */
  exitCode: number | null = null;

  private constructor(port: number, started: Started) {
    this.port = port;
    this.#started = started;
  }

  /** A server that has not been started yet, for a port that was free just now. */
  static async atFreePort(started: Started): Promise<ServerProcess> {
    return new ServerProcess(await quietPort(), started);
  }

  get host(): string {
    return `127.0.0.1:${this.port}`;
  }

  get pid(): number {
    if (this.#child?.pid === undefined) throw new Error('the server is not running');
    return this.#child.pid;
  }

  /** Starts it; resolves when it listens, or when it has ended instead. */
  async start(): Promise<'listening' | 'ended'> {
    const { program, under = [] } = this.#started;
    this.#isMeantToEnd = false;
    const [command = process.execPath, ...given] = [...under, process.execPath, program];
    const child = spawn(command, given, { env: this.#environment, stdio: ['ignore', 'pipe', 'pipe'] });
    this.#child = child;
    lines(child.stderr, (line) => this.complaints.push(line));
    const listening = new Promise<'listening'>((resolve) => {
      lines(child.stdout, (line) => {
        if (!line.startsWith('Tavolo is at ')) return;
        this.listeningSince = performance.now();
        resolve('listening');
      });
    });
    const ended = once(child, 'close').then(([code]) => this.#ended(code));
    return Promise.race([listening, ended]);
  }

  /** `kill -9`: resolves when the process is gone. */
  async kill(): Promise<void> {
    await this.#end('SIGKILL');
  }

  /** Asks it to stop as an administrator would; returns the code it ends with. */
  async stop(): Promise<number | null> {
    await this.#end('SIGTERM');
    return this.exitCode;
  }

  async #end(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const child = this.#child;
    if (child === null) return;
    this.#isMeantToEnd = true;
    const closed = once(child, 'close');
    child.kill(signal);
    await closed;
  }

  #ended(code: number | null): 'ended' {
    if (!this.#isMeantToEnd) this.complaints.push(`the server ended by itself with code ${code}`);
    this.exitCode = code;
    this.listeningSince = null;
    this.#child = null;
    return 'ended';
  }

  get #environment(): NodeJS.ProcessEnv {
    return {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: String(this.port),
      TAVOLO_DATA: this.#started.data,
      TAVOLO_LOG: 'warn',
      TAVOLO_LIMITS: 'off',
      TAVOLO_BOT_PAUSE: '0',
    };
  }
}

const lines = (stream: Readable, hear: (line: string) => void): void => {
  createInterface({ input: stream }).on('line', hear);
};
