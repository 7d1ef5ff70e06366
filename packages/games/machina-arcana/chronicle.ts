import type { Chronicle } from '@tavolo/kernel';
import type { MachinaKinds } from './kinds.ts';
import { afterScenario } from './rules/story/campaign.ts';
import { sheet } from './sheet.ts';
import type { Content } from './vocabulary/content.ts';

/**
 * A scenario that is played singly hands on nothing. In a campaign a won one leads to the next, a lost one begins again as
 * it began; a campaign that is won, or lost with all explorers, is followed by a new one. [ma/ending.10]
 */
export const chronicleWith = (content: Content): Chronicle<MachinaKinds> => ({
  sheet,
  blank: null,
  next: ({ options, sheet: before, result: { outcome } }) => {
    if (outcome === null) return { options, sheet: null };
    const { how, scenario } = afterScenario(content, outcome);
    const { survivors, fallen, removed } = outcome;
    const handedOn = { 'goes-on': { survivors, fallen, removed }, again: before, won: null, lost: null }[how];
    return { options: { ...options, scenario }, sheet: handedOn };
  },
});
