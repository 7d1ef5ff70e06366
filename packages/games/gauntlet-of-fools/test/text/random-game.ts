import {
  Match,
  type OpenQuestion,
  type Seat,
  type Stream,
  seat,
  type Told,
  thinkingChance,
} from '@tavolo/kernel';
import { gauntletOfFools } from '../../game.ts';
import type { GauntletKinds } from '../../kinds.ts';
import { type Naming, namingOf } from '../../text/naming.ts';

const players = ['Ana', 'Bruno', 'Carla', 'Davide', 'Elena', 'Fabio'];

/** Who hears what of a game played at random. */
export type Listener = {
  told(told: Told<GauntletKinds>, table: Naming): void;
  asked(question: OpenQuestion<GauntletKinds>, table: Naming, picked: readonly string[]): void;
};

export type RandomGame = { readonly seed: string; readonly seats: number; readonly promos: boolean };

/** Plays a game at random to its end, telling a listener everything in the order in which it happens. */
export function playAtRandom(game: RandomGame, listener: Listener): void {
  let heard = 0;
  for (const { match, question, picked } of randomGame(game)) {
    const table = tableOf(match);
    for (const told of match.log.slice(heard)) listener.told(told, table);
    heard = match.log.length;
    if (question !== null) listener.asked(question, table, picked);
  }
}

/** A game at one of its questions, and what will be answered; at its end, at none. */
type Moment = {
  readonly match: Match<GauntletKinds>;
  readonly question: OpenQuestion<GauntletKinds> | null;
  readonly picked: readonly string[];
};

/** Each moment of a game played at random. */
export function* randomGame({ seed, seats, promos }: RandomGame): Generator<Moment> {
  const options = { ...gauntletOfFools.defaults, promos };
  const names = players.slice(0, seats).map(seat);
  const sheet = gauntletOfFools.chronicle.blank;
  const match = Match.start({ game: gauntletOfFools, seats: names, options, sheet, seed });
  const chance = thinkingChance(`picks ${seed}`);
  for (;;) {
    const [question = null] = match.open;
    const picked = question === null ? [] : somePicks(question, chance);
    yield { match, question, picked };
    if (question === null) return;
    const refusal = match.play(question.seat, picked);
    if (refusal !== null) throw new Error(`${question.name}: ${refusal.refused}`);
  }
}

const tableOf = (match: Match<GauntletKinds>): Naming =>
  namingOf(match.view('spectator'), match.game.content, (who: Seat) => who);

export function somePicks({ options, min, max }: OpenQuestion, chance: Stream): readonly string[] {
  const size = min + chance.below(Math.min(max, options.length) - min + 1);
  return chance.shuffle([...options]).slice(0, size);
}
