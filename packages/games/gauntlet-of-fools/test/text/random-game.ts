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
  asked(question: OpenQuestion, table: Naming, picked: readonly string[]): void;
};

export type RandomGame = { readonly seed: string; readonly seats: number; readonly promos: boolean };

/** Plays a game at random to its end, telling a listener everything in the order in which it happens. */
export function playAtRandom({ seed, seats, promos }: RandomGame, listener: Listener): void {
  const options = { ...gauntletOfFools.defaults, promos };
  const match = Match.start({
    game: gauntletOfFools,
    seats: players.slice(0, seats).map(seat),
    options,
    seed,
  });
  const chance = thinkingChance(`picks ${seed}`);
  let heard = 0;
  for (;;) {
    const table = tableOf(match);
    for (const told of match.log.slice(heard)) listener.told(told, table);
    heard = match.log.length;
    const [question] = match.open;
    if (question === undefined) return;
    const picked = somePicks(question, chance);
    listener.asked(question, table, picked);
    const refusal = match.play(question.seat, picked);
    if (refusal !== null) throw new Error(`${question.name}: ${refusal.refused}`);
  }
}

const tableOf = (match: Match<GauntletKinds>): Naming =>
  namingOf(match.view('spectator'), match.game.content, (who: Seat) => who);

function somePicks({ options, min, max }: OpenQuestion, chance: Stream): readonly string[] {
  const size = min + chance.below(Math.min(max, options.length) - min + 1);
  return chance.shuffle([...options]).slice(0, size);
}
