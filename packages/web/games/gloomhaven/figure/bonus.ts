import { content, levelOfType } from '@tavolo/gloomhaven';
import type { FigureView, MonsterId, Stats } from '../game.ts';
import type { Scene } from '../scene.ts';

/** The printed values of a monster at the level of the scenario; `null` for everybody else. */
export function statsOf({ view }: Scene, { kind, type, rank }: FigureView): Stats | null {
  if (kind !== 'monster') return null;
  const stats = content.monsters.get(type as MonsterId)?.stats; // any text can be asked for
  if (stats === undefined) return null;
  const ofRank = 'boss' in stats ? stats.boss : rank === 'elite' ? stats.elite : stats.normal;
  return ofRank[levelOfType({ content, state: view }, type)] ?? null;
}

/** All the Shield or Retaliate that a figure has: printed, and in force for a while. [gh/bonuses.13] */
export function bonusOf(scene: Scene, figure: FigureView, of: 'shield' | 'retaliate'): number {
  const printed = statsOf(scene, figure)?.[of] ?? 0;
  return figure.bonuses.filter(({ is }) => is === of).reduce((sum, { value }) => sum + value, printed);
}
