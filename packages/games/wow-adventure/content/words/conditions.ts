/** Short ways to write down what must be so. */
import type { Condition } from '../../vocabulary/conditions.ts';
import type { AttackType, Level, Trait } from '../../vocabulary/terms.ts';

export const against = (...any: readonly Trait[]): Condition => ({ is: 'opponent-trait', any });
export const againstHeroes: Condition = { is: 'opponent-is', kind: 'hero' };
export const againstEncounters: Condition = { is: 'opponent-is', kind: 'encounter' };

export const attackIs = (type: AttackType): Condition => ({ is: 'attack-type', of: 'own', type });
export const theirAttackIs = (type: AttackType): Condition => ({ is: 'attack-type', of: 'opponent', type });

/** A weapon replacement card was played in this combat. */
export const replacedWeapon: Condition = { is: 'replaced-weapon', by: 'own' };
export const theyReplacedWeapon: Condition = { is: 'replaced-weapon', by: 'opponent' };
/** The opponent has just played a combat card. */
export const theyPlayedCombatCard: Condition = { is: 'played-by', whom: 'opponent', timing: 'combat' };
export const rivalPlayedCard: Condition = { is: 'played-by', whom: 'rival' };

export const unbeatenHere = (atMost: Level): Condition => ({ is: 'unbeaten-here', atMost });
export const trackHas = (trait: Trait): Condition => ({ is: 'track-has', trait });
export const inCity: Condition = { is: 'in-city' };
export const inCombat: Condition = { is: 'in-combat' };
export const not = (that: Condition): Condition => ({ is: 'not', that });
