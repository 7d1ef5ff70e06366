/** How a sensible explorer answers without thinking long: what is worth most, and among equals at random. */
import type { Chance, Habit } from '@tavolo/kernel';
import type { MachinaKinds } from '../kinds.ts';
import type { Content } from '../vocabulary/content.ts';
import { type Asked, worthsOf } from './opinions.ts';

export const habitWith =
  (content: Content): Habit<MachinaKinds> =>
  (asked, chance) => {
    const { options, min, max } = asked;
    if (min === 1 && max === 1) return [best(options, worthsOf(content, asked), chance)];
    return selection(asked, worthsOf(content, asked));
  };

function best(options: readonly string[], worths: readonly number[], chance: Chance): string {
  const most = Math.max(...worths);
  const equals = options.filter((_, place) => worths[place] === most);
  const [only] = equals;
  return equals.length === 1 && only !== undefined ? only : chance.pick(equals);
}

/** As many as are asked for, and more only of what is worth something. */
function selection({ options, min, max }: Asked, worths: readonly number[]): readonly string[] {
  const all: readonly string[] = options;
  const ranked = all
    .map((option, place) => ({ option, worth: worths[place] ?? 0 }))
    .toSorted((one, other) => other.worth - one.worth);
  return ranked
    .filter(({ worth }, place) => place < min || (place < max && worth > 0))
    .map(({ option }) => option);
}
