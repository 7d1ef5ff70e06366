/** What moving units would do. */
import type { Table } from '../../machina.ts';
import type { Effect } from '../../vocabulary/effects.ts';
import type { UnitId } from '../../vocabulary/ids.ts';
import { unitMeant, unitsMeant } from '../abilities/judging.ts';
import { terrainOf } from '../map/terrain.ts';
import { nearerStep } from '../monsters/approach.ts';
import { preferredLandings } from '../monsters/landings.ts';
import { isExplorerId, spaceOf } from '../units.ts';
import { has } from '../values/values.ts';
import { ifAny, type Look, type ProspectsFor, worths } from './prospect.ts';
import { wouldShove } from './shoves.ts';

type Word<Is extends Effect['is']> = Extract<Effect, { is: Is }>;

export const prospectsOfMovement: ProspectsFor<'move' | 'push' | 'pull' | 'teleport' | 'swap'> = {
  move: (effect, look) => {
    const units = () =>
      unitsMeant(look.g, look.deed, effect.who).filter((unit) => wouldMove(effect, look, unit));
    return ifAny(() => units().length > 0, {
      reaches: units,
      worth: () => Math.min(0, sideOf(look, units())) * worths.step * effect.n,
    });
  },
  push: shove,
  pull: shove,
  teleport: (effect, look) => {
    const units = () =>
      unitsMeant(look.g, look.deed, effect.who).filter((unit) => wouldTeleport(effect, look.g, unit));
    return ifAny(() => units().length > 0, {
      reaches: units,
      worth: () => Math.min(0, sideOf(look, units())) * worths.step * 3,
    });
  },
  swap: ({ one, other }, { g, deed }) => {
    const units = () => [unitMeant(g, deed, one), unitMeant(g, deed, other)].filter((unit) => unit !== null);
    const isAble = (): boolean => {
      const [first, second] = units();
      return (
        first !== undefined &&
        second !== undefined &&
        first !== second &&
        units().every((unit) => isLoose(g, unit))
      );
    };
    return ifAny(isAble, { reaches: units });
  },
};

/** Not rooted, and no boss. [ma/swapping] [ma/destroying.9] */
const isLoose = (g: Table, unit: UnitId): boolean =>
  !has(g, unit, 'immobile') && !has(g, unit, 'immovable') && !has(g, unit, 'boss');

const sideOf = ({ g }: Look, units: readonly UnitId[]): number =>
  units.reduce((sum, unit) => sum + (isExplorerId(g.content, unit) ? 1 : -1), 0);

/** A move must bring a monster closer. [ma/monsters.8] */
function wouldMove({ toward }: Word<'move'>, { g }: Look, unit: UnitId): boolean {
  if (has(g, unit, 'immobile')) return false;
  if (toward === 'nearest-explorer' && !isExplorerId(g.content, unit)) return nearerStep(g, unit) !== null;
  const terrain = terrainOf(g);
  const at = spaceOf(g.state, unit);
  return at !== null && terrain.around(terrain.cell(at)).some((cell) => terrain.isFree(cell));
}

function shove(effect: Word<'push' | 'pull'>, look: Look) {
  const { g, deed } = look;
  const units = () => {
    const from = sourceOf(effect, look);
    const meant = unitsMeant(g, deed, effect.who);
    return from === null ? meant : meant.filter((unit) => wouldShove(g, unit, from, effect.is));
  };
  return ifAny(() => units().length > 0, {
    reaches: units,
    worth: () => -sideOf(look, units()) * worths.step * effect.n,
  });
}

/** The unit that it goes away from or toward; `null`: a space, or nobody in particular. */
function sourceOf({ from = 'self' }: Word<'push' | 'pull'>, { g, deed }: Look): UnitId | null {
  return from === 'nearest-spawn' || from === 'nearest-other-explorer' ? null : unitMeant(g, deed, from);
}

/** Whether there is anywhere to teleport to. */
function wouldTeleport({ to, prefers }: Word<'teleport'>, g: Table, unit: UnitId): boolean {
  if (has(g, unit, 'immobile')) return false;
  if (prefers !== undefined && 'within' in to && !isExplorerId(g.content, unit))
    return preferredLandings(g, unit, to.within, prefers).length > 0;
  const terrain = terrainOf(g);
  const at = spaceOf(g.state, unit);
  if (at === null) return false;
  if (!('space' in to)) return true;
  return terrain.ofKind([to.space]).some((cell) => terrain.onSameTile(cell, terrain.cell(at)));
}
