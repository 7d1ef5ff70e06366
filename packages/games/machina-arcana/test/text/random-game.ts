import {
  Match,
  type OpenQuestion,
  type Seat,
  type Stream,
  seat,
  type Told,
  thinkingChance,
} from '@tavolo/kernel';
import { machinaArcana } from '../../game.ts';
import type { MachinaKinds } from '../../kinds.ts';
import { objectionToPicks } from '../../onlooker/objection-to-picks.ts';
import type { Options } from '../../state.ts';
import { type Naming, namingOf } from '../../text/naming.ts';

const players = ['Ana', 'Bruno', 'Carla', 'Elia'];

/** Who hears what of a game played at random. */
export type Listener = {
  told(told: Told<MachinaKinds>, table: Naming): void;
  asked(question: OpenQuestion<MachinaKinds>, table: Naming, picked: readonly string[]): void;
};

export type RandomGame = {
  readonly seed: string;
  readonly seats: number;
  readonly options: Partial<Options>;
  /** How many answers are given at the most. */
  readonly answers: number;
};

/** Plays a game at random, telling a listener everything in the order in which it happens. */
export function playAtRandom({ seed, seats, options, answers }: RandomGame, listener: Listener): void {
  const names = players.slice(0, seats).map(seat);
  const match = Match.start({
    game: machinaArcana,
    seats: names,
    options: { ...machinaArcana.defaults, ...options },
    sheet: null,
    seed,
  });
  const chance = thinkingChance(`picks ${seed}`);
  let heard = 0;
  for (let answered = 0; ; answered++) {
    const table = tableOf(match);
    for (const told of match.log.slice(heard)) listener.told(told, table);
    heard = match.log.length;
    const [question] = match.open;
    if (question === undefined || answered === answers) return;
    const picked = somePicks(question, chance);
    listener.asked(question, table, picked);
    const refusal = match.play(question.seat, picked);
    if (refusal !== null) throw new Error(`${question.name}: ${refusal.refused}`);
  }
}

const tableOf = (match: Match<MachinaKinds>): Naming =>
  namingOf(match.view('spectator'), match.game.content, (who: Seat) => who);

/** How many of a hundred turns are left to walking, where something else can be done. */
const walks = 25;

/** Any picks; a game of steps alone would be a dull story, so of what can be done they are picked last. */
function somePicks(question: OpenQuestion<MachinaKinds>, chance: Stream): readonly string[] {
  const { name, options, min, max } = question;
  const acts = options.filter((id) => !id.startsWith('move:') && id !== 'end' && id !== 'let-others');
  if (name === 'act' && acts.length > 0 && chance.below(100) >= walks) return [chance.pick(acts)];
  const size = min + chance.below(Math.min(max, options.length) - min + 1);
  const picked = chance.shuffle<string>([...options]).slice(0, size);
  return objectionToPicks(machinaArcana.content, question, picked) === null ? picked : [];
}
