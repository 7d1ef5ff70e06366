import type { Rule } from '@tavolo/kernel';
import type { Hero } from '../state.ts';
import { type Level, rankOf } from '../vocabulary/terms.ts';
import type { Wow } from '../wow.ts';
import { drawCards, keepHandLimit } from './hands.ts';
import { happen } from './happenings.ts';

/** Damage goes, three cards come, and the card of the new level takes the place of the old, same side up. [wow/levels.3] */
export function* gainLevel(g: Wow, hero: Hero, level: Level): Rule {
  if (rankOf(level) <= rankOf(hero.level)) return;
  hero.damage = 0;
  hero.level = level;
  g.tell({ is: 'rose-to', hero: hero.seat, level }, 'wow/levels.3');
  drawCards(g, hero, 3, 'wow/levels.3');
  yield* keepHandLimit(g, hero);
  yield* happen(g, [{ is: 'rose', by: hero.seat }]);
}
