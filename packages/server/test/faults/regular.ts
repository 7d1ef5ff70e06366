import assert from 'node:assert/strict';
import { type Seat, seat } from '@tavolo/kernel';
import { encode, type News, type TableId, type Wish } from '@tavolo/protocol';
import { type Ear, Line } from '../../faults/line.ts';
import { type Identity, introduce, openTable } from '../../faults/people.ts';
import { lasting, Shown } from '../../faults/shown.ts';

/** Somebody at a table who does what a test tells them. */
export class Regular implements Ear {
  readonly seat: Seat;
  readonly shown = new Shown();
  readonly #line: Line;
  readonly #table: TableId;
  readonly #replies = new Map<number, News>();
  #key: string | null;
  #wishes = 0;

  constructor(host: string, { cookie }: Identity, at: { table: TableId; seat: Seat; invite: string | null }) {
    this.seat = at.seat;
    this.#table = at.table;
    this.#key = at.invite;
    this.#line = new Line(host, cookie, this);
  }

  opened(): void {
    const door =
      this.#key === null
        ? ({ by: 'table', key: this.#table } as const)
        : ({ by: 'invite', key: this.#key } as const);
    this.#line.say(encode({ is: 'join', door }));
  }

  hear(news: News): void {
    assert.ok(this.shown.hear(news), `${news.is} made no sense`);
    if ('wish' in news && news.wish !== null) this.#replies.set(news.wish, news);
  }

  dropped(): void {
    this.shown.forget();
  }

  rejected(reason: string): void {
    assert.fail(`the line was closed: ${reason}`);
  }

  leave(): void {
    this.#line.end();
  }

  /** What a wish comes to: `done`, or the name of the refusal. */
  async wishes(wish: Wish): Promise<string> {
    this.#wishes += 1;
    const number = this.#wishes;
    this.#line.say(encode({ is: 'wish', number, wish }));
    const reply = await this.waitFor(() => this.#replies.get(number) ?? null);
    return reply.is === 'refused' ? reply.name : reply.is;
  }

  /** Waits for something to be shown. */
  async waitFor<T>(look: () => T | null): Promise<T> {
    for (;;) {
      const found = look();
      if (found !== null) return found;
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  }

  /** The first answer to the question that is open to this seat; `null`: it is not asked. */
  get answer(): Extract<Wish, { is: 'answer' }> | null {
    const question = this.shown.seen.get(this.seat)?.sight.question ?? null;
    if (question === null) return null;
    const { decision, options, min } = question;
    return { is: 'answer', seat: this.seat, decision, picked: options.slice(0, Math.max(1, min)) };
  }

  /** Everything that is shown and is stored as well. */
  get sees(): object {
    const { table, seen } = this.shown;
    return { table: table === null ? null : lasting(table), seen: seen.get(this.seat) };
  }
}

/** Two people at a table of their own, whose match has just begun. */
export async function pairAt(host: string): Promise<readonly [Regular, Regular]> {
  const [ana, bruno] = await Promise.all([introduce(host, 'Ana'), introduce(host, 'Bruno')]);
  const table = await openTable(host, ana.cookie, 2);
  const first = new Regular(host, ana, { table, seat: seat('seat-1'), invite: null });
  const { invite } = await first.waitFor(() => first.shown.place);
  const second = new Regular(host, bruno, { table, seat: seat('seat-2'), invite });
  await second.waitFor(() => second.shown.place);
  for (const one of [first, second])
    assert.equal(await one.wishes({ is: 'sit', seat: one.seat, name: null }), 'done');
  assert.equal(await first.wishes({ is: 'start' }), 'done');
  return [first, second];
}

/** Whoever is asked, with an answer. */
export async function whoIsAsked(pair: readonly Regular[]) {
  const [one] = pair;
  if (one === undefined) return assert.fail('nobody is there');
  return one.waitFor(() => {
    for (const person of pair) if (person.answer !== null) return { person, answer: person.answer };
    return null;
  });
}
