/** Short ways to write down what is printed. */
import type { Ability } from '../vocabulary/abilities.ts';
import type { ChallengeCard, Foe, Item } from '../vocabulary/challenge-cards.ts';
import type { Condition } from '../vocabulary/conditions.ts';
import type { Effect, Who } from '../vocabulary/effects.ts';
import type { AbilityId, CardId, CharacterId, TrophyId } from '../vocabulary/ids.ts';
import type { Power } from '../vocabulary/powers.ts';
import type { Attack, Face, ItemIcon, Level, Potion, Stat, Trait } from '../vocabulary/terms.ts';

export const melee = (value: number): Attack => ({ type: 'melee', value });
export const ranged = (value: number): Attack => ({ type: 'ranged', value });

export const bonus = (stat: Stat, n: number, who: Who = 'self'): Effect => ({ is: 'bonus', stat, n, who });
export const damage = (n: number, who: Who = 'opponent'): Effect => ({ is: 'damage', n, who });
export const heal = (n: number | 'all'): Effect => ({ is: 'heal', n, who: 'self' });
export const draw = (n: number, who: Who = 'self'): Effect => ({ is: 'draw', n, who });
export const discard = (n: number, who: Who, how: 'choice' | 'random'): Effect => ({
  is: 'discard',
  n,
  who,
  how,
});
export const trophy = (id: string): Effect => ({ is: 'gain-trophy', trophy: id as TrophyId }); // content gives ids their kind

/** A power that is always on. */
export const always = (...effects: readonly Effect[]): Power => ({ at: 'always', do: effects });
/** A power that the own die sets off. */
export const onDie = (faces: readonly Face[], ...effects: readonly Effect[]): Power => ({
  at: 'die',
  die: 'own',
  faces,
  do: effects,
});
/** A power that the opponent's die sets off. */
export const onTheirDie = (faces: readonly Face[], ...effects: readonly Effect[]): Power => ({
  at: 'die',
  die: 'opponent',
  faces,
  do: effects,
});
/** A power that a hit of the own attack sets off. */
export const onHit = (...effects: readonly Effect[]): Power => ({ at: 'hit', do: effects });

/** The same power, if something is so. */
export const given = (power: Power, ...conditions: readonly Condition[]): Power => ({
  ...power,
  if: conditions,
});

export const against = (...any: readonly Trait[]): Condition => ({ is: 'opponent-trait', any });
export const againstHeroes: Condition = { is: 'opponent-is', kind: 'hero' };
export const againstEncounters: Condition = { is: 'opponent-is', kind: 'encounter' };
export const theirAttackIs = (type: Attack['type']): Condition => ({
  is: 'attack-type',
  of: 'opponent',
  type,
});
export const attackIs = (type: Attack['type']): Condition => ({ is: 'attack-type', of: 'own', type });

type PrintedFoe = {
  readonly traits: readonly Trait[];
  readonly attack: Attack;
  readonly defense: number;
  readonly damage: number;
  readonly powers?: readonly Power[];
};

export const foe = (id: string, { powers = [], ...printed }: PrintedFoe): Foe => ({ id, powers, ...printed });

/** An encounter of a level, and the item on its back. */
export const encounter = (
  level: Level,
  id: string,
  { item, ...printed }: PrintedFoe & { readonly item: Item },
): ChallengeCard => ({ id: id as CardId, level, foe: foe(id, printed), item, event: null }); // content gives ids their kind

type PrintedItem = {
  readonly icons?: readonly ItemIcon[];
  readonly powers?: readonly Power[];
  readonly potions: readonly Potion[];
};

export const weapon = (
  id: string,
  { icons = [], powers = [], attack, potions }: PrintedItem & { readonly attack: Attack },
): Item => ({ id, slot: 'weapon', icons, attack, defense: null, powers, potions });

export const armor = (
  id: string,
  { icons = [], powers = [], defense, potions }: PrintedItem & { readonly defense: number },
): Item => ({ id, slot: 'armor', icons, attack: null, defense, powers, potions });

export const pouch = (id: string, { powers = [], potions }: PrintedItem): Item => ({
  id,
  slot: 'backpack',
  icons: [],
  attack: null,
  defense: null,
  powers,
  potions,
});

type PrintedAbility = Pick<Ability, 'copies' | 'cost' | 'timing' | 'windows'> &
  Partial<Omit<Ability, 'id' | 'of'>>;

/** A title of a character's ability deck. */
export const abilityOf =
  (character: string) =>
  (id: string, printed: PrintedAbility): Ability => ({
    if: [],
    alsoCosts: [],
    replacement: null,
    do: [],
    powers: [],
    attach: null,
    aim: null,
    counters: 0,
    group: null,
    attached: [],
    improved: {},
    insteadOfWalking: false,
    ...printed,
    id: id as AbilityId, // content gives ids their kind
    of: character as CharacterId, // the same
  });
