import { augmentIn, bonusIn, endBonusIn, itemIn, type Play, placementIn } from '../options.ts';
import type { CardId, FigureId, ItemId } from '../vocabulary/ids.ts';
import type { Asked } from './asked.ts';

type Label<Speaker> = (id: string, asked: Asked, speak: Speaker) => string;

/** Options of many questions that are a word by themselves. */
const sharedWords = ['skip', 'stop', 'done', 'decline', 'go-on', 'perform'] as const;

/** How a language words the options that many questions share. */
export type SharedLabels<Speaker> = {
  readonly item: (item: ItemId, speak: Speaker) => string;
  readonly augment: (place: number, asked: Asked, speak: Speaker) => string;
  readonly use: (card: CardId, speak: Speaker) => string;
  readonly endBonus: (card: CardId, speak: Speaker) => string;
  readonly words: { readonly [Word in (typeof sharedWords)[number]]: (asked: Asked) => string };
};

/** What a card is played for. */
export type PlayLabels = { readonly [Of in Play]: (card: string) => string };

/** The shared options, then a question's own. */
export const orShared =
  <Speaker>(shared: SharedLabels<Speaker>) =>
  (own: Label<Speaker>): Label<Speaker> =>
  (id, asked, speak) => {
    const item = itemIn(id);
    if (item !== null) return shared.item(item, speak);
    const augment = augmentIn(id);
    if (augment !== null) return shared.augment(augment, asked, speak);
    const used = bonusIn(id);
    if (used !== null) return shared.use(used, speak);
    const ended = endBonusIn(id);
    if (ended !== null) return shared.endBonus(ended, speak);
    const word = sharedWords.find((one) => one === id);
    return word === undefined ? own(id, asked, speak) : shared.words[word](asked);
  };

/** Whom a placement hits, and whether another one hits the same; `null` when the question does not say. */
export function hitBy(id: string, { options, hits }: Asked): Hit | null {
  const figures = hits[options.filter((option) => placementIn(option) !== null).indexOf(id)] ?? [];
  if (figures.length === 0) return null;
  return { figures, isOnly: hits.filter((other) => other.join() === figures.join()).length === 1 };
}

type Hit = { readonly figures: readonly FigureId[]; readonly isOnly: boolean };

/** What an attack comes to when its changes are made in an order; `null` when the question does not say them. */
export function attackInOrder(order: string, { base, more, factor }: Asked): number | null {
  if (base === null || more === null || factor === null) return null;
  return order === 'add-first' ? factor * (base + more) : factor * base + more;
}

/** The items of options that are items, to be used or by themselves. */
export const itemsIn = (ids: readonly string[]): readonly string[] => ids.map((id) => itemIn(id) ?? id);
