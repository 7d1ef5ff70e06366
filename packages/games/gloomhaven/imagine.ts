import type { Chance, Seat } from '@tavolo/kernel';
import type { Hero, State } from './state.ts';
import type { Content } from './vocabulary/content.ts';
import type { CardId } from './vocabulary/ids.ts';

/** Deals anew what a seat can't know: the cards of others that were never shown, and their battle goals. */
export const imagineWith =
  ({ goals, cards }: Pick<Content, 'goals' | 'cards'>) =>
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
      if (s.options.openInformation) continue;
      dealPool(hero, cards, chance);
      dealHand(hero, chance);
    }
  };

/** It lies or has lain open. */
const isKnown = (hero: Hero, card: CardId): boolean => hero.shown.includes(card) || isElsewhere(hero, card);

const isElsewhere = ({ discard, lost, picked, active }: Hero, card: CardId): boolean =>
  [discard, lost, picked].some((pile) => pile.includes(card)) || active.some((it) => it.card === card);

/** What a character has gained with its levels may be any cards of these levels. [gh/components.19] */
function dealPool(hero: Hero, cards: Content['cards'], chance: Chance): void {
  const levelOf = (id: CardId): number => Number(cards.get(id)?.level) || 0; // X is for all, like 1
  const isGained = (id: CardId): boolean => levelOf(id) > 1;
  const top = hero.pool.filter(isGained).length + 1;
  if (top === 1) return;
  const isFixed = (id: CardId): boolean => !isGained(id) || isKnown(hero, id);
  const gained = hero.pool.filter((id) => isGained(id) && isFixed(id));
  const dealt: CardId[] = [];
  const possible = [...cards.values()].filter((it) => it.class === hero.class && !gained.includes(it.id));
  for (const { id } of chance.shuffle(possible)) {
    if (isGained(id) && canBeGained([...gained, ...dealt, id].map(levelOf), top)) dealt.push(id);
  }
  hero.pool = hero.pool.flatMap((id) => (isFixed(id) ? [id] : dealt.splice(0, 1)));
}

/** One card with each level up to the top, none above the level that it came with. */
const canBeGained = (levels: readonly number[], top: number): boolean =>
  levels.toSorted((one, other) => other - one).every((level, n) => level <= top - n && top - n > 1);

/** What was never shown may be any card of the pool that is nowhere else. */
function dealHand(hero: Hero, chance: Chance): void {
  const known = hero.pool.filter((card) => hero.hand.includes(card) && hero.shown.includes(card));
  const unseen = hero.pool.filter((card) => !isKnown(hero, card));
  const dealt = chance.shuffle([...unseen]).slice(0, hero.hand.length - known.length);
  hero.hand = hero.pool.filter((card) => known.includes(card) || dealt.includes(card));
}
