import type { OpenQuestion } from '@tavolo/kernel';
import type { Picked } from '../table-state.ts';

/** What is picked after one more or one less; where only one can be picked, another one instead. What is too many stays out. */
export function pickedWith(
  picks: readonly string[],
  option: string,
  { decision, max }: Pick<OpenQuestion, 'decision' | 'max'>,
): Picked {
  const isTooMany = !picks.includes(option) && max > 1 && picks.length >= max;
  return { decision, options: isTooMany ? picks : toggled(picks, option, max), isTooMany };
}

function toggled(picks: readonly string[], option: string, max: number): readonly string[] {
  if (picks.includes(option)) return picks.filter((one) => one !== option);
  return max === 1 ? [option] : [...picks, option];
}
