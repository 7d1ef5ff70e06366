import assert from 'node:assert/strict';
import { type OpenQuestion, type Stream, thinkingChance } from '@tavolo/kernel';
import type { News, PersonId, Wish } from '@tavolo/protocol';
import type { Guest, TableHost } from '@tavolo/table';
import { Shown } from '../../faults/shown.ts';

/** Somebody who played at the archived tables and comes back to them. */
export class Visitor implements Guest {
  readonly name: string;
  readonly person: PersonId;
  readonly shown = new Shown();
  readonly #host: TableHost;
  readonly #replies = new Map<number, News>();

  private constructor(name: string, host: TableHost) {
    this.name = name;
    this.person = `person-of-${name}` as PersonId; // as the archive calls them
    this.#host = host;
  }

  static async at(host: TableHost, name: string): Promise<Visitor> {
    const visitor = new Visitor(name, host);
    assert.equal(host.join(visitor, 'table'), null);
    await host.settled();
    return visitor;
  }

  hear(text: string): void {
    const news: News = JSON.parse(text);
    assert.ok(this.shown.hear(news), `${news.is} made no sense`);
    if ('wish' in news && news.wish !== null) this.#replies.set(news.wish, news);
  }

  /** What is heard to a wish. */
  async wishes(wish: Wish): Promise<News> {
    const number = this.#replies.size + 1;
    this.#host.wish(this, number, wish);
    await this.#host.settled();
    const reply = this.#replies.get(number);
    assert.ok(reply !== undefined, `nothing was said to ${wish.is}`);
    return reply;
  }

  get table() {
    assert.ok(this.shown.table !== null);
    return this.shown.table;
  }

  /** What their first pair of eyes sees of the match. */
  get sight() {
    const [seen] = this.shown.seen.values();
    assert.ok(seen !== undefined);
    return seen.sight;
  }

  /** Whether nobody else is asked. */
  get isWaitedForAlone(): boolean {
    const { waiting } = this.sight;
    return waiting.length > 0 && waiting.every(({ seat }) => this.shown.place?.seats.includes(seat) === true);
  }

  /** An open question of one of their seats; `null`: they are not asked. */
  get question(): OpenQuestion | null {
    return [...this.shown.seen.values()].find(({ sight }) => sight.question !== null)?.sight.question ?? null;
  }
}

/** They answer at random, so many times or until nobody is asked any more. */
export async function playOn(
  visitors: readonly Visitor[],
  answers = Number.POSITIVE_INFINITY,
): Promise<void> {
  const chance = thinkingChance('archive');
  for (let given = 0; given < answers; given++) {
    const asked = visitors.find(({ question }) => question !== null);
    const question = asked?.question ?? null;
    if (asked === undefined || question === null) return;
    const { seat, decision } = question;
    const said = await asked.wishes({ is: 'answer', seat, decision, picked: somePicks(question, chance) });
    assert.equal(said.is, 'done');
  }
}

function somePicks({ options, min, max }: OpenQuestion, chance: Stream): string[] {
  const size = min + chance.below(Math.min(max, options.length) - min + 1);
  return chance.shuffle([...options]).slice(0, size);
}
