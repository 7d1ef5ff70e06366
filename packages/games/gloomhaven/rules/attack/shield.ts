import type { Table } from '../../gloomhaven.ts';
import type { Figure } from '../../state.ts';
import { statsOf } from '../figures.ts';

/** The Shield that is always in force on a figure: printed, and from cards. Uses come on top. [gh/bonuses.14] */
export const shieldOf = (g: Table, figure: Figure): number =>
  (statsOf(g, figure)?.shield ?? 0) + sumOf(figure, 'shield');

/** Retaliate against an attacker so far away. Several add up. [gh/bonuses.18, gh/bonuses.21] */
export function retaliateOf(g: Table, figure: Figure, distance: number): number {
  const stats = statsOf(g, figure);
  const printed = distance <= (stats?.retaliateRange ?? 1) ? (stats?.retaliate ?? 0) : 0;
  const bonuses = figure.bonuses.filter(({ is, range }) => is === 'retaliate' && distance <= range);
  return printed + bonuses.reduce((sum, { value }) => sum + value, 0);
}

const sumOf = (figure: Figure, kind: 'shield' | 'retaliate'): number =>
  figure.bonuses.filter(({ is }) => is === kind).reduce((sum, { value }) => sum + value, 0);
