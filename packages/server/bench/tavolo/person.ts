import type { OpenQuestion, Seat } from '@tavolo/kernel';
import { type Door, encode, type News, type Patch, patched, type Wish } from '@tavolo/protocol';
import { Line } from '../line.ts';

/** Where somebody sits, and who else reads what they are told. */
export type Chair = { readonly seat: Seat; readonly hear: (news: News, bytes: number) => void };

/** A person at one of our tables. Of what they see, only their question is kept. */
export class Person {
  readonly #chair: Chair;
  readonly #expected = new Map<News['is'], (news: News) => void>();
  #line: Line | null = null;
  question: OpenQuestion | null = null;
  /** Whether this person sees a match in progress. */
  isPlaying = false;

  private constructor(chair: Chair) {
    this.#chair = chair;
  }

  static async connect(address: string, cookie: string, chair: Chair): Promise<Person> {
    const person = new Person(chair);
    const headers = { origin: address, cookie };
    const socket = `${address.replace('http', 'ws')}/socket`;
    person.#line = await Line.open(socket, (message) => person.#hear(message), headers);
    return person;
  }

  /** Comes in through a door and sits down; returns the key that lets others in. */
  async sit(door: Door): Promise<string> {
    const placed = this.heard('place');
    this.join(door);
    const news = await placed;
    const seated = this.heard('done');
    this.wish(0, { is: 'sit', seat: this.#chair.seat, name: null });
    await seated;
    return news.is === 'place' ? (news.place.invite ?? '') : '';
  }

  join(door: Door): void {
    this.#line?.send(encode({ is: 'join', door }));
  }

  wish(number: number, wish: Wish): void {
    this.#line?.send(encode({ is: 'wish', number, wish }));
  }

  /** Resolves with the next piece of news of this kind. */
  heard(is: News['is']): Promise<News> {
    return new Promise((resolve) => {
      this.#expected.set(is, resolve);
    });
  }

  /** Answers the question at random. */
  answer(number: number): void {
    if (this.question === null) return;
    const { decision, options, min, max } = this.question;
    const count = min + Math.floor(Math.random() * (max - min + 1));
    const picked = [...options].sort(() => Math.random() - 0.5).slice(0, count);
    this.wish(number, { is: 'answer', seat: this.#chair.seat, decision, picked });
  }

  #hear(message: Buffer): void {
    const news: News = JSON.parse(String(message));
    if (news.is === 'sight') {
      this.question = news.sight.question;
      this.isPlaying = true;
    }
    if (news.is === 'change' && news.patch !== null) this.#change(news.patch);
    this.#chair.hear(news, message.length);
    this.#expected.get(news.is)?.(news);
    this.#expected.delete(news.is);
  }

  #change(patch: Patch): void {
    if (!('question' in patch)) return;
    this.question = patched(this.question, patch.question) as OpenQuestion | null; // as the server has it
  }
}
