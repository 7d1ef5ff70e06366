import type { Table } from '../gloomhaven.ts';
import type { Hero } from '../state.ts';
import { dangerAt, situationOf } from './situation.ts';

/**
 * A short rest when no two cards are left and the next round must be fought; where there is time, a long one comes
 * instead: it chooses what is lost, and heals.
 */
export function wantsShortRest(g: Table, hero: Hero): boolean {
  if (hero.hand.length >= 2) return false;
  const s = situationOf(g, hero);
  if (s === null) return true;
  const isSafe = dangerAt(s, s.at) < Math.min(3, s.figure.hp);
  return !isSafe && s.foes.length > 0;
}
