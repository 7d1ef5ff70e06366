import { sumOf } from '@tavolo/wow-adventure';
import type { CombatView, SideView } from '../game.ts';

export type SideName = 'attacking' | 'defending';
export type Stat = 'attack' | 'defense' | 'damage';

const otherSide = (side: SideName): SideName => (side === 'attacking' ? 'defending' : 'attacking');

export const sumFor = (side: SideView, stat: Stat): number => sumOf(side[stat], stat);

/** How a side's attack stands: what its die must show at least, and on how many of its six faces it hits. */
export type Odds = { readonly least: number; readonly faces: number; readonly damage: number };

/** An attack hits whose die and value reach the other side's defense. [wow/combat.8] */
export function oddsOf(combat: CombatView, side: SideName): Odds {
  const least = sumFor(combat[otherSide(side)], 'defense') - sumFor(combat[side], 'attack');
  return { least, faces: Math.min(6, Math.max(0, 7 - least)), damage: sumFor(combat[side], 'damage') };
}

/** What a die and everything else add up to; `null`: it was not rolled. */
export const totalOf = (side: SideView): number | null =>
  side.die === null ? null : side.die + sumFor(side, 'attack');
