import type { ItemId } from '../../vocabulary/ids.ts';
import type { Reward } from '../../vocabulary/scenarios.ts';

/** What a scenario gives when it is won. Achievements are named as the campaign names them. */

export const goldEach = (value: number): Reward => ({ is: 'gold-each', value });
export const xpEach = (value: number): Reward => ({ is: 'xp-each', value });
export const reputation = (value: number): Reward => ({ is: 'reputation', value });
export const prosperity = (value: number): Reward => ({ is: 'prosperity', value });
export const itemDesign = (id: string): Reward => ({ is: 'item-design', item: id as ItemId });
export const partyAchievement = (name: string): Reward => ({ is: 'party-achievement', name });
export const globalAchievement = (name: string): Reward => ({ is: 'global-achievement', name });
export const unlocks = (...scenarios: readonly number[]): Reward => ({ is: 'unlocks', scenarios });
export const unlocksOneOf = (...scenarios: readonly number[]): Reward => ({
  is: 'unlocks-one-of',
  scenarios,
});
