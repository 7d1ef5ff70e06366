import type { AboutOf, OpenQuestionOf } from '@tavolo/kernel';
import type { GloomKinds } from '../kinds.ts';
import {
  type EndBonusOption,
  endBonusIn,
  type ItemOption,
  itemIn,
  type Play,
  placementIn,
} from '../options.ts';
import type { CardId, FigureId, ItemId } from '../vocabulary/ids.ts';

/** Options of many questions that are a word by themselves. */
const sharedWords = ['skip', 'stop', 'done', 'decline'] as const;

type SharedWord = (typeof sharedWords)[number];

/** How a language words the options that many questions share. */
export type SharedLabels<Speaker> = {
  readonly item: (item: ItemId, speak: Speaker) => string;
  readonly endBonus: (card: CardId, speak: Speaker) => string;
  readonly words: { readonly [Word in SharedWord]: string };
};

/** What a card is played for. */
export type PlayLabels = { readonly [Of in Play]: (card: string) => string };

type Label<Id, Question, Speaker> = (id: Id, question: Question, speak: Speaker) => string;

/** What is left to a question of its options. */
type Own<Id> = Exclude<Id, ItemOption | EndBonusOption | SharedWord>;

/** The shared options, then a question's own. */
export const orShared =
  <Speaker>(shared: SharedLabels<Speaker>) =>
  <Id extends string, Question>(own: Label<Own<Id>, Question, Speaker>): Label<Id, Question, Speaker> =>
  (id, question, speak) => {
    const item = itemIn(id);
    if (item !== null) return shared.item(item, speak);
    const ended = endBonusIn(id);
    if (ended !== null) return shared.endBonus(ended, speak);
    const word = sharedWords.find((one) => one === id);
    return word === undefined ? own(id as Own<Id>, question, speak) : shared.words[word]; // all others are excluded
  };

/** Whom a placement hits, and whether another one hits the same; `null`: nobody. */
export function hitBy(
  id: string,
  { options, about }: OpenQuestionOf<GloomKinds, 'attack-target'>,
): Hit | null {
  const { hits } = about;
  const placements: readonly string[] = options.filter((option) => placementIn(option) !== null);
  const figures = hits[placements.indexOf(id)] ?? [];
  if (figures.length === 0) return null;
  return { figures, isOnly: hits.filter((other) => other.join() === figures.join()).length === 1 };
}

type Hit = { readonly figures: readonly FigureId[]; readonly isOnly: boolean };

/** What an attack comes to when its changes are made in an order. */
export const attackInOrder = (
  order: 'add-first' | 'double-first',
  { base, more, factor }: AboutOf<GloomKinds, 'change-order'>,
): number => (order === 'add-first' ? factor * (base + more) : factor * base + more);

/** The items of options that are items, to be used or by themselves. */
export const itemsIn = (ids: readonly string[]): readonly string[] => ids.map((id) => itemIn(id) ?? id);
