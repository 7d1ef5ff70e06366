import type { Content } from '../vocabulary/content.ts';
import { type Asked, worthsOf } from './opinions.ts';

/** So much less than the best, in valor, is not worth a thought. */
const margin = 0.25;
/** So many are enough to think about. */
const most = 4;

/**
 * A bot thinks about the few options that look best to the habit; so it does not put items on and off for ever. It
 * answers for its hand alone whether it wants to be asked again.
 */
export const thinkableWith =
  (content: Content) =>
  (asked: Asked): readonly string[] => {
    const options: readonly string[] = asked.options;
    if (asked.name === 'reaction') return options.filter((option) => option !== 'pass-turn');
    if (options.length < 2 || asked.name === 'character') return options;
    const worths = worthsOf(content, asked);
    const ranked = options
      .map((option, place) => ({ option, worth: worths[place] ?? 0 }))
      .toSorted((one, other) => other.worth - one.worth);
    const least = (ranked[0]?.worth ?? 0) - margin;
    const isOne = asked.max === 1;
    const kept = ranked.filter(({ worth }, place) =>
      isOne ? place < most && worth >= least : place < Math.max(asked.min, asked.max) + 1,
    );
    return kept.map(({ option }) => option);
  };
