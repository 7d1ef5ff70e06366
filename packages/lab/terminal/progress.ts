import { bar, padEnd } from './layout.ts';
import type { Terminal } from './terminal.ts';

/** A line that is drawn over itself while something goes on. It says nothing where it can't be drawn. */
export class ProgressLine {
  readonly #terminal: Terminal;
  readonly #total: number;
  readonly #words: (progress: Progress) => string;
  readonly #began = performance.now();
  #drawn = 0;

  constructor(terminal: Terminal, total: number, words: (progress: Progress) => string) {
    this.#terminal = terminal;
    this.#total = total;
    this.#words = words;
  }

  show(done: number): void {
    const now = performance.now();
    if (!this.#terminal.drawsProgress || (now - this.#drawn < 100 && done < this.#total)) return;
    this.#drawn = now;
    const seconds = (now - this.#began) / 1000;
    const rate = done / Math.max(seconds, 0.001);
    const left = done === 0 ? '…' : timeOf((this.#total - done) / rate);
    const words = this.#words({ done, total: this.#total, rate, left });
    this.#terminal.warn(`\r${padEnd(bar((20 * done) / this.#total), 20)} ${words}\x1b[K`);
  }

  clear(): void {
    if (this.#terminal.drawsProgress) this.#terminal.warn('\r\x1b[K');
  }
}

export type Progress = {
  readonly done: number;
  readonly total: number;
  /** So many each second. */
  readonly rate: number;
  readonly left: string;
};

/** Seconds as minutes and seconds, or hours and minutes. */
function timeOf(seconds: number): string {
  const whole = Math.ceil(seconds);
  if (whole < 60) return `${whole} s`;
  if (whole < 3600) return `${Math.floor(whole / 60)} min ${whole % 60} s`;
  return `${Math.floor(whole / 3600)} h ${Math.floor((whole % 3600) / 60)} min`;
}
