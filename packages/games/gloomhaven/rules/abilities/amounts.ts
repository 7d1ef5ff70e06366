import type { Table } from '../../gloomhaven.ts';
import type { Figure } from '../../state.ts';
import type { Amount, Equation, Measure, Measured } from '../../vocabulary/amounts.ts';
import { negativeConditions } from '../../vocabulary/terms.ts';
import { shieldOf } from '../attack/shield.ts';
import { isAdjacent, range } from '../board.ts';
import { alliesOf, enemiesOf, heroOf, monsterOf, statsOf } from '../figures.ts';
import type { Deed } from './deed.ts';

/** What a value is found for: the performer's base value of the same name, and the target if there is one. */
export type Sought = { readonly base?: number; readonly target?: Figure | null };

/** A value as it stands now; never below 0. [gh/monsters.6] */
export function amountOf(
  g: Table,
  deed: Deed,
  amount: Amount,
  { base = 0, target = null }: Sought = {},
): number {
  if (typeof amount === 'number') return amount;
  if ('relative' in amount) return Math.max(0, base + amount.relative);
  return measured(amount, measure(g, deed, amount.of, target));
}

function measured({ times = 1, over = 1, round = 'down', plus = 0 }: Measured, value: number): number {
  return plus + rounded((value * times) / over, round);
}

const rounded = (exact: number, round: 'up' | 'down'): number =>
  round === 'up' ? Math.ceil(exact) : Math.floor(exact);

/** A value of a scenario or a boss in L and C. [gh/special.14, gh/special.15] */
export function equated(g: Table, value: number | Equation): number {
  if (typeof value === 'number') return value;
  const { base = 0, c = 0, l = 0, cl = 0, over = 1, round = 'up' } = value;
  const characters = g.state.options.characters;
  const { level } = g.state;
  return rounded((base + c * characters + l * level + cl * characters * level) / over, round);
}

/** The base attack of a monster or a summon; bosses may count things. [gh/bosses.4] */
export function baseAttack(g: Table, deed: Deed): number {
  const attack = statsOf(g, deed.by)?.attack ?? null;
  if (attack === null) return 0;
  if (typeof attack === 'number') return attack;
  if ('of' in attack || 'relative' in attack) return amountOf(g, deed, attack);
  return equated(g, attack);
}

/** How much there is of something on the table. */
export function measure(g: Table, deed: Deed, of: Measure, target: Figure | null): number {
  const { by } = deed;
  const s = g.state;
  switch (of) {
    case 'hexes-moved-this-turn':
      return s.turn?.hexesMoved ?? 0;
    case 'hexes-moved-in-action':
      return deed.entered.length;
    case 'damage-inflicted-this-turn':
      return s.turn?.damageDone ?? 0;
    case 'damage-target-suffered':
      return deed.damageSuffered;
    case 'obstacle-hexes-destroyed':
      return deed.obstacleHexesDestroyed;
    case 'own-hp':
      return by.hp;
    case 'own-lost-hp':
      return by.maxHp - by.hp;
    case 'own-lost-cards':
      return heroOf(s, by)?.lost.length ?? 0;
    case 'own-summons':
      return s.figures.filter(({ owner }) => owner === by.id).length;
    case 'characters':
      return s.options.characters;
    case 'enemies-targeted':
      return deed.targeted;
    case 'enemies-killed':
      return deed.killed;
    case 'enemies-damaged':
      return deed.damaged;
    case 'hexes-push-fell-short':
      return deed.pushFellShort;
    case 'replaced-value':
      return deed.replacedValue;
    default:
      return aroundMeasure(g, deed, of, target);
  }
}

type AroundMeasure =
  | 'adjacent-enemies'
  | 'adjacent-allies'
  | 'allies-within-2'
  | 'minions'
  | 'target-max-hp'
  | 'target-shield'
  | 'target-negative-conditions'
  | 'allies-adjacent-to-target';

/** What is counted around the performer or found on the target. */
function aroundMeasure(g: Table, { by, side }: Deed, of: AroundMeasure, target: Figure | null): number {
  const near = (figures: readonly Figure[], to: Figure, most: number): number =>
    figures.filter((it) => range(g, it.hex, to.hex) <= most).length;
  switch (of) {
    case 'adjacent-enemies':
      return near(enemiesOf(g.state, side), by, 1);
    case 'adjacent-allies':
      return near(alliesOf(g.state, by, side), by, 1);
    case 'allies-within-2':
      return near(alliesOf(g.state, by, side), by, 2);
    case 'minions': {
      const { minion } = monsterOf(g, by);
      return g.state.figures.filter(({ type }) => type === minion).length;
    }
    case 'target-max-hp':
      return target?.maxHp ?? 0;
    case 'target-shield':
      return target === null ? 0 : shieldOf(g, target);
    case 'target-negative-conditions':
      return target === null ? 0 : target.conditions.filter(({ is }) => isNegative(is)).length;
    case 'allies-adjacent-to-target':
      return target === null
        ? 0
        : alliesOf(g.state, by, side).filter((it) => isAdjacent(g, it.hex, target.hex)).length;
  }
}

const isNegative = (condition: string): boolean => negativeConditions.some((it) => it === condition);
