/** Short ways to write down quests. */
import type { QuestId, SpaceId } from '../../vocabulary/ids.ts';
import type { FoeFilter, ItemFilter, Marks, Objective, Place, Quest } from '../../vocabulary/quests.ts';
import type { Level } from '../../vocabulary/terms.ts';

type PrintedQuest = {
  readonly valor: number;
  readonly marks?: Marks;
  readonly objectives: readonly Objective[];
  readonly order?: Quest['order'];
};

const quest = (deck: Quest['deck'], id: string, printed: PrintedQuest): Quest => ({
  id: id as QuestId, // content gives ids their kind
  deck,
  valor: printed.valor,
  marks: printed.marks ?? null,
  objectives: printed.objectives,
  order: printed.order ?? 'any',
});

export const startingQuest = (id: string, printed: PrintedQuest): Quest => quest('starting', id, printed);
export const eliteQuest = (id: string, printed: PrintedQuest): Quest => quest('elite', id, printed);

export const travel = (to: string): Objective => ({ is: 'travel', to: to as Place }); // content gives ids their kind
export const collect = (from: string): Objective => ({ is: 'collect', from: from as SpaceId }); // the same
export const beatAt = (space: string): Objective => ({ is: 'beat-at', space: space as SpaceId }); // the same
export const payCards = (n: number, at: string): Objective => ({ is: 'pay-cards', n, at: at as Place }); // the same
export const beEquipped = (level: Level, at: string): Objective => ({
  is: 'be-equipped',
  level,
  at: at as Place, // the same
});
export const payItems = (n: number, at: string, which: Partial<ItemFilter>): Objective => ({
  is: 'pay-items',
  n,
  at: at as Place, // the same
  which: { traits: [], atLeast: 'grey', slot: 'any', ...which },
});
export const beatFoes = (n: number, which: Partial<FoeFilter> = {}): Objective => ({
  is: 'beat-foes',
  n,
  which: { traits: [], atLeast: 'grey', ...which },
});
