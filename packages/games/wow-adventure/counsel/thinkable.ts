import type { HabitQuestion } from '@tavolo/kernel';
import type { WowKinds } from '../kinds.ts';
import { readOption } from '../options.ts';
import { heroOf } from '../rules/table.ts';
import type { Content } from '../vocabulary/content.ts';
import type { CardId } from '../vocabulary/ids.ts';
import { isBetter } from './turns.ts';

/** A bot does not put items on and off for ever, and answers for its hand alone whether it wants to be asked again. */
export const thinkableWith =
  (content: Content) =>
  (asked: HabitQuestion<WowKinds>): readonly string[] => {
    if (asked.name === 'reaction') return asked.options.filter((option) => option !== 'pass-turn');
    if (asked.name !== 'upkeep') return asked.options;
    const hero = heroOf(asked.state, asked.seat);
    return asked.options.filter((option) => {
      const { is, of } = readOption(option);
      return is !== 'unequip' && (is !== 'equip' || isBetter(content, hero, of as CardId)); // made from a card
    });
  };
