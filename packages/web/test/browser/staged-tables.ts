import type { Answer } from '@tavolo/kernel';
import { isRefused, type Me, type PersonId, type TableId } from '@tavolo/protocol';
import { type Entry, type Ground, MemoryTables, Tables } from '@tavolo/table';
import type { Page } from 'playwright-core';
import { Visit } from '../../host/local/visit.ts';
import type { Moment } from './all-moments.ts';

/** Names as long as people have them. */
const names = ['Ana', 'Bruno', 'Caterina', 'Bartolomeu', 'Elisa', 'Fabio'];

const personAt = (place: number): PersonId => `person-${place + 1}` as PersonId; // branded where it is made

/** Whoever sits on the first seat of every staged table. */
const me: Me = { person: personAt(0), name: names[0] ?? '', devices: [] };

/** Tables in the process of a test, each brought to a moment by the engine. Nobody but the guest is there, so they stay there. */
export class StagedTables {
  readonly #tables: Tables;

  constructor() {
    let keys = 0;
    const never = () => Promise.reject(new Error('nobody thinks here'));
    const ground: Ground = {
      store: new MemoryTables(),
      thinker: { think: never, consider: never },
      now: () => Date.now(),
      key: () => `key-${++keys}`,
      seed: () => `seed-${++keys}`,
      botPause: 0,
      wait: () => Promise.resolve(),
      report: ({ what, cause }) => console.error(what, cause),
    };
    this.#tables = new Tables(ground);
  }

  /** A table with a match that has come to a moment. */
  async at({ game, seats, seed, answers }: Moment): Promise<TableId> {
    const when = Date.now();
    const sat = seats.map(
      (seat, place): Entry => ({
        is: 'sat',
        when,
        seat,
        person: personAt(place),
        name: names[place] ?? seat,
      }),
    );
    const answered = answers.map((answer: Answer): Entry => ({ is: 'answered', when, ...answer }));
    const table = await this.#tables.open(
      { game, options: {}, seats: seats.length, pace: 'live' },
      me.person,
      [...sat, { is: 'started', when, seed }, ...answered],
    );
    if (isRefused(table)) throw new Error(table.refused);
    return table;
  }

  /** Leads a page to these tables: whatever it says over its socket is heard here. */
  async invite(page: Page): Promise<void> {
    await page.route('**/api/me', (route) => route.fulfill({ json: { me } }));
    await page.routeWebSocket(/\/socket$/, (socket) => {
      const line = {
        postMessage: (news: string) => socket.send(news),
        onmessage: null,
        close: () => undefined,
      };
      const visit = new Visit(me.person, line, (key) => this.#tables.find({ by: 'table', key }));
      socket.onMessage((said) => visit.receive(said));
    });
  }
}
