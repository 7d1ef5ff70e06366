import { type Field, unreachable } from '@tavolo/hexes';
import type { Table } from '../gloomhaven.ts';
import { shieldOf } from '../rules/attack/shield.ts';
import { has, statsOf } from '../rules/figures.ts';
import { cardOfRound } from '../rules/turns/monster-types.ts';
import type { Figure } from '../state.ts';
import type { Ability } from '../vocabulary/abilities.ts';
import type { Stats } from '../vocabulary/monsters.ts';
import { guardingCounts } from './escorts.ts';
import { huntingCounts } from './goals.ts';

/** An enemy as a character fears and hunts it. */
export type Foe = {
  readonly figure: Figure;
  readonly cell: number;
  /** Steps from it to every cell. */
  readonly ranges: Uint8Array;
  readonly shield: number;
  /** The damage it will probably do when it acts next. */
  readonly threat: number;
  /** How far away it can then hurt somebody. */
  readonly reach: number;
  /** What a blow at it counts for the scenario's goal: 1 as a rule. */
  readonly counts: number;
};

/** Somebody who has acted comes again next round, when the party may be quicker. */
const laterCounts = 0.7;

export const foesIn = (g: Table, field: Field): readonly Foe[] =>
  g.state.figures.flatMap((figure) => {
    const cell = figure.side === 'monsters' ? field.cell(figure.hex) : -1;
    if (cell < 0) return [];
    const ranges = field.rangesFrom(cell);
    const menacing = menace(g, figure);
    const counts = huntingCounts(g, figure) * guardingCounts(g, field, ranges, menacing.reach);
    return [{ figure, cell, ranges, shield: shieldOf(g, figure), counts, ...menacing }];
  });

type Menace = Pick<Foe, 'threat' | 'reach'>;

/** By the card of the round if it has yet to act on it, otherwise by what is printed on its stat card. */
function menace(g: Table, figure: Figure): Menace {
  const stats = statsOf(g, figure);
  if (stats === null) return { threat: 0, reach: 0 };
  const isToAct = g.state.phase === 'acting' && !figure.acted;
  const card = isToAct ? cardOfRound(g, figure) : null;
  const { move, attack, range } = card === null ? usual(stats) : onCard(stats, card.abilities);
  const isHarmless = isToAct && (has(figure, 'stun') || has(figure, 'disarm'));
  const isHeld = isToAct && has(figure, 'immobilize');
  const targets = 1 + 0.4 * ((stats.targets ?? 1) - 1);
  return {
    threat: isHarmless ? 0 : attack * targets * (isToAct ? 1 : laterCounts),
    reach: range + (isHeld ? 0 : move),
  };
}

type Deeds = { readonly move: number; readonly attack: number; readonly range: number };

const number = (value: unknown, otherwise: number): number => (typeof value === 'number' ? value : otherwise);

const usual = ({ move, attack, range }: Stats): Deeds => ({
  move: move ?? 0,
  attack: attack === null ? 0 : number(attack, 3),
  range: range ?? 1,
});

function onCard(stats: Stats, abilities: readonly Ability[]): Deeds {
  const base = usual(stats);
  let [move, attack, range] = [0, 0, base.range];
  for (const ability of abilities) {
    if (ability.do === 'move') move += changed(ability.value, base.move);
    if (ability.do !== 'attack') continue;
    attack += changed(ability.value, base.attack) * (1 + 0.4 * ((ability.count ?? 1) - 1));
    if (ability.range !== undefined) range = changed(ability.range, base.range);
  }
  return { move, attack, range };
}

/** A value as the card changes it. */
function changed(value: unknown, base: number): number {
  if (typeof value === 'number') return value;
  if (typeof value === 'object' && value !== null && 'relative' in value)
    return base + number(value.relative, 0);
  return base;
}

/** Steps to the nearest of some enemies; `unreachable` without any. */
export function nearest(foes: readonly Foe[], cell: number): number {
  let least = unreachable;
  for (const { ranges } of foes) least = Math.min(least, ranges[cell] ?? unreachable);
  return least;
}
