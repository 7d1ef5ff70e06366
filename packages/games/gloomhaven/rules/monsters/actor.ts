import type { Field } from '@tavolo/hexes';
import type { Table } from '../../gloomhaven.ts';
import type { Adjustment, Attack as AttackAbility, Move } from '../../vocabulary/abilities.ts';
import type { Area } from '../../vocabulary/area.ts';
import type { FigureId } from '../../vocabulary/ids.ts';
import { added } from '../abilities/adjustments.ts';
import { amountOf } from '../abilities/amounts.ts';
import type { Deed } from '../abilities/deed.ts';
import { adjusted, reachOf } from '../attack/attack-ability.ts';
import { isHidden } from '../board.ts';
import { enemiesOf, has, statsOf } from '../figures.ts';
import { isFlying } from '../movement/flying.ts';
import { orderOf } from '../turns/initiative-order.ts';
import type { Actor, Attack, Foe } from './battlefield.ts';
import { type Pattern, patternOf } from './pattern.ts';
import { type Readings, tableReadings } from './readings.ts';

/** The attack that a monster has in mind, with the adjustments that hold. */
export type Intent = { readonly attack: AttackAbility | null; readonly taken: readonly Adjustment[] };

/** What it is about to do, and whom it has focused on before. */
export type Doing = {
  readonly move: Move | null;
  readonly intent: Intent;
  readonly focus: FigureId | null;
};

/** A monster's turn as the solver sees it. */
export function actorOf(g: Table, deed: Deed, field: Field, { move, intent, focus }: Doing): Actor {
  const base = statsOf(g, deed.by)?.move ?? 0;
  const points = move === null || has(deed.by, 'immobilize') ? 0 : amountOf(g, deed, move.value, { base });
  const jumps = move?.jump === true;
  return {
    at: field.cell(deed.by.hex),
    move: points,
    movement: isFlying(g, deed.by) ? 'fly' : jumps ? 'jump' : 'walk',
    muddled: has(deed.by, 'muddle'),
    attack: intent.attack === null ? null : attackOf(g, deed, intent.attack, intent.taken),
    ...(focus === null ? {} : { focus }),
  };
}

const patterns = new WeakMap<Area, Pattern>();

function patternFor(area: Area): Pattern {
  const known = patterns.get(area);
  if (known !== undefined) return known;
  const made = patternOf(area.from, area.hexes);
  patterns.set(area, made);
  return made;
}

function attackOf(g: Table, deed: Deed, ability: AttackAbility, taken: readonly Adjustment[]): Attack {
  const { isRanged, range } = reachOf(g, deed, ability, taken);
  const { area, targets } = adjusted(ability, taken);
  const printed = ability.count ?? statsOf(g, deed.by)?.targets ?? 1; // outside an area as well [gh/A-50]
  return {
    is: isRanged ? 'ranged' : 'melee',
    range,
    targets:
      targets === undefined
        ? ability.allOnFocus === true
          ? 1
          : printed + added(g, deed, { taken, of: 'targets' })
        : 'all',
    pattern: area === undefined ? null : patternFor(area),
  };
}

/** The enemies it can focus on, with their place in the order of the round. [gh/monsters.15, gh/monsters.20] */
export const foesOf = (g: Table, deed: Deed, field: Field): readonly Foe[] =>
  enemiesOf(g.state, deed.side)
    .filter((it) => it.id !== deed.by.id && !isHidden(g, it) && field.cell(it.hex) >= 0)
    .map((it) => ({ id: it.id, at: field.cell(it.hex), initiative: orderOf(g, it) }));

export const readingsOf = (g: Table): Readings => ({
  ...tableReadings,
  jumpEndsHeavily: g.state.options.jumpPaysDifficult,
});
