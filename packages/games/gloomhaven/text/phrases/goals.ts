import type { Equation } from '../../vocabulary/amounts.ts';
import type { Penalty } from '../../vocabulary/dungeon.ts';
import type { GoalTest, Tally } from '../../vocabulary/goals.ts';
import type {
  Objective,
  Occasion,
  Reward,
  ScenarioEffect,
  ScenarioGoal,
  ScenarioLoss,
  TreasureReward,
} from '../../vocabulary/scenarios.ts';
import type { Name, Names } from './names.ts';
import type { ForEach } from './saying.ts';

/** A count as battle goals ask for it. `value` says how many, `number` is what a noun agrees with. */
export type TallyWords = {
  readonly none: string;
  least(value: string, number: number): string;
  most(value: string, number: number): string;
  /** What is counted, where several counts are summed up. */
  readonly noun: string;
};

/** How an allied figure goes its own way. */
export type Way = NonNullable<Objective['moves']>;

/** How goals, scenarios and treasures are told. */
export type GoalWords = {
  readonly tallies: { readonly [T in Tally]: TallyWords };
  plusLevel(value: number): string;
  sum(nouns: readonly string[], at: 'least' | 'most', value: string): string;
  readonly tests: ForEach<Exclude<GoalTest, { readonly is: 'tally' }>>;
  /** Ends a battle goal: the checks it gives. */
  checks(count: number): string;
  readonly scenario: ForEach<
    ScenarioGoal,
    [names: Names, value: (equation: Equation) => string, several: boolean]
  >;
  readonly losses: ForEach<ScenarioLoss, [names: Names]>;
  readonly occasions: ForEach<Occasion>;
  readonly once: string;
  readonly effects: ForEach<
    Exclude<ScenarioEffect, { readonly is: 'story' }>,
    [names: Names, value: (equation: Equation) => string]
  >;
  objective(objective: Objective, names: Names, value: (equation: Equation) => string): string;
  /** The places of a boss, in its order; the monster that comes from each, if any. */
  bossPlaces(places: readonly { readonly at: string; readonly demon: Name | null }[]): string;
  allied(monsters: readonly Name[]): string;
  lockedDoors(ids: readonly string[]): string;
  levelOffset(monster: Name, by: number): string;
  readonly lootByAbilityOnly: string;
  readonly rewards: ForEach<Reward, [names: Names]>;
  readonly treasures: ForEach<TreasureReward, [names: Names]>;
  readonly penalties: ForEach<Penalty>;
  trap(does: readonly string[]): string;
  readonly trapDamage: string;
};
