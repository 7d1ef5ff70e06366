import type { Rule } from '@tavolo/kernel';
import { chooseSome } from '../../ask.ts';
import type { Gloom } from '../../gloomhaven.ts';
import type { Equipped, Hero } from '../../state.ts';
import { refresh } from './items.ts';

/** Up to so many of these items, as their owner likes; nothing is asked if all of them can be. [gh/recover.5, gh/turn.19] */
export function* refreshSome(g: Gloom, hero: Hero, fit: readonly Equipped[], most: number | 'all'): Rule {
  if (most === 'all' || fit.length <= most) return refresh(g, hero, fit);
  const chosen = yield* chooseSome('items-to-refresh', {
    seat: hero.seat,
    rule: 'gh/recover.5',
    from: fit.map(({ item }) => item),
    min: 0,
    max: most,
    about: () => ({ figure: hero.id }),
  });
  refresh(
    g,
    hero,
    fit.filter(({ item }) => chosen.includes(item)),
  );
}
