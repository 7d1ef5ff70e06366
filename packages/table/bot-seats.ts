import { picksOf, usualPicksOf } from '@tavolo/bots';
import { type Match, type Seat, save } from '@tavolo/kernel';
import { type BotStrength, type Refused, refused } from '@tavolo/protocol';
import type { Entry } from './entry.ts';
import type { Ground } from './ground.ts';
import { heldIn } from './seating.ts';
import type { Table } from './table.ts';

/** The result of a bot's thinking about a decision. */
export type BotOutcome = {
  readonly seat: Seat;
  readonly bot: BotStrength;
  readonly decision: string;
} & (
  | { readonly is: 'answer'; readonly picked: readonly string[] }
  /** It was late, or it broke. */
  | { readonly is: 'failure'; readonly cause: unknown }
);

/** One way to make a decision. */
export type Way = (match: Match) => readonly string[];

/**
 * The ways to make a bot's decision, each used if the one before it fails: the bot's own answer; for this decision only,
 * the game's habit; at random, which always works.
 */
export function waysOf(outcome: BotOutcome): readonly Way[] {
  const { seat } = outcome;
  const byHabit: Way = (match) => usualPicksOf(match, seat);
  const atRandom: Way = (match) => picksOf(match, seat, 'random', noBudget);
  return outcome.is === 'answer' ? [() => outcome.picked, byHabit, atRandom] : [byHabit, atRandom];
}

/** The random bot imagines nothing. */
const noBudget = { iterations: 0 } as const;

/** Makes a bot's decision part of the table in the given way, or says why not. */
export function enactBot(
  table: Table,
  { seat, bot, decision }: BotOutcome,
  way: Way,
  when: number,
): readonly Entry[] | Refused {
  const { match, state } = table;
  if (heldIn(state, seat).bot !== bot) return []; // somebody else is playing the seat by now
  if (match?.decisionOf(seat) !== decision) return refused('stale');
  const entry = table.answer({ seat, decision, picked: way(match) }, when);
  return 'refused' in entry ? entry : [entry];
}

/** Takes the bots' answers, each in its turn. */
type BotHost = {
  enqueue(task: () => Promise<void>): void;
  hear(outcome: BotOutcome): Promise<void>;
};

/** The bots of a table: each is set to think when its seat is asked, once for each decision. */
export class BotSeats {
  readonly #ground: Pick<Ground, 'thinker' | 'wait' | 'botPause'>;
  readonly #host: BotHost;
  readonly #thinking = new Map<Seat, string>();

  constructor(ground: Pick<Ground, 'thinker' | 'wait' | 'botPause'>, host: BotHost) {
    this.#ground = ground;
    this.#host = host;
  }

  get areThinking(): boolean {
    return this.#thinking.size > 0;
  }

  /** Starts the bots whose seats are asked something new. A seat that no longer has a bot is forgotten. */
  wake(table: Table): void {
    for (const { seat, decision } of table.state.asked) {
      const { bot } = heldIn(table.state, seat);
      const thought = `${decision} ${bot}`;
      if (bot === null) this.#thinking.delete(seat);
      if (bot === null || this.#thinking.get(seat) === thought || isLeftToPeople(table, seat)) continue;
      this.#thinking.set(seat, thought);
      void this.#think(thought, { seat, bot, decision }, this.#picks(table, seat, bot));
    }
  }

  async #think(thought: string, asked: Omit<BotOutcome, 'is'>, picking: Picking): Promise<void> {
    const { wait, botPause } = this.#ground;
    const thinking = picking.then(
      (picked): BotOutcome => ({ ...asked, is: 'answer', picked }),
      (cause: unknown): BotOutcome => ({ ...asked, is: 'failure', cause }),
    );
    const [outcome] = await Promise.all([thinking, wait(botPause)]);
    // Until its turn comes it counts as thinking: otherwise it would be woken to think about the same question again.
    this.#host.enqueue(async () => {
      // By now somebody else may be playing the seat, or another decision may be open.
      if (this.#thinking.get(asked.seat) !== thought) return;
      this.#thinking.delete(asked.seat);
      await this.#host.hear(outcome);
    });
  }

  /** The random bot does not think: it picks here. */
  async #picks({ match, box }: Table, seat: Seat, strength: BotStrength): Picking {
    if (match === null) throw new Error('nobody is asked anything before the match has started');
    if (strength === 'random') return picksOf(match, seat, strength, noBudget);
    return this.#ground.thinker.think({ game: box.game.id, saved: save(match), seat, strength });
  }
}

/** Where the first to answer decides for all, bots leave it to people. */
const isLeftToPeople = ({ match, state }: Table, seat: Seat): boolean =>
  match?.rivalsOf(seat).some((rival) => heldIn(state, rival).bot === null) === true;

/** What a bot is going to pick. */
type Picking = Promise<readonly string[]>;
