import { bar, cut, padEnd } from './layout.ts';
import type { Terminal } from './terminal.ts';

/** How often the line is drawn anew while nothing happens, so that its times go on. */
const tickMilliseconds = 1000;

/** A line that is drawn over itself while something goes on. It says nothing where it can't be drawn. */
export class ProgressLine {
  readonly #terminal: Terminal;
  readonly #total: number;
  readonly #words: (progress: Progress) => string;
  readonly #began = performance.now();
  #drawn = 0;
  #done = 0;
  /** When the last one was done: until the next, time goes by. */
  #doneAt = performance.now();
  #ticking: NodeJS.Timeout | null = null;

  constructor(terminal: Terminal, total: number, words: (progress: Progress) => string) {
    this.#terminal = terminal;
    this.#total = total;
    this.#words = words;
  }

  /** Draws the line, and keeps it alive until it is cleared. */
  begin(): void {
    this.#draw();
    this.#ticking = setInterval(() => this.#draw(), tickMilliseconds).unref();
  }

  show(done: number): void {
    const now = performance.now();
    this.#done = done;
    this.#doneAt = now;
    if (now - this.#drawn >= 100 || done === this.#total) this.#draw();
  }

  clear(): void {
    if (this.#ticking !== null) clearInterval(this.#ticking);
    if (this.#terminal.progressWidth !== null) this.#terminal.warn('\r\x1b[K');
  }

  #draw(): void {
    const { progressWidth } = this.#terminal;
    if (progressWidth === null) return;
    const now = performance.now();
    this.#drawn = now;
    const { done, total } = { done: this.#done, total: this.#total };
    const rate = done / Math.max((this.#doneAt - this.#began) / 1000, 0.001);
    const since = (now - this.#doneAt) / 1000;
    const left = done === 0 ? null : timeOf(Math.max(1, (total - done) / rate - since));
    const spent = timeOf((now - this.#began) / 1000);
    const words = this.#words({ done, total, rate, left: done === total ? timeOf(0) : left, spent });
    const line = `${padEnd(bar((20 * done) / total), 20)} ${words}`;
    // A line that reaches the edge would begin another, and no longer be drawn over.
    this.#terminal.warn(`\r${cut(line, progressWidth - 1)}\x1b[K`);
  }
}

export type Progress = {
  readonly done: number;
  readonly total: number;
  /** So many each second. */
  readonly rate: number;
  /** What is left, as far as can be told; `null` before anything is done. */
  readonly left: string | null;
  readonly spent: string;
};

/** Seconds as minutes and seconds, or hours and minutes. */
function timeOf(seconds: number): string {
  const whole = Math.ceil(seconds);
  if (whole < 60) return `${whole} s`;
  if (whole < 3600) return `${Math.floor(whole / 60)} min ${whole % 60} s`;
  return `${Math.floor(whole / 3600)} h ${Math.floor((whole % 3600) / 60)} min`;
}
