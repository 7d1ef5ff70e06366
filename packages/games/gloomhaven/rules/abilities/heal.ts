import type { Gloom } from '../../gloomhaven.ts';
import type { Figure } from '../../state.ts';
import type { FigureId } from '../../vocabulary/ids.ts';
import { isOnMap } from '../figures.ts';
import { cure } from './conditions.ts';

/** A poisoned figure only loses its poison; a wound goes as well. [gh/heal.3, gh/conditions.9 to gh/conditions.12] */
export function heal(g: Gloom, figure: Figure, value: number, by: FigureId | null): void {
  if (!isOnMap(g.state, figure)) return;
  const cured = cure(figure);
  const amount = cured.includes('poison') ? 0 : Math.min(value, figure.maxHp - figure.hp);
  figure.hp += amount;
  g.tell({ is: 'healed', figure: figure.id, amount, by, cured }, 'gh/heal.1');
}
