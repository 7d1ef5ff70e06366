import { type Kinds, type Match, type Seat, thinkingChance } from '@tavolo/kernel';
import { type BotName, makeBot } from './bot.ts';
import type { Considered } from './considered.ts';
import { usualAnswer } from './play-on.ts';
import { searchFor } from './search.ts';
import { type BotSight, ownQuestion, sightOf } from './sight.ts';
import type { Budget } from './thinker.ts';

/** What a bot picks for a seat that is asked. The same match gives the same picks, if the clock does not cut it short. */
export function picksOf<K extends Kinds>(
  match: Match<K>,
  seat: Seat,
  bot: BotName,
  budget: Budget,
): readonly string[] {
  const play = bot === 'search' ? makeBot('search', budget) : makeBot(bot);
  return play(sightAt(match, seat), chanceFor(match, seat, bot));
}

/** What comes to a seat's mind at once: the game's habit, or something at random where it has none. */
export function usualPicksOf<K extends Kinds>(match: Match<K>, seat: Seat): readonly string[] {
  const chance = chanceFor(match, seat, 'habit');
  const sight = sightAt(match, seat);
  const thought = sight.imagine(chance);
  const question = ownQuestion(sight, thought);
  return usualAnswer(thought, question, question.from(), chance);
}

/** What the search bot thinks of a seat's answers, the best first. */
export function consideredFor<K extends Kinds>(
  match: Match<K>,
  seat: Seat,
  budget: Budget,
): readonly Considered[] {
  const search = searchFor(sightAt(match, seat), chanceFor(match, seat, 'hint'));
  search.think(budget);
  return search.considered;
}

function sightAt<K extends Kinds>(match: Match<K>, seat: Seat): BotSight<K> {
  const sight = sightOf(match, seat);
  if (sight === null) throw new Error(`${seat} is not asked`);
  return sight;
}

/** A chance of its own for each thing thought about, so that thinking never changes the game. */
const chanceFor = <K extends Kinds>({ beginning, answered }: Match<K>, seat: Seat, purpose: string) =>
  thinkingChance(`${beginning.seed} ${purpose} ${seat} ${answered}`);
