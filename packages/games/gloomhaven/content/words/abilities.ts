import type {
  Ability,
  Afflict,
  Attack,
  Control,
  Damage,
  Defend,
  Grant,
  Heal,
  Kill,
  Loot,
  Move,
  Recover,
  Refresh,
  Shove,
  Special,
} from '../../vocabulary/abilities.ts';
import type { Amount, Measure, Measured, Relative } from '../../vocabulary/amounts.ts';
import type { SummonId } from '../../vocabulary/ids.ts';
import type { Targets } from '../../vocabulary/targets.ts';
import type { Condition, PrintedElement } from '../../vocabulary/terms.ts';
import { self } from './targets.ts';

/** The abilities, as cards say them: what is usual goes without saying. */

type Words<Of extends Ability, Said extends keyof Of> = Omit<Of, 'do' | Said>;

/** So much more or less than the performer's own base value. */
export const relative = (by: number): Relative => ({ relative: by });
/** A number found on the table: `counted('target-max-hp', { over: 2, round: 'down' })`. */
export const counted = (of: Measure, words: Omit<Measured, 'of'> = {}): Measured => ({ of, ...words });

export const attack = (value: Amount, words: Words<Attack, 'value'> = {}): Attack => ({
  ...{ do: 'attack', value },
  ...words,
});
export const move = (value: Amount, words: Words<Move, 'value'> = {}): Move => ({
  ...{ do: 'move', value },
  ...words,
});
export const heal = (value: Amount, words: Words<Heal, 'value'> = {}): Heal => ({
  ...{ do: 'heal', value },
  ...words,
});
export const damage = (
  value: Amount,
  targets: Targets,
  words: Words<Damage, 'value' | 'targets'> = {},
): Damage => ({ do: 'damage', value, targets, ...words });

export const afflict = (
  conditions: readonly Condition[],
  targets: Targets,
  words: Words<Afflict, 'conditions' | 'targets'> = {},
): Afflict => ({ do: 'condition', conditions, targets, ...words });
/** A condition gained by whoever performs. */
export const become = (...conditions: readonly Condition[]): Afflict => afflict(conditions, self);

type Shoving = Words<Shove, 'value' | 'targets'>;
export const push = (value: number, targets: Targets, words: Shoving = {}): Shove => ({
  ...{ do: 'push', value, targets },
  ...words,
});
export const pull = (value: number, targets: Targets, words: Shoving = {}): Shove => ({
  ...{ do: 'pull', value, targets },
  ...words,
});

type Defending = Partial<Words<Defend, 'value'>>;
export const shield = (value: Amount, words: Defending = {}): Defend => ({
  ...{ do: 'shield', value, targets: self },
  ...words,
});
export const retaliate = (value: Amount, words: Defending = {}): Defend => ({
  ...{ do: 'retaliate', value, targets: self },
  ...words,
});

export const loot = (range: number, words: Words<Loot, 'range'> = {}): Loot => ({
  ...{ do: 'loot', range },
  ...words,
});
export const summon = (id: string, words: { readonly count?: number } = {}): Ability => ({
  ...{ do: 'summon', summon: id as SummonId },
  ...words,
});
export const kill = (targets: Targets, words: Words<Kill, 'targets'> = {}): Kill => ({
  ...{ do: 'kill', targets },
  ...words,
});
export const recover = (words: Words<Recover, never>): Recover => ({ do: 'recover', ...words });
export const refresh = (words: Words<Refresh, never>): Refresh => ({ do: 'refresh', ...words });
export const grant = (words: Words<Grant, never>): Grant => ({ do: 'grant', ...words });
export const control = (words: Words<Control, never>): Control => ({ do: 'control', ...words });
export const infuse = (...elements: readonly PrintedElement[]): Ability => ({ do: 'infuse', elements });
export const special = (name: Special['name'], value?: Special['value']): Special =>
  value === undefined ? { do: 'special', name } : { do: 'special', name, value };
