import type { Seat } from '@tavolo/kernel';
import { expect } from 'vitest';
import { pathTo } from '../../app/route.ts';
import { Traveller } from './traveller.ts';
import type { Visitor } from './visitor.ts';
import type { Given, Way } from './way.ts';

/**
 * Leads people to a place in a match. They open a table, sit down and answer as fast as the server takes it, and see
 * the table when they are there.
 */
export class Journey {
  readonly #bySeat: ReadonlyMap<Seat, Traveller>;
  readonly #table: string;
  readonly #ahead: Given[];

  private constructor(bySeat: ReadonlyMap<Seat, Traveller>, table: string, { answers }: Way) {
    this.#bySeat = bySeat;
    this.#table = table;
    this.#ahead = [...answers];
  }

  /** Begins the match of a way, whose seed must be named. Each has a seat, and the first of them those that are left. */
  static async begin(visitors: readonly Visitor[], way: Way): Promise<Journey> {
    const [host, ...guests] = visitors;
    if (host === undefined) throw new Error('nobody travels');
    const table = await openTable(host, way);
    const first = await Traveller.join(host, { by: 'table', key: table });
    const people = [first];
    for (const guest of guests) {
      await post(guest, '/api/me', { name: names[people.length] });
      people.push(await Traveller.join(guest, { by: 'invite', key: first.invite }));
    }
    const bySeat = new Map(way.seats.map((one, place) => [one, people[place] ?? first]));
    for (const [one, traveller] of bySeat) await traveller.wishes({ is: 'sit', seat: one, name: null });
    await first.wishes({ is: 'start' });
    return new Journey(bySeat, table, way);
  }

  /** The next answer of a seat, which whoever asks for it is going to give. */
  take(by: Seat): Given {
    const index = this.#ahead.findIndex(({ seat }) => seat === by);
    const [taken] = index < 0 ? [] : this.#ahead.splice(index, 1);
    return taken ?? expect.fail(`${by} has no more to answer`);
  }

  async give({ seat, decision, picked }: Given): Promise<void> {
    const traveller = this.#bySeat.get(seat) ?? expect.fail(`nobody answers for ${seat}`);
    await traveller.wishes({ is: 'answer', seat, decision, picked: [...picked] });
  }

  /** Goes on to the end of the way, or to where such an answer would be the next. */
  async goOn(isHere: (next: Given) => boolean = () => false): Promise<void> {
    for (let [next] = this.#ahead; next !== undefined && !isHere(next); [next] = this.#ahead)
      await this.give(this.take(next.seat));
  }

  /** Shows somebody the table, or everybody. */
  async look(who?: Visitor): Promise<void> {
    for (const { visitor } of new Set(this.#bySeat.values()))
      if (who === undefined || who === visitor) await visitor.page.goto(pathTo.table(this.#table));
  }
}

const names = ['Anna', 'Bruno', 'Carla', 'Dario'];

async function openTable(host: Visitor, { game, options, seats }: Way): Promise<string> {
  await post(host, '/api/me', { name: names[0] });
  const wanted = { game, options, seats: seats.length, pace: 'live' };
  const { table } = await post(host, '/api/tables', wanted);
  return table;
}

async function post({ context, address }: Visitor, path: string, data: object) {
  const answer = await context.request.post(path, { data, headers: { origin: address } });
  expect(answer.ok(), `${path}: ${answer.status()}`).toBe(true);
  return answer.json();
}
