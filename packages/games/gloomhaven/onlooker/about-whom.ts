import type { Seat } from '@tavolo/kernel';
import type { Fact } from '../facts.ts';
import type { View } from '../view.ts';

const roles = ['hero', 'figure', 'by', 'on', 'from', 'to'] as const;

/** The seats that a fact is about: whose hero or summon acts in it, or it happens to. */
export function aboutWhom(
  fact: Fact,
  { heroes, figures, seats }: Pick<View, 'heroes' | 'figures' | 'seats'>,
): readonly Seat[] {
  const named: { readonly [role: string]: unknown } = fact;
  const involved = roles.map((role) => named[role]);
  const summoners = figures.flatMap(({ id, owner }) => (involved.includes(id) ? [owner] : []));
  const leaders = heroes.filter(({ id }) => involved.includes(id) || summoners.includes(id));
  return seats.filter((seat) => leaders.some((hero) => hero.seat === seat) || named.seat === seat);
}
