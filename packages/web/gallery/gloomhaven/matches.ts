import { makeBot, sightOf } from '@tavolo/bots';
import { type GloomKinds, gloomhaven } from '@tavolo/gloomhaven';
import { begin, isRefusal, type Match, seat, thinkingChance } from '@tavolo/kernel';
import { ana } from './samples.ts';

export type GloomMatch = Match<GloomKinds>;

/** What is looked for: a question that Ana is asked, the how manieth time, or the end. */
export type Wanted = {
  readonly question: string;
  readonly nth: number;
  readonly seed: number;
  readonly level: number;
  readonly scenario: string;
};

/** Plays matches at random, one seed after the other, until the question is asked. */
export function matchAt(wanted: Wanted): GloomMatch {
  for (let seed = wanted.seed; seed < wanted.seed + 40; seed += 1) {
    const options = { characters: 3, characterLevel: wanted.level, scenario: wanted.scenario };
    const match = begin(gloomhaven, { seats: [ana, seat('Bruno')], options, seed: `gallery-${seed}` });
    if (isRefusal(match)) throw new Error(match.refused);
    if (playTo(match, wanted)) return match;
  }
  throw new Error(`nobody asks ${wanted.question} in 40 matches`);
}

function playTo(match: GloomMatch, { question, nth }: Wanted): boolean {
  const bot = makeBot('random');
  const chance = thinkingChance(match.beginning.seed);
  let left = nth;
  while (!match.isOver) {
    if (match.openTo(ana)?.name === question && --left <= 0) return true;
    const asked = match.firstAsked;
    const sight = asked === null ? null : sightOf(match, asked.seat);
    if (sight === null) return false;
    match.play(sight.seat, bot(sight, chance));
  }
  return question === 'end';
}
