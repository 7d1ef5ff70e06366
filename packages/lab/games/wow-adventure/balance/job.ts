import { type Chance, habitQuestion, Match, type Question, seat, thinkingChance } from '@tavolo/kernel';
import { content, type WowKinds, wowAdventure } from '@tavolo/wow-adventure';
import type { Range } from '../../../simulate/job.ts';
import { countMatch, noTally, type Tally } from '../../../simulate/tally.ts';
import { countedIn, roundsOf } from '../counting.ts';
import { fortunesIn } from '../fortunes.ts';
import { cardsIn } from './cards.ts';

/** Games of four that play by habit: plain data, for it travels to other threads. */
export type BalanceJob = { readonly bots: readonly 'habit'[]; readonly seed: string };

export const balanceJob = (seed: string): BalanceJob => ({ bots: seats.map(() => 'habit'), seed });

const seats = ['north', 'east', 'south', 'west'].map(seat);

/** No game of ours has come near so many answers; one that does would go on for ever. */
const mostAnswers = 60_000;

/** Plays some games of a job. Game i depends on the seed and on i alone. */
export function playBalanceRange({ seed }: BalanceJob, { from, to }: Range): Tally {
  const tally = noTally(seats.length);
  for (let index = from; index < to; index++) count(tally, playByHabit(`${seed}/${index}`, orderOf(index)));
  return tally;
}

function count(tally: Tally, match: Match<WowKinds>): void {
  const { winners, scores } = match.result;
  const counted = [...countedIn(match), ...fortunesIn(match).flatMap(cardsIn)];
  const inTurn = match.state.heroes.map((hero) => hero.seat);
  const parts = Math.max(1, winners.length);
  countMatch(tally, inTurn, {
    ...{ winners, parts, scores, counted },
    answers: match.answered,
    length: roundsOf(match),
  });
}

/** All orders of the characters in turn: each stands in each place of the order of turns as often as in any other. */
const orders = permutations([...content.characters.keys()]);

const orderOf = (index: number): readonly string[] => orders[index % orders.length] ?? [];

function permutations<T>(things: readonly T[]): readonly (readonly T[])[] {
  if (things.length < 2) return [things];
  return things.flatMap((first) =>
    permutations(things.filter((other) => other !== first)).map((others) => [first, ...others]),
  );
}

/** A whole game by habit, but for the characters: the players take them in the given order. */
function playByHabit(seed: string, characters: readonly string[]): Match<WowKinds> {
  const { defaults: options, chronicle } = wowAdventure;
  const match = Match.start({ game: wowAdventure, seats, options, sheet: chronicle.blank, seed });
  const chance = thinkingChance(`habit ${seed}`);
  for (let asked = match.firstAsked; asked !== null; asked = match.firstAsked) {
    if (match.answered > mostAnswers) throw new Error(`the game of seed ${seed} does not end`);
    const refusal = match.play(asked.seat, picks(match, asked, characters, chance));
    if (refusal !== null) throw new Error(`${asked.name} refused: ${refusal.refused}`);
  }
  return match;
}

function picks(
  { state }: Match<WowKinds>,
  asked: Question,
  characters: readonly string[],
  chance: Chance,
): readonly string[] {
  if (asked.name === 'character') return characters.slice(state.heroes.length, state.heroes.length + 1);
  const habit = wowAdventure.counsel?.habit;
  if (habit == null) throw new Error('the game has no habit');
  return habit(habitQuestion<WowKinds>(state, asked, asked.from()), chance);
}
