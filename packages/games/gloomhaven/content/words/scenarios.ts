import type { Equation } from '../../vocabulary/amounts.ts';
import type { ModifierId, MonsterId, ObjectiveId, ScenarioId } from '../../vocabulary/ids.ts';
import type {
  Objective,
  Occasion,
  Scenario,
  ScenarioEffect,
  ScenarioGoal,
  ScenarioLoss,
  ScenarioRule,
} from '../../vocabulary/scenarios.ts';
import type { Token } from '../../vocabulary/terms.ts';
import { type Part, whole } from './maps.ts';
import { crowd } from './ranks.ts';

/** How a scenario is written: what is usual goes without saying. Ids are branded here, where they are made. */

type Words = Partial<Omit<Scenario, 'id' | 'number' | 'map' | 'goal'>> & {
  readonly map: readonly Part[];
  readonly goal: Scenario['goal'];
};

export const scenario = (id: string, number: number, { map, ...words }: Words): Scenario => ({
  ...{ id: id as ScenarioId, number, map: whole(map) },
  ...{ losses: [], rules: [], objectives: [], allied: [], rewards: [] },
  ...words,
});

export const killAll: ScenarioGoal = { is: 'kill-all' };
export const killRevealed: ScenarioGoal = { is: 'kill-revealed' };
export const kill = (monster: string): ScenarioGoal => ({ is: 'kill', monster: monster as MonsterId });
export const killCount = (count: Equation): ScenarioGoal => ({ is: 'kill-count', count });
export const reveal = (room: number): ScenarioGoal => ({ is: 'reveal', room });
export const lootGoals: ScenarioGoal = { is: 'loot-goals' };
export const arrive = (objective: string, beside: string): ScenarioGoal => ({
  ...{ is: 'arrive', objective: objective as ObjectiveId, beside },
});
export const objectiveKilled = (objective: string): ScenarioLoss => ({
  ...{ is: 'objective-killed', objective: objective as ObjectiveId },
});

export const objective = (id: string, words: Omit<Objective, 'id'>): Objective => ({
  ...{ id: id as ObjectiveId },
  ...words,
});
export const monsterIds = (ids: string): readonly MonsterId[] => ids.split(' ').map((id) => id as MonsterId);

type Effects = readonly ScenarioEffect[];
export const atSetup = (...effects: Effects): ScenarioRule => ({ on: { is: 'setup' }, do: effects });
export const whenOpened = (door: string, ...effects: Effects): ScenarioRule => ({
  ...{ on: { is: 'door-opened', door }, do: effects },
});

type Moment = Extract<Occasion, { readonly is: 'round-start' | 'round-end' }>;
export const everyRound = (
  is: Moment['is'],
  words: Omit<Moment, 'is'>,
  ...effects: Effects
): ScenarioRule => ({ on: { is, ...words }, do: effects });

/** Once, when all these plates are taken; which ones for 2, 3 and 4 characters. */
export const onPlates = (
  [two, three, four]: readonly [string, string, string],
  ...effects: Effects
): ScenarioRule => ({
  on: { is: 'plates', plates: [two.split(' '), three.split(' '), four.split(' ')] },
  do: effects,
  once: true,
});

export const story = (section: number): ScenarioEffect => ({ is: 'story', section });
export const open = (door: string): ScenarioEffect => ({ is: 'open', door });
export const startWith = (condition: Token): ScenarioEffect => ({ is: 'characters-gain', condition });
export const shuffleIn = (modifier: string, count: number): ScenarioEffect => ({
  ...{ is: 'shuffle-in', modifier: modifier as ModifierId, count },
});

/** Monsters that come at a marker, by their ranks for 2, 3 and 4 characters: `spawn('ooze', 'a', 'n', 'n', 'ne')`. */
export const spawn = (
  monster: string,
  at: string,
  ...[two, three, four]: readonly [string, string, string]
): ScenarioEffect => ({
  ...{ is: 'spawn', monster: monster as MonsterId, at },
  ranks: [crowd(two), crowd(three), crowd(four)],
});
