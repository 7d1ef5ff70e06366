import type { Seat } from '@tavolo/kernel';
import type { Fact } from '../facts.ts';
import type { View } from '../view.ts';

/** The seats that a fact is about: whose hero it happens to, and who acts or loses by it. */
export function aboutWhom(fact: Fact, { heroes, seats }: Pick<View, 'heroes' | 'seats'>): readonly Seat[] {
  const owner = 'hero' in fact ? heroes.find(({ id }) => id === fact.hero)?.seat : null;
  const named = [owner, 'seat' in fact ? fact.seat : null, 'from' in fact ? fact.from : null];
  return seats.filter((seat) => named.includes(seat));
}
