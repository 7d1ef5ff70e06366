import { type Bot, type BotName, makeBot, randomAnswer, sightOf } from '@tavolo/bots';
import {
  begin,
  type Chance,
  isRefusal,
  type Kinds,
  type Match,
  type Question,
  thinkingChance,
} from '@tavolo/kernel';
import type { Entry } from '../entry.ts';
import type { SimulatedBeginning } from '../shelf.ts';
import type { Simulated } from './tally.ts';

/** Plays a match of bots to its end, and counts what is worth counting. It depends on what is given and nothing else. */
export function simulateMatch<K extends Kinds>(entry: Entry<K>, given: SimulatedBeginning): Simulated {
  const { seed, options } = given;
  const match = begin(entry.game, { seats: given.seats.map(({ name }) => name), options, seed });
  if (isRefusal(match)) throw new Error(`no match can begin: ${match.refused} ${match.detail ?? ''}`);
  const chance = thinkingChance(`bots ${seed}`);
  const bots = new Map(given.seats.map(({ name, bot }) => [name, playerOf(bot, given.iterations)]));
  for (let asked = match.firstAsked; asked !== null; asked = match.firstAsked) {
    const refused = match.play(asked.seat, pick(match, asked, bots.get(asked.seat) ?? null, chance));
    if (refused !== null) throw new Error(`a bot was refused: ${refused.refused} at ${asked.name}`);
  }
  const { winners, scores } = match.result;
  const parts = entry.winsTogether ? 1 : winners.length;
  return { winners, parts, scores, answers: match.answered, ...entry.count(match) };
}

/** `null` stands for the random bot: it needs no sight of the match, and is quicker without. */
const playerOf = (bot: BotName, iterations: number): Bot | null => {
  if (bot === 'random') return null;
  return bot === 'search' ? makeBot('search', { iterations }) : makeBot(bot);
};

function pick<K extends Kinds>(
  match: Match<K>,
  asked: Question,
  bot: Bot | null,
  chance: Chance,
): readonly string[] {
  if (bot === null) return randomAnswer(asked, asked.from(), chance);
  const sight = sightOf(match, asked.seat);
  if (sight === null) throw new Error(`${asked.seat} is not asked`);
  return bot(sight, chance);
}
