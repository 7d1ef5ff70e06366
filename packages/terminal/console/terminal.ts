import { createInterface, type Interface } from 'node:readline';
import { type Paint, paintWith } from './paint.ts';

/** Where a command speaks and listens. Tests have one of their own. */
export interface Terminal {
  readonly width: number;
  readonly height: number;
  readonly paint: Paint;
  /** Whether a person sits there: otherwise nothing is cleared, and no question is asked that has a refusal. */
  readonly isInteractive: boolean;
  /** How wide a line of progress may be that is drawn over itself; `null` where none can be. */
  readonly progressWidth: number | null;
  write(text: string): void;
  /** Beside the output proper: errors and progress. */
  warn(text: string): void;
  clear(how: 'screen' | 'all'): void;
  /**
   * The next line that is given; `null` when the person leaves (Ctrl-C, Ctrl-D) or the input has ended. When the window
   * is made larger or smaller meanwhile, `redraw` writes anew what stands above the prompt; what was typed stays.
   */
  ask(prompt: string, redraw?: () => void): Promise<string | null>;
  /** Stops listening, so that the process can end. */
  close(): void;
}

type Surroundings = {
  readonly input: NodeJS.ReadStream;
  readonly output: NodeJS.WriteStream;
  readonly errors: NodeJS.WriteStream;
  readonly environment: NodeJS.ProcessEnv;
};

/** Signals that end a process: somebody closes the window, or asks from outside. */
const farewells = ['SIGHUP', 'SIGTERM'] as const;

/** The terminal of this process. */
export const ownTerminal = (): Terminal =>
  new ProcessTerminal({
    input: process.stdin,
    output: process.stdout,
    errors: process.stderr,
    environment: process.env,
  });

class ProcessTerminal implements Terminal {
  readonly paint: Paint;
  readonly isInteractive: boolean;
  readonly #streams: Surroundings;
  #lines: Interface | null = null;
  #heard: string[] = [];
  #waiting: ((line: string | null) => void) | null = null;
  #left = false;
  #redraw: (() => void) | null = null;

  constructor(streams: Surroundings) {
    this.#streams = streams;
    const { input, output, environment } = streams;
    this.isInteractive = input.isTTY === true && output.isTTY === true;
    this.paint = paintWith(output.isTTY === true && wantsColours(environment));
  }

  get width(): number {
    return this.#streams.output.columns ?? 80;
  }

  get height(): number {
    return this.#streams.output.rows ?? 24;
  }

  get progressWidth(): number | null {
    const { errors, environment } = this.#streams;
    return errors.isTTY === true && environment.TERM !== 'dumb' ? (errors.columns ?? 80) : null;
  }

  write(text: string): void {
    this.#streams.output.write(text);
  }

  warn(text: string): void {
    this.#streams.errors.write(text);
  }

  clear(how: 'screen' | 'all'): void {
    if (this.isInteractive) this.write(how === 'all' ? '\x1b[H\x1b[2J\x1b[3J' : '\x1b[H\x1b[2J');
  }

  ask(prompt: string, redraw: (() => void) | null = null): Promise<string | null> {
    const lines = this.#listen();
    const heard = this.#heard.shift();
    if (heard !== undefined) return this.#echoed(prompt, heard);
    if (this.#left) return Promise.resolve(null);
    lines.setPrompt(prompt);
    lines.prompt();
    this.#redraw = redraw;
    return new Promise((resolve) => {
      this.#waiting = resolve;
    });
  }

  close(): void {
    for (const signal of farewells) process.removeListener(signal, this.#leave);
    this.#streams.output.removeListener('resize', this.#resized);
    this.#lines?.close();
    this.#lines = null;
    // A pipe that is still open would keep the process alive.
    this.#streams.input.unref?.();
  }

  /** What was typed ahead, or piped, is shown where it is read. */
  #echoed(prompt: string, heard: string): Promise<string> {
    this.write(`${prompt}${heard}\n`);
    return Promise.resolve(heard);
  }

  #listen(): Interface {
    if (this.#lines !== null) return this.#lines;
    const { input, output } = this.#streams;
    const lines = createInterface({ input, output, terminal: this.isInteractive, historySize: 50 });
    lines.on('line', (line) => this.#hear(line));
    lines.on('SIGINT', () => this.#leave());
    lines.on('close', () => this.#leave());
    for (const signal of farewells) process.on(signal, this.#leave);
    output.on('resize', this.#resized);
    this.#lines = lines;
    return lines;
  }

  #hear(line: string): void {
    const waiting = this.#waiting;
    this.#waiting = null;
    if (waiting === null) this.#heard.push(line);
    else {
      if (!this.isInteractive) this.write(`${line}\n`);
      waiting(line);
    }
  }

  readonly #resized = (): void => {
    if (this.#waiting === null || this.#redraw === null) return;
    this.#redraw();
    this.#lines?.prompt(true);
  };

  readonly #leave = (): void => {
    this.#left = true;
    const waiting = this.#waiting;
    this.#waiting = null;
    if (waiting === null) return;
    this.write('\n');
    waiting(null);
  };
}

/** See no-color.org: any value but an empty one switches colours off. */
const wantsColours = ({ NO_COLOR, TERM }: NodeJS.ProcessEnv): boolean =>
  (NO_COLOR === undefined || NO_COLOR === '') && TERM !== 'dumb';
