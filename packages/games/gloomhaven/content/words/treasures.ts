import type { ItemId } from '../../vocabulary/ids.ts';
import type { TreasureReward } from '../../vocabulary/scenarios.ts';
import type { Slot, Token } from '../../vocabulary/terms.ts';

/** What a chest holds. */

export const gold = (value: number): TreasureReward => ({ is: 'gold', value });
export const xp = (value: number): TreasureReward => ({ is: 'xp', value });
export const damage = (value: number): TreasureReward => ({ is: 'damage', value });
export const condition = (gained: Token): TreasureReward => ({ is: 'condition', condition: gained });
export const item = (id: string): TreasureReward => ({ is: 'item', item: id as ItemId });
export const design = (id: string): TreasureReward => ({ is: 'item-design', item: id as ItemId });
export const randomDesign: TreasureReward = { is: 'random-item-design' };
export const randomScenario: TreasureReward = { is: 'random-scenario' };
export const heal = (value: number): TreasureReward => ({ is: 'heal', value });
export const cure: TreasureReward = { is: 'cure' };
export const recoverLost: TreasureReward = { is: 'recover-lost', count: 1 };
export const refreshItems = (count: number, slot: Slot): TreasureReward => ({
  is: 'refresh-items',
  count,
  slot,
});
export const enemiesSuffer = (value: number): TreasureReward => ({ is: 'enemies-suffer', value });
export const enemiesGain = (gained: Token): TreasureReward => ({ is: 'enemies-gain', condition: gained });
