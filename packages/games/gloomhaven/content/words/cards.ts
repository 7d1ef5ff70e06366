import type { Ability } from '../../vocabulary/abilities.ts';
import type { ClassCard, Half } from '../../vocabulary/class-cards.ts';
import type { CardId, ClassId, SummonId } from '../../vocabulary/ids.ts';
import type { SummonCard } from '../../vocabulary/monsters.ts';

/** How class cards are written. Ids are branded here, where they are made. */

/** A half is its abilities, or says more: `{ does: [attack(6)], lost: true, xp: 2 }`. */
type HalfWords = readonly Ability[] | (Omit<Half, 'abilities'> & { readonly does?: readonly Ability[] });

/** A card of a deck that is not yet numbered. */
export type Card = Omit<ClassCard, 'class' | 'number'>;

const isPlain = (words: HalfWords): words is readonly Ability[] => Array.isArray(words);

const half = (words: HalfWords): Half => {
  if (isPlain(words)) return { abilities: words };
  const { does, ...rest } = words;
  return { abilities: does ?? [], ...rest };
};

export const card = (
  id: string,
  initiative: number,
  words: { readonly level: Card['level']; readonly top: HalfWords; readonly bottom: HalfWords },
): Card => ({
  ...{ id: id as CardId, level: words.level, initiative },
  ...{ top: half(words.top), bottom: half(words.bottom) },
});

/** All cards of a class; their printed numbers run on from the first one's. */
export const deck = (of: string, first: number, cards: readonly Card[]): readonly ClassCard[] =>
  cards.map((each, index) => ({ ...each, class: of as ClassId, number: first + index }));

export const summonCard = (
  id: string,
  stats: Partial<SummonCard['stats']> & Pick<SummonCard['stats'], 'hp'>,
  words: Omit<SummonCard, 'id' | 'stats'> = {},
): SummonCard => ({
  ...{ id: id as SummonId, stats: { move: null, attack: null, range: null, ...stats } },
  ...words,
});
