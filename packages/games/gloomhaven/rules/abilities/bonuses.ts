import type { Gloom } from '../../gloomhaven.ts';
import type { Figure } from '../../state.ts';

/** Shield or Retaliate from now on, as long as its source. [gh/bonuses.1] */
export function bonusFor(g: Gloom, figure: Figure, bonus: Figure['bonuses'][number]): void {
  figure.bonuses.push(bonus);
  g.tell(
    {
      is: 'bonus',
      figure: figure.id,
      bonus: bonus.is,
      value: bonus.value,
      range: bonus.range,
      source: bonus.source,
    },
    bonus.is === 'shield' ? 'gh/bonuses.13' : 'gh/bonuses.17',
  );
}
