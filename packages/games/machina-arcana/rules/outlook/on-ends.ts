/** What ends of units, items and spaces would do. */
import type { Table } from '../../machina.ts';
import type { Effect } from '../../vocabulary/effects.ts';
import type { UnitId } from '../../vocabulary/ids.ts';
import { unitsMeant } from '../abilities/judging.ts';
import { terrainOf } from '../map/terrain.ts';
import { explorerWith, isExplorerId, wornItems } from '../units.ts';
import { has } from '../values/values.ts';
import { ifAny, type Look, type ProspectsFor, prospect, worths } from './prospect.ts';

type Word<Is extends Effect['is']> = Extract<Effect, { is: Is }>;

export const prospectsOfEnds: ProspectsFor<
  'destroy-unit' | 'banish' | 'destroy-this' | 'destroy-item' | 'destroy-rubble' | 'destroy-space'
> = {
  'destroy-unit': endOfUnit,
  banish: endOfUnit,
  'destroy-this': () => prospect({}),
  'destroy-item': ({ who, where }, { g, deed }) => {
    const units = () => unitsMeant(g, deed, who).filter((unit) => itemsOf(g, unit, where) > 0);
    return ifAny(() => units().length > 0, { reaches: units, worth: () => -worths.item * units().length });
  },
  'destroy-rubble': (_, { g, deed }) => ifAny(() => deed.target?.is === 'space' || hasSpace(g, 'rubble')),
  'destroy-space': (_, { g, deed }) =>
    ifAny(() => deed.target?.is === 'space' || hasUnexplored(g), { worth: () => -worths.item }),
};

/** No effect's word ends a boss. [ma/destroying.9] */
function endOfUnit({ who }: Word<'destroy-unit' | 'banish'>, { g, deed }: Look) {
  const units = () => unitsMeant(g, deed, who).filter((unit) => !has(g, unit, 'boss'));
  return ifAny(() => units().length > 0, {
    reaches: units,
    worth: () =>
      units().reduce(
        (sum, unit) => sum + (isExplorerId(g.content, unit) ? -10 : worths.monster + worths.health),
        0,
      ),
  });
}

function itemsOf({ state }: Table, unit: UnitId, where: 'equipped' | 'any'): number {
  const explorer = explorerWith(state, unit);
  if (explorer === null) return 0;
  return wornItems(explorer).length + (where === 'any' ? explorer.bag.length : 0);
}

function hasSpace(g: Table, kind: 'rubble'): boolean {
  return terrainOf(g).ofKind([kind]).length > 0;
}

/** An action space, apart from chapter spaces, that can still be activated. */
function hasUnexplored(g: Table): boolean {
  const terrain = terrainOf(g);
  return terrain
    .ofKind(['chest', 'workbench', 'event', 'recharge', 'lever'])
    .some((cell) => terrain.isUnexplored(cell));
}
