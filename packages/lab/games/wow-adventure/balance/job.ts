import { picksOf } from '@tavolo/bots';
import { type Chance, habitQuestion, Match, type Question, seat, thinkingChance } from '@tavolo/kernel';
import { content, type WowKinds, wowAdventure } from '@tavolo/wow-adventure';
import type { Range } from '../../../simulate/job.ts';
import { countMatch, noTally, type Tally } from '../../../simulate/tally.ts';
import { countedIn, roundsOf } from '../counting.ts';
import { fortunesIn } from '../fortunes.ts';
import { cardsIn } from './cards.ts';

/** How all four seats play: by habit alone, or as the greedy bot. */
export type Player = 'habit' | 'greedy';

/** Games of four that play alike: plain data, for it travels to other threads. */
export type BalanceJob = { readonly bots: readonly Player[]; readonly player: Player; readonly seed: string };

export const balanceJob = (seed: string, player: Player = 'habit'): BalanceJob => ({
  bots: seats.map(() => player),
  player,
  seed,
});

const seats = ['north', 'east', 'south', 'west'].map(seat);

/** No game of ours has come near so many answers; one that does would go on for ever. */
const mostAnswers = 60_000;

/** Plays some games of a job. Game i depends on the seed and on i alone. */
export function playBalanceRange({ seed, player }: BalanceJob, { from, to }: Range): Tally {
  const tally = noTally(seats.length);
  for (let index = from; index < to; index++)
    count(tally, played(`${seed}/${index}`, orderOf(index), answering[player]));
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

/** What somebody answers. */
type Answering = (match: Match<WowKinds>, asked: Question, chance: Chance) => readonly string[];

const answering: { readonly [P in Player]: Answering } = {
  habit: ({ state }, asked, chance) => {
    const habit = wowAdventure.counsel?.habit;
    if (habit == null) throw new Error('the game has no habit');
    return habit(habitQuestion<WowKinds>(state, asked, asked.from()), chance);
  },
  greedy: (match, asked) => picksOf(match, asked.seat, 'greedy', { iterations: 1 }),
};

/** A whole game; the players take the characters in the given order. */
function played(seed: string, characters: readonly string[], answer: Answering): Match<WowKinds> {
  const { defaults: options, chronicle } = wowAdventure;
  const match = Match.start({ game: wowAdventure, seats, options, sheet: chronicle.blank, seed });
  const chance = thinkingChance(`habit ${seed}`);
  for (let asked = match.firstAsked; asked !== null; asked = match.firstAsked) {
    if (match.answered > mostAnswers) throw new Error(`the game of seed ${seed} does not end`);
    const taken = match.state.heroes.length;
    const picked =
      asked.name === 'character' ? characters.slice(taken, taken + 1) : answer(match, asked, chance);
    const refusal = match.play(asked.seat, picked);
    if (refusal !== null) throw new Error(`${asked.name} refused: ${refusal.refused}`);
  }
  return match;
}
