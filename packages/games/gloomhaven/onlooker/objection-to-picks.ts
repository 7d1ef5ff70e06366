import type { OpenQuestion } from '@tavolo/kernel';
import { canConsume } from '../rules/abilities/elements.ts';
import { type BuyingObjection, objectionToBuying } from '../rules/cards/equipment.ts';
import type { ItemId } from '../vocabulary/ids.ts';
import type { PrintedElement } from '../vocabulary/terms.ts';
import { type Seen, tableOf } from './table-of-view.ts';

/** Why picks can't be given together. `no-elements`: together they consume more than there is. */
export type PicksObjection = BuyingObjection | { readonly is: 'no-elements' };

/** Why the rules would refuse these picks, as far as an onlooker can tell; `null`: nothing is known against them. */
export function objectionToPicks(
  seen: Seen,
  question: OpenQuestion,
  picked: readonly string[],
): PicksObjection | null {
  switch (question.name) {
    case 'items-to-buy':
      return buying(seen, question, picked);
    case 'augments':
      return canConsume(tableOf(seen), elementsOf(question, picked)) ? null : { is: 'no-elements' };
    default:
      return null;
  }
}

function buying(
  { view, content }: Seen,
  { about }: OpenQuestion,
  picked: readonly string[],
): BuyingObjection | null {
  const level = view.heroes.find(({ id }) => id === about.figure)?.level;
  const gold = about.gold;
  if (level === undefined || typeof gold !== 'number') return null;
  return objectionToBuying({ content }, { level, gold }, picked as readonly ItemId[]); // options of this question
}

/** What the augments picked consume: the question says it for each of its options. [gh/elements.7] */
function elementsOf({ about, options }: OpenQuestion, picked: readonly string[]): readonly PrintedElement[] {
  const consumed: readonly unknown[] = Array.isArray(about.augments) ? about.augments : [];
  return picked.flatMap((option) => consumed[options.indexOf(option)] ?? []) as PrintedElement[]; // as the rule says them
}
