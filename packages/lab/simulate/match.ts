import { type Bot, type BotName, makeBot, randomAnswer, sightOf } from '@tavolo/bots';
import {
  begin,
  type Chance,
  isRefusal,
  type Match,
  type Question,
  type Seat,
  thinkingChance,
} from '@tavolo/kernel';
import type { SimulatedGame } from './game.ts';
import type { Simulated } from './tally.ts';

type SimulatedBeginning = {
  readonly seats: readonly { readonly name: Seat; readonly bot: BotName }[];
  readonly options: object;
  readonly seed: string;
  /** How long a search bot thinks. */
  readonly iterations: number;
};

/** Plays a match of bots to its end, and counts what is worth counting. It depends on what is given and nothing else. */
export function simulateMatch({ box, tally }: SimulatedGame, given: SimulatedBeginning): Simulated {
  const { seed, options } = given;
  const match = begin(box.game, { seats: given.seats.map(({ name }) => name), options, seed });
  if (isRefusal(match)) throw new Error(`no match can begin: ${match.refused} ${match.detail ?? ''}`);
  const chance = thinkingChance(`bots ${seed}`);
  const bots = new Map(given.seats.map(({ name, bot }) => [name, playerOf(bot, given.iterations)]));
  for (let asked = match.firstAsked; asked !== null; asked = match.firstAsked) {
    const refused = match.play(asked.seat, pick(match, asked, bots.get(asked.seat) ?? null, chance));
    if (refused !== null) throw new Error(`a bot was refused: ${refused.refused} at ${asked.name}`);
  }
  const { winners, scores } = match.result;
  const parts = box.blurb.winsTogether ? 1 : winners.length;
  return { winners, parts, scores, answers: match.answered, ...tally.count(match) };
}

/** `null` stands for the random bot: it needs no sight of the match, and is quicker without. */
const playerOf = (bot: BotName, iterations: number): Bot | null => {
  if (bot === 'random') return null;
  return bot === 'search' ? makeBot('search', { iterations }) : makeBot(bot);
};

function pick(match: Match, asked: Question, bot: Bot | null, chance: Chance): readonly string[] {
  if (bot === null) return randomAnswer(asked, asked.from(), chance);
  const sight = sightOf(match, asked.seat);
  if (sight === null) throw new Error(`${asked.seat} is not asked`);
  return bot(sight, chance);
}
