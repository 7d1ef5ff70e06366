import { type Door, encode, type Wish } from '@tavolo/protocol';
import type { JSHandle } from 'playwright-core';
import { expect } from 'vitest';
import type { Visitor } from './visitor.ts';

/** A page that is quick to load, from which a line can be opened. */
const waitingRoom = '/icon.svg';

/** A visitor who is at a table by a line of their own, without looking at it. */
export class Traveller {
  readonly visitor: Visitor;
  /** The key of the invitation to the table. */
  readonly invite: string;
  readonly #line: JSHandle<Line>;
  #wishes = 0;

  private constructor(visitor: Visitor, line: JSHandle<Line>, invite: string) {
    this.visitor = visitor;
    this.#line = line;
    this.invite = invite;
  }

  static async join(visitor: Visitor, door: Door): Promise<Traveller> {
    const room = await visitor.context.newPage();
    await room.goto(waitingRoom);
    const line = await room.evaluateHandle(openLine, encode({ is: 'join', door }));
    return new Traveller(visitor, line, await line.evaluate(({ invite }) => invite));
  }

  /** Wishes for something, which must be done. */
  async wishes(wish: Wish): Promise<void> {
    this.#wishes += 1;
    const said = encode({ is: 'wish', number: this.#wishes, wish });
    const reply = await this.#line.evaluate((line, text) => line.say(text), said);
    expect(reply, said).toMatchObject({ is: 'done' });
  }
}

type Line = {
  /** Resolves when the table has let the line in. */
  readonly invite: Promise<string>;
  /** Says something, one thing at a time, and gives the reply. */
  say(text: string): Promise<unknown>;
};

/** Runs in a page. */
function openLine(join: string): Line {
  const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/socket`);
  let hear: (reply: unknown) => void = () => undefined;
  const invite = new Promise<string>((resolve) => {
    socket.onmessage = ({ data }) => {
      const news = JSON.parse(data);
      if (news.is === 'place') resolve(news.place.invite);
      if (news.is === 'done' || news.is === 'refused') hear(news);
    };
  });
  socket.onopen = () => socket.send(join);
  return {
    invite,
    say: (text) =>
      new Promise((resolve) => {
        hear = resolve;
        socket.send(text);
      }),
  };
}
