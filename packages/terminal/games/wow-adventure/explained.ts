import type { Seat } from '@tavolo/kernel';
import { type Language, signed } from '@tavolo/language';
import { sumOf, type View } from '@tavolo/wow-adventure';
import { textsIn } from '@tavolo/wow-adventure/text';
import type { Explained } from '../../face/face.ts';

/** Where the numbers of a seat's side of the combat come from. */
export function explained({ combat }: View, seat: Seat, language: Language): readonly Explained[] {
  if (combat === null || (combat.attacker !== seat && combat.rival !== seat)) return [];
  const side = combat.attacker === seat ? combat.attacking : combat.defending;
  const texts = textsIn(language);
  return (['attack', 'defense', 'damage'] as const).map((stat) => ({
    what: texts.term(stat),
    total: String(sumOf(side[stat], stat)),
    parts: side[stat].map(({ from, n }) => ({ from: texts.name(from), by: signed(n) })),
  }));
}
