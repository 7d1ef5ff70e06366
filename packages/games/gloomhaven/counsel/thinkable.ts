import type { HabitQuestion } from '@tavolo/kernel';
import type { GloomKinds } from '../kinds.ts';
import { endBonusIn } from '../options.ts';

/**
 * A bot never proposes to give up, and never holds back who wants to: both are for people to decide. When it chooses
 * its cards it thinks of nothing else. [gh/ending.17]
 */
export function thinkable({ name, options, about }: HabitQuestion<GloomKinds>): readonly string[] {
  if (name === 'leading-card') return options.filter((it) => it !== 'give-up' && endBonusIn(it) === null);
  if (name === 'give-up' && about().how !== 'propose') return ['yes'];
  return options;
}
