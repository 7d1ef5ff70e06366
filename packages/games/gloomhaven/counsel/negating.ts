import type { AboutOf } from '@tavolo/kernel';
import type { GloomKinds } from '../kinds.ts';

type Threat = AboutOf<GloomKinds, 'negate-damage'>;

/** A card is given for a blow that kills, and for no other: cards are rounds, and rounds win. One of the hand, if there is one. */
export function negating(options: readonly string[], { damage, hp }: Threat): string {
  if (damage < hp) return 'suffer';
  return options.find((it) => it === 'lose-card') ?? options.find((it) => it !== 'suffer') ?? 'suffer';
}
