import type { News } from '@tavolo/protocol';
import type { HostReport, LineStatus } from './host.ts';

/** Passes reports on to whoever listens, and remembers how the line stands. */
export class Reporting {
  readonly #listeners = new Set<(report: HostReport) => void>();
  #line: LineStatus = 'connecting';

  get line(): LineStatus {
    return this.#line;
  }

  subscribe(listener: (report: HostReport) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  news(news: News): void {
    for (const listener of this.#listeners) listener({ is: 'news', news });
  }

  lineIs(line: LineStatus): void {
    if (this.#line === line || this.#line === 'closed') return;
    this.#line = line;
    for (const listener of this.#listeners) listener({ is: 'line', line });
  }
}

/** Reads news from the wire; `null` when it is none, which only a broken or a newer server says. */
export function decode(text: unknown): News | null {
  if (typeof text !== 'string') return null;
  try {
    const data: unknown = JSON.parse(text);
    if (typeof data !== 'object' || data === null || !('is' in data)) return null;
    return data as News; // our own server speaks the protocol; an unknown `is` is passed over by all who switch on it
  } catch {
    return null;
  }
}
