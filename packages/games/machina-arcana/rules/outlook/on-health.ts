/** What losses and what is restored would do. */
import type { Table } from '../../machina.ts';
import type { Effect } from '../../vocabulary/effects.ts';
import type { UnitId } from '../../vocabulary/ids.ts';
import type { Resource } from '../../vocabulary/terms.ts';
import { unitsMeant } from '../abilities/judging.ts';
import { explorerWith, isExplorerId, monsterWith } from '../units.ts';
import { figureOf, has } from '../values/values.ts';
import { lossOf } from './on-attacks.ts';
import { ifAny, type Look, type ProspectsFor, prospect, worths } from './prospect.ts';

type Word<Is extends Effect['is']> = Extract<Effect, { is: Is }>;

export const prospectsOfHealth: ProspectsFor<'lose' | 'restore' | 'prevent' | 'redirect' | 'set-health'> = {
  lose,
  restore,
  prevent: ({ n }) => prospect({ worth: () => worths.health * (n === 'all' ? 2 : n) }),
  redirect: ({ to }, { g, deed }) => ifAny(() => unitsMeant(g, deed, to).length > 0),
  'set-health': ({ n, who }, { g, deed }) =>
    prospect({
      changes: () => unitsMeant(g, deed, who).some((unit) => amountOf(g, unit, 'health') !== n),
      reaches: () => unitsMeant(g, deed, who),
    }),
};

/** How much of something a unit has. */
function amountOf({ state }: Table, unit: UnitId, what: Resource): number {
  const explorer = explorerWith(state, unit);
  if (explorer !== null) return explorer[what];
  return what === 'health' ? (monsterWith(state, unit)?.health ?? 0) : 0;
}

const mostOf = (g: Table, unit: UnitId, what: Resource): number => figureOf(g, unit, `${what}-max`);

function lose({ resource, n, who, ifAble }: Word<'lose'>, { g, deed }: Look) {
  const units = () => unitsMeant(g, deed, who);
  const canLose = (unit: UnitId): boolean =>
    amountOf(g, unit, resource) > 0 && !(resource === 'health' && has(g, unit, 'invulnerable'));
  return prospect({
    can: () =>
      ifAble === true || resource === 'health' || units().every((unit) => amountOf(g, unit, resource) >= n),
    changes: () => units().some(canLose),
    reaches: units,
    worth: () =>
      units()
        .filter(canLose)
        .reduce(
          (sum, unit) => sum + worthOfLoss(g, unit, resource, Math.min(n, amountOf(g, unit, resource))),
          0,
        ),
  });
}

const worthOfLoss = (g: Table, unit: UnitId, what: Resource, n: number): number =>
  what === 'health' ? n * lossOf(g, unit) : isExplorerId(g.content, unit) ? -n * worths[what] : 0;

/** It must find something missing. [ma/monsters.8] */
function restore({ resource, n, who }: Word<'restore'>, { g, deed }: Look) {
  const units = () => unitsMeant(g, deed, who);
  const gain = (unit: UnitId): number => {
    const missing = Math.max(0, mostOf(g, unit, resource) - amountOf(g, unit, resource));
    return n === 'all' ? missing : Math.min(n, missing);
  };
  const sign = (unit: UnitId): number => (isExplorerId(g.content, unit) ? 1 : -0.5);
  return prospect({
    can: () => units().length > 0,
    changes: () => units().some((unit) => gain(unit) > 0),
    reaches: units,
    worth: () => units().reduce((sum, unit) => sum + sign(unit) * gain(unit) * worths[resource], 0),
  });
}
