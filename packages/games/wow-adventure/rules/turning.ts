import type { Hero } from '../state.ts';
import type { Wow } from '../wow.ts';
import { cardSide } from './wielded.ts';

/** Turns a hero's character card to a side, if it is not there already. */
export function turnCard(g: Wow, hero: Hero, to: 'starting' | 'reverse'): void {
  if (hero.reversed === (to === 'reverse')) return;
  hero.reversed = to === 'reverse';
  g.tell({ is: 'turned-card', hero: hero.seat, side: cardSide(g.content, hero).id }, 'wow/characters.4');
}
