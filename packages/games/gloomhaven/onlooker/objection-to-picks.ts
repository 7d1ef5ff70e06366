import { type ForQuestions, forQuestion, type OpenQuestion, type OpenQuestionOf } from '@tavolo/kernel';
import type { GloomKinds } from '../kinds.ts';
import { severalNames } from '../questions.ts';
import { canConsume } from '../rules/abilities/elements.ts';
import { type BuyingObjection, objectionToBuying } from '../rules/cards/equipment.ts';
import type { ItemId } from '../vocabulary/ids.ts';
import type { PrintedElement } from '../vocabulary/terms.ts';
import { type Seen, tableOf } from './table-of-view.ts';

/** Why picks can't be given together. `no-elements`: together they consume more than there is. */
export type PicksObjection = BuyingObjection | { readonly is: 'no-elements' };

type OfSeveral = OpenQuestionOf<GloomKinds, (typeof severalNames)[number]>;

/** Why the rules would refuse these picks, as far as an onlooker can tell; `null`: nothing is known against them. */
export const objectionToPicks = (
  seen: Seen,
  question: OpenQuestion<GloomKinds>,
  picked: readonly string[],
): PicksObjection | null => (isOfSeveral(question) ? forQuestion(objections, question, seen, picked) : null);

const isOfSeveral = (question: OpenQuestion<GloomKinds>): question is OfSeveral =>
  severalNames.some((name) => name === question.name);

const none = () => null;

const objections: ForQuestions<OfSeveral, [seen: Seen, picked: readonly string[]], PicksObjection | null> = {
  'items-to-buy': buying,
  augments: (question, seen, picked) =>
    canConsume(tableOf(seen), elementsOf(question, picked)) ? null : { is: 'no-elements' },
  hand: none,
  'attack-items': none,
  'card-to-lose': none,
  'discards-to-lose': none,
  'cards-to-discard': none,
  'cards-to-recover': none,
  'items-to-refresh': none,
};

function buying(
  { about: { figure, gold } }: OpenQuestionOf<GloomKinds, 'items-to-buy'>,
  { view, content }: Seen,
  picked: readonly string[],
): BuyingObjection | null {
  const level = view.heroes.find(({ id }) => id === figure)?.level;
  if (level === undefined) return null;
  return objectionToBuying({ content }, { level, gold }, picked as readonly ItemId[]); // options of this question
}

/** What the augments picked consume: the question says it for each of its options. [gh/elements.7] */
const elementsOf = (
  { about: { augments }, options }: OpenQuestionOf<GloomKinds, 'augments'>,
  picked: readonly string[],
): readonly PrintedElement[] => augments.filter((_, place) => picked.includes(options[place] ?? '')).flat();
