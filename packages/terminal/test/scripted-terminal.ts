import { type Paint, paintWith } from '../console/paint.ts';
import type { Terminal } from '../console/terminal.ts';

/** What is said at a prompt, given everything written so far; `null` leaves. */
export type Speaker = (written: string) => string | null;

/** A terminal without a person: it says what a script says, and remembers what it was told. */
export class ScriptedTerminal implements Terminal {
  readonly width: number;
  readonly height: number;
  readonly paint: Paint = paintWith(false);
  readonly progressWidth: number | null = null;
  readonly isInteractive: boolean;
  readonly #speaker: Speaker;
  written = '';
  warned = '';
  /** How often the screen was cleared, scrollback and all. */
  curtains = 0;
  /** What stood on the screen at each prompt since it was last cleared, the prompt included. */
  readonly screens: string[] = [];
  #clearedAt = 0;

  constructor(script: readonly string[] | Speaker, isInteractive = false, [width, height] = [80, 24]) {
    this.width = width ?? 80;
    this.height = height ?? 24;
    this.isInteractive = isInteractive;
    this.#speaker = typeof script === 'function' ? script : sayingInTurn(script);
  }

  write(text: string): void {
    this.written += text;
  }

  warn(text: string): void {
    this.warned += text;
  }

  clear(how: 'screen' | 'all'): void {
    if (how === 'all') this.curtains++;
    this.#clearedAt = this.written.length;
  }

  ask(prompt: string): Promise<string | null> {
    this.written += prompt;
    this.screens.push(this.written.slice(this.#clearedAt));
    const said = this.#speaker(this.written);
    this.written += `${said ?? ''}\n`;
    return Promise.resolve(said);
  }

  close(): void {}
}

function sayingInTurn(lines: readonly string[]): Speaker {
  let next = 0;
  return () => lines[next++] ?? null;
}
