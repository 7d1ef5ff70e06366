import type { GoalId } from './ids.ts';

/** What a character's battle goal counts, in the course of a scenario. [gh/setup.14] */
export type Tally =
  | 'xp'
  | 'kills'
  | 'elite-kills'
  | 'coins'
  | 'treasures'
  | 'item-uses'
  | 'doors'
  | 'traps'
  | 'first-kills'
  | 'overkills'
  | 'one-blow-kills'
  | 'short-rests'
  | 'long-rests'
  | 'below-half'
  | 'empty-rounds';

/** A comparison that must hold at the end. Sums of several counts are compared as one. */
export type GoalTest =
  | {
      readonly is: 'tally';
      readonly of: readonly Tally[];
      readonly at: 'least' | 'most';
      readonly value: number;
      readonly plusLevel?: true;
    }
  | { readonly is: 'cards-left'; readonly at: 'least' | 'most'; readonly value: number }
  | { readonly is: 'hp'; readonly at: 'most'; readonly value: number }
  | { readonly is: 'hp-full' }
  | { readonly is: 'no-ally-exhausted' };

/** A battle goal. `checks` are gained if every test holds and the scenario is won. [gh/ending.10] */
export type BattleGoal = { readonly id: GoalId; readonly checks: 1 | 2; readonly tests: readonly GoalTest[] };
