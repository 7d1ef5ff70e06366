import type { Carrier, ClassCard, ClassId, Passive } from '../cards.ts';
import type { SeenTable } from '../gauntlet.ts';
import type { HeroView } from '../view.ts';

/** Where a number comes from: a card, a boast, or a heap of tokens. */
export type Source = string;

/** Hears one part of a number and where it comes from, so that every number can be explained. */
export type Adder = { add(from: Source, by: number): void };

/** A number, added up from its parts. */
export class Sum implements Adder {
  total = 0;

  add(_from: Source, by: number): void {
    this.total += by;
  }
}

/** Visits what of one kind always works for a hero: by its class, the classes it copies, its weapons and its boasts. [gof/abilities.1] */
export function eachPassive<Is extends Passive['is']>(
  g: SeenTable,
  hero: HeroView,
  carriers: readonly Carrier<Is>[],
  visit: (passive: Extract<Passive, { is: Is }>, from: Source) => void,
): void {
  for (const carrier of carriers) if (carries(g, hero, carrier)) visit(carrier.passive, carrier.id);
}

/** A card or boast that adds to a number. */
type Adding = Pick<Carrier<Passive['is']>, 'id' | 'of'> & { readonly passive: { readonly by: number } };

/** Adds up what of one kind always works for a hero. */
export function addPassives(g: SeenTable, hero: HeroView, carriers: readonly Adding[], to: Adder): void {
  for (const carrier of carriers) if (carries(g, hero, carrier)) to.add(carrier.id, carrier.passive.by);
}

/** Whether a card or a boast works for a hero now. */
function carries(
  g: SeenTable,
  hero: HeroView,
  { id, of }: Pick<Carrier<Passive['is']>, 'id' | 'of'>,
): boolean {
  switch (of) {
    case 'boast':
      return !hero.turn.ignoresBoasts && (hero.boasts as readonly string[]).includes(id);
    case 'weapon':
      return hero.weapons.some(({ card }) => card === id);
    case 'class':
      return hero.class === id || (copiesTheDead(g, hero) && isCopied(g, hero, id));
  }
}

/** A hero's own class, and those it copies. [gof/C-NEC-1] */
export function classesOf(g: SeenTable, hero: HeroView): readonly ClassCard[] {
  const own = classCard(g, hero.class);
  if (!copiesTheDead(g, hero)) return [own];
  const copied = g.state.heroes.filter((other) => other.deadAtStart && other.id !== hero.id);
  return [own, ...copied.map((other) => classCard(g, other.class))];
}

function copiesTheDead(g: SeenTable, hero: HeroView): boolean {
  for (const { id } of g.content.carriers['abilities-of-the-dead']) if (id === hero.class) return true;
  return false;
}

/** Copied are the classes of all other heroes that were dead when the turn began. [gof/A-24] */
const isCopied = (g: SeenTable, hero: HeroView, id: string): boolean =>
  g.state.heroes.some((other) => other.class === id && other.deadAtStart && other.id !== hero.id);

export function classCard(g: SeenTable, id: ClassId): ClassCard {
  const card = g.content.classes.get(id);
  if (card === undefined) throw new Error(`no class ${id} in this box`);
  return card;
}
