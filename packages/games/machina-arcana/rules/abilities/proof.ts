/** What effects can do to whom: units that are proof against some are no targets for them. */
import type { Table } from '../../machina.ts';
import type { Effect } from '../../vocabulary/effects.ts';
import type { UnitId } from '../../vocabulary/ids.ts';
import type { Who } from '../../vocabulary/who.ts';
import { has } from '../values/values.ts';

/** Whether a target is proof against what an ability would do to it in any case. [ma/destroying.9, ma/swapping.1] */
export const isProof = (g: Table, by: UnitId, target: UnitId, effects: readonly Effect[]): boolean =>
  effects.some((effect) => {
    switch (effect.is) {
      case 'banish':
      case 'destroy-unit':
      case 'control':
        return effect.who === 'target' && has(g, target, 'boss');
      case 'swap':
        return !canSwap(g, by, target);
      case 'teleport':
        return effect.who === 'target' && has(g, target, 'immobile');
      default:
        return false;
    }
  });

/** Bosses, rooted units and those that are held fast by a card are not swapped by others. [ma/pushing.4, ma/pushing.10] */
export const canSwap = (g: Table, by: UnitId | null, unit: UnitId): boolean =>
  !has(g, unit, 'boss') && !has(g, unit, 'immobile') && (by === unit || !has(g, unit, 'immovable'));

/** Whether it moves against its will at all. */
export const canBeMoved = (g: Table, by: UnitId | null, unit: UnitId): boolean =>
  !has(g, unit, 'immobile') && (by === unit || !has(g, unit, 'immovable'));

/** Whether an ability attacks what it is aimed at. */
export const attacksTarget = (effects: readonly Effect[]): boolean =>
  effects.some((effect) => {
    if (effect.is === 'repeat') return attacksTarget(effect.do);
    return effect.is === 'attack' && isAtTarget(effect.who ?? 'target');
  });

const isAtTarget = (who: Who): boolean =>
  who === 'target' || (typeof who === 'object' && 'unitsAround' in who && who.unitsAround === 'target');

/** Whether an ability does anything besides attacking. */
export const doesMoreThanAttack = (effects: readonly Effect[]): boolean =>
  effects.some((effect) => {
    if (effect.is === 'repeat') return doesMoreThanAttack(effect.do);
    if (effect.is === 'if') return doesMoreThanAttack([...effect.do, ...(effect.else ?? [])]);
    return effect.is !== 'attack';
  });
