import { type Field, unreachable } from '@tavolo/hexes';
import type { Table } from '../gloomhaven.ts';
import { scenarioOf } from '../rules/map/in-play.ts';
import type { Figure } from '../state.ts';

/** What a blow counts at an enemy that can hurt who must live. */
const threateningCounts = 1.5;

/** The allied figure that must live; `null` where there is none. */
export function escortIn(g: Table): Figure | null {
  const { losses } = scenarioOf(g);
  const isEscort = ({ type, side }: Figure): boolean =>
    side === 'party' && losses.some(({ objective }) => objective === type);
  return losses.length === 0 ? null : (g.state.figures.find(isEscort) ?? null);
}

/** What a blow at an enemy with this reach is worth to a character that must live. */
export function guardingCounts(g: Table, field: Field, ranges: Uint8Array, reach: number): number {
  const escort = escortIn(g);
  const distance = escort === null ? unreachable : (ranges[field.cell(escort.hex)] ?? unreachable);
  return distance <= reach ? threateningCounts : 1;
}
