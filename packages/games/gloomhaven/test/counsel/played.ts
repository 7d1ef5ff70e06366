import { habitQuestion, Match, type Question, seat, thinkingChance } from '@tavolo/kernel';
import { gloomhaven } from '../../index.ts';
import type { GloomKinds } from '../../kinds.ts';
import type { Options } from '../../state.ts';

/** How the habit would answer, whoever is asked. */
export function habitual(
  { state }: Pick<Match<GloomKinds>, 'state'>,
  question: Question,
  seed: string,
): readonly string[] {
  const habit = gloomhaven.counsel?.habit;
  if (habit == null) throw new Error('Gloomhaven has no habit');
  return habit(habitQuestion<GloomKinds>(state, question, question.from()), thinkingChance(seed));
}

export type Visit = (match: Match<GloomKinds>, question: Question) => readonly string[];

/** Plays a scenario of two seats; each answer is given by the visitor. */
export function played(seed: string, agreed: Partial<Options>, visit: Visit): Match<GloomKinds> {
  const options = { ...gloomhaven.defaults, ...agreed };
  const seats = ['ana', 'bo'].map(seat);
  const sheet = gloomhaven.chronicle.blank;
  const match = Match.start({ game: gloomhaven, seats, options, sheet, seed });
  for (let asked = match.firstAsked; asked !== null; asked = match.firstAsked) {
    const refusal = match.play(asked.seat, visit(match, asked));
    if (refusal !== null) throw new Error(`${asked.name} refused: ${refusal.refused}`);
  }
  return match;
}
