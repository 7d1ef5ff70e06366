import type { Options, State } from '../../state.ts';
import type { Content } from '../../vocabulary/content.ts';
import type { MonsterId } from '../../vocabulary/ids.ts';

export const highestLevel = 7;

const changes = { easy: -1, normal: 0, hard: 1, 'very-hard': 2 } as const;

/** One player who leads all characters knows everything: that is open information. [gh/variants.1] */
export const asPlayed = ({ options, seats }: Pick<State, 'options' | 'seats'>): Options =>
  seats.length === 1 ? { ...options, openInformation: true } : options;

/** Half of the average level of the characters, rounded up, changed by the difficulty. [gh/level.4, gh/level.5] */
export function scenarioLevel(
  { level, difficulty, openInformation }: Options,
  levels: readonly number[],
): number {
  const most = openInformation ? highestLevel - 1 : highestLevel; // [gh/variants.2]
  const average = levels.reduce((sum, it) => sum + it, 0) / Math.max(1, levels.length);
  const wanted = level ?? Math.ceil(average / 2) + changes[difficulty];
  return Math.min(most, Math.max(0, wanted));
}

/** Monsters and traps are one step higher with open information. [gh/level.1, gh/variants.1] */
export const monsterLevel = (level: number, { openInformation }: Options): number =>
  asLevel(level + (openInformation ? 1 : 0));

const asLevel = (level: number): number => Math.min(highestLevel, Math.max(0, level));

type Levels = {
  readonly content: Pick<Content, 'scenarios'>;
  readonly state: { readonly options: Pick<Options, 'scenario'>; readonly monsterLevel: number };
};

/** The level of one type of monsters, which a scenario may set apart. [gh/level.1c] */
export function levelOfType({ content, state }: Levels, type: string): number {
  const { levelOffsets = [] } = content.scenarios.get(state.options.scenario) ?? {};
  const { by = 0 } = levelOffsets.find(({ monster }) => monster === (type as MonsterId)) ?? {}; // of monsters it is one
  return asLevel(state.monsterLevel + by);
}

export const trapDamage = (level: number, { openInformation }: Options): number =>
  2 + level + (openInformation ? 1 : 0);

/** The gold that a coin is worth at each level. [gh/level.1] */
const golds = [2, 2, 3, 3, 4, 4, 5, 6] as const;

export const goldPerCoin = ({ level }: Pick<State, 'level'>): number => golds[level] ?? 2;

/** [gh/level.2] */
export const bonusXp = ({ level }: Pick<State, 'level'>): number => 4 + 2 * level;
