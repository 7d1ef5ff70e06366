import type { Seat } from '@tavolo/kernel';
import type { BotStrength, Refused } from '@tavolo/protocol';
import type { Entry } from './entry.ts';
import type { Ground } from './ground.ts';
import { heldIn } from './seating.ts';
import type { Table } from './table.ts';

/** What came of a bot's thinking about a decision. */
export type Outcome = { readonly bot: BotStrength } & (
  | { readonly is: 'answer'; readonly decision: string; readonly picked: readonly string[] }
  | { readonly is: 'failure' }
);

/** Makes what came of a bot's thinking part of the table. An answer that is none is a failure too. */
export function enactOutcome(
  table: Table,
  seat: Seat,
  outcome: Outcome,
  when: number,
): readonly Entry[] | Refused {
  if (heldIn(table.state, seat).bot !== outcome.bot) return []; // somebody else plays the seat by now
  if (outcome.is === 'answer') {
    const entry = table.answer({ seat, decision: outcome.decision, picked: outcome.picked }, when);
    if (!('refused' in entry)) return [entry];
    if (table.match?.decisionOf(seat) !== outcome.decision) return entry;
  }
  if (outcome.bot === 'random') return []; // nobody simpler is left: it tries again when the table has changed
  const failed: Entry = { is: 'bot-failed', when, seat };
  table.apply(failed);
  return [failed];
}

/** Who hears what bots answer, each in its turn. */
type BotHost = {
  enqueue(task: () => Promise<void>): void;
  hear(seat: Seat, outcome: Outcome): Promise<void>;
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

  /** Sets the bots to think whose seats are asked something new. Where nobody lets a bot play, none thinks any more. */
  wake(table: Table): void {
    for (const { seat, decision } of table.state.asked) {
      const { bot } = heldIn(table.state, seat);
      const thought = `${decision} ${bot}`;
      if (bot === null) this.#thinking.delete(seat);
      if (bot === null || this.#thinking.get(seat) === thought) continue;
      this.#thinking.set(seat, thought);
      void this.#think(thought, seat, { bot, decision, picking: this.#picks(table, seat, bot) });
    }
  }

  async #think(thought: string, seat: Seat, { bot, decision, picking }: Thought): Promise<void> {
    const { wait, botPause } = this.#ground;
    const outcome = await Promise.all([picking, wait(botPause)]).then(
      ([picked]): Outcome => ({ is: 'answer', bot, decision, picked }),
      (): Outcome => ({ is: 'failure', bot }),
    );
    // Until its turn comes it counts as thinking: else it would be woken to think of the same again.
    this.#host.enqueue(async () => {
      // Somebody else may play the seat by now, or another decision is asked.
      if (this.#thinking.get(seat) !== thought) return;
      this.#thinking.delete(seat);
      await this.#host.hear(seat, outcome);
    });
  }

  /** The random bot does not think: it picks here, so that there is a bot which plays on when no thinker does. */
  async #picks({ match, game }: Table, seat: Seat, strength: BotStrength): Promise<readonly string[]> {
    if (match === null) throw new Error('nobody is asked before the match has started');
    if (strength === 'random') return match.picks(seat, strength, { iterations: 0, keepGoing: () => false });
    return this.#ground.thinker.think({ game: game.id, saved: match.save(), seat, strength });
  }
}

/** A decision that a bot is thinking about. */
type Thought = {
  readonly bot: BotStrength;
  readonly decision: string;
  readonly picking: Promise<readonly string[]>;
};
