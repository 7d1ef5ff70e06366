import {
  type Game,
  type Kinds,
  Match,
  type Question,
  type Seat,
  type Stream,
  thinkingChance,
} from '@tavolo/kernel';

/** Picks for a question, each as likely, as quickly as chance allows. */
export function randomPicks({ from, min, max }: Question, chance: Stream): readonly string[] {
  const options = from();
  if (min === 1 && max === 1) return [chance.pick(options)];
  const count = min + chance.below(max - min + 1);
  return chance.shuffle([...options]).slice(0, count);
}

/** The chance of the player of the n-th game. */
export const playerOf = (n: number): Stream => thinkingChance(`player ${n}`).stream('picks');

export type Played<K extends Kinds> = { readonly match: Match<K>; readonly decisions: number };

/** Plays the n-th random game through the kernel, from set-up on, up to a number of decisions or to its end. */
export function playRandomly<K extends Kinds>(
  game: Game<K>,
  seats: readonly Seat[],
  n: number,
  most = Number.POSITIVE_INFINITY,
): Played<K> {
  const chance = playerOf(n);
  const match = Match.start({
    game,
    seats,
    options: game.defaults,
    sheet: game.chronicle.blank,
    seed: `game ${n}`,
  });
  let decisions = 0;
  for (let question = match.firstAsked; question !== null && decisions < most; question = match.firstAsked) {
    const refusal = match.play(question.seat, randomPicks(question, chance));
    if (refusal !== null) throw new Error(`${question.name} refused: ${refusal.refused}`);
    decisions++;
  }
  return { match, decisions };
}
