import { type Kinds, type Match, type Seat, thinkingChance } from '@tavolo/kernel';
import { type Bot, type BotSight, sightOf } from '../../index.ts';

/** What a seat sees of a match that asks it. */
export function seen<K extends Kinds>(match: Match<K>, seat: Seat): BotSight<K> {
  const sight = sightOf(match, seat);
  if (sight === null) throw new Error(`${seat} is not asked`);
  return sight;
}

/** What a bot picks, given a seed for its thinking. */
export const picks = <K extends Kinds>(
  bot: Bot,
  match: Match<K>,
  seat: Seat,
  seed = 'a',
): readonly string[] => bot(seen(match, seat), thinkingChance(seed));
