import type { HabitQuestion } from '@tavolo/kernel';
import type { Table } from '../gloomhaven.ts';
import type { GloomKinds } from '../kinds.ts';
import type { Hero } from '../state.ts';

/** A card is given for a blow that kills, and for no other: cards are rounds, and rounds win. One of the hand, if there is one. */
export function negating(g: Table, hero: Hero, { options, about }: HabitQuestion<GloomKinds>): string {
  const told = about();
  const damage = Number(told.damage ?? 0);
  const hp = Number(told.hp ?? g.state.figures.find(({ id }) => id === hero.id)?.hp ?? 0);
  if (damage < hp) return 'suffer';
  return options.find((it) => it === 'lose-card') ?? options.find((it) => it !== 'suffer') ?? 'suffer';
}
