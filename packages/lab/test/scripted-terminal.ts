import { type Paint, paintWith } from '../terminal/paint.ts';
import type { Terminal } from '../terminal/terminal.ts';

/** What is said at a prompt, given everything written so far; `null` leaves. */
export type Speaker = (written: string) => string | null;

/** A terminal without a person: it says what a script says, and remembers what it was told. */
export class ScriptedTerminal implements Terminal {
  readonly width = 80;
  readonly height = 24;
  readonly paint: Paint = paintWith(false);
  readonly drawsProgress = false;
  readonly isInteractive: boolean;
  readonly #speaker: Speaker;
  written = '';
  warned = '';
  /** How often the screen was cleared, scrollback and all. */
  curtains = 0;

  constructor(script: readonly string[] | Speaker, isInteractive = false) {
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
  }

  ask(prompt: string): Promise<string | null> {
    this.written += prompt;
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
