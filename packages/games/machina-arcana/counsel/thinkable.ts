import type { Content } from '../vocabulary/content.ts';
import { type Asked, worthsOf } from './opinions.ts';

/** So much less than the best is not worth a thought. */
const margin = 4;
/** So many are enough to think about. */
const most = 5;

/** A bot thinks about the few options that look best to the habit; it leaves it to the others to go first only by habit. */
export const thinkableWith =
  (content: Content) =>
  (asked: Asked): readonly string[] => {
    const options: readonly string[] = asked.options;
    if (options.length < 2 || asked.name === 'explorer') return options;
    const worths = worthsOf(content, asked);
    const ranked = options
      .map((option, place) => ({ option, worth: worths[place] ?? 0 }))
      .toSorted((one, other) => other.worth - one.worth);
    if (asked.max !== 1)
      return ranked.slice(0, Math.max(asked.min, asked.max) + 1).map(({ option }) => option);
    const least = (ranked[0]?.worth ?? 0) - margin;
    return ranked.filter(({ worth }, place) => place < most && worth >= least).map(({ option }) => option);
  };
