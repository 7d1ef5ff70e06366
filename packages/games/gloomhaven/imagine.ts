import type { Chance, Seat } from '@tavolo/kernel';
import type { State } from './state.ts';
import type { Box } from './vocabulary/box.ts';

/** Deals anew what a seat can't know: the cards in the hands of others, and their battle goals. */
export const imagineWith =
  ({ goals }: Pick<Box, 'goals'>) =>
  (s: State, seat: Seat, chance: Chance): void => {
    if (s.phase === 'over') return;
    const own = s.heroes.filter((hero) => hero.seat === seat).flatMap(({ goalsDealt }) => goalsDealt);
    const others = chance.shuffle([...goals.keys()].filter((id) => !own.includes(id)));
    for (const hero of s.heroes) {
      if (hero.seat === seat) continue;
      const dealt = others.splice(0, hero.goalsDealt.length);
      const keeps = hero.goal === null ? null : (dealt[chance.below(dealt.length)] ?? null);
      hero.goalsDealt = dealt;
      hero.goal = keeps;
      if (!s.options.openInformation) dealHand(hero, chance);
    }
  };

/** What was never shown may be any card of the pool that is nowhere else. */
function dealHand(hero: State['heroes'][number], chance: Chance): void {
  const isElsewhere = (card: string): boolean =>
    [hero.discard, hero.lost, hero.picked].some((pile) => pile.some((it) => it === card)) ||
    hero.active.some((it) => it.card === card);
  const known = hero.pool.filter((card) => hero.hand.includes(card) && hero.shown.includes(card));
  const unseen = hero.pool.filter((card) => !hero.shown.includes(card) && !isElsewhere(card));
  const dealt = chance.shuffle([...unseen]).slice(0, hero.hand.length - known.length);
  hero.hand = hero.pool.filter((card) => known.includes(card) || dealt.includes(card));
}
