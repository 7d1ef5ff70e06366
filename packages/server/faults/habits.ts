import type { OpenQuestion, Seat, Stream } from '@tavolo/kernel';
import type { BotStrength, Door, TableId, TablePlace, TableShown, Wish } from '@tavolo/protocol';
import type { MatchSoFar } from './shown.ts';

/** Where somebody is to play. */
export type Sitting = {
  readonly table: TableId;
  readonly door: Door;
  readonly seat: Seat;
  /** The bots that this person puts on seats before starting the match; `null`: somebody else does it. */
  readonly bots: readonly BotSeat[] | null;
};

export type BotSeat = { readonly seat: Seat; readonly bot: BotStrength };

/** What somebody wishes for before the match, depending on what is still missing; `null`: they wait for others. */
export function preparation({ seat, bots }: Sitting, table: TableShown, place: TablePlace): Wish | null {
  if (!place.seats.includes(seat)) return { is: 'sit', seat, name: null };
  if (bots === null) return null;
  const missing = bots.find((wanted) =>
    table.seats.some((shown) => shown.seat === wanted.seat && shown.bot !== wanted.bot),
  );
  if (missing !== undefined) return { is: 'seat-bot', ...missing };
  const isFull = table.seats.every(({ name, bot }) => name !== null || bot !== null);
  return isFull ? { is: 'start' } : null;
}

/** The most times that somebody at one table takes something back, so that every match ends. */
const mostUndos = 3;

/** Somebody who plays at random: answers, and now and then takes something back or says something. */
export class Habits {
  readonly #chance: Stream;
  #undos = 0;
  #lines = 0;

  constructor(chance: Stream) {
    this.#chance = chance;
  }

  /** What to wish for during the match; `null`: it is not our turn. */
  move(seat: Seat, { sight }: MatchSoFar): Wish | null {
    const { question, canUndo } = sight;
    if (canUndo && this.#undos < mostUndos && this.#isNowAndThen(5)) {
      this.#undos += 1;
      return { is: 'undo', seat };
    }
    if (question === null) return null;
    if (this.#isNowAndThen(25)) {
      this.#lines += 1;
      return { is: 'say', text: `${seat} says line ${this.#lines}` };
    }
    return { is: 'answer', seat, decision: question.decision, picked: this.#pick(question) };
  }

  #pick({ options, min, max }: OpenQuestion): string[] {
    const size = min + this.#chance.below(Math.min(max, options.length) - min + 1);
    return this.#chance.shuffle([...options]).slice(0, size);
  }

  #isNowAndThen(times: number): boolean {
    return this.#chance.below(times) === 0;
  }
}
