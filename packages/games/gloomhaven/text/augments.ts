import type { OpenQuestionOf } from '@tavolo/kernel';
import { lineText } from '@tavolo/language';
import type { GloomKinds } from '../kinds.ts';
import { augmentOption } from '../options.ts';
import type { Ability, Adjustment } from '../vocabulary/abilities.ts';
import type { Half, HalfAdjustment } from '../vocabulary/class-cards.ts';
import type { Content } from '../vocabulary/content.ts';
import type { PrintedElement } from '../vocabulary/terms.ts';
import { adjustmentLine } from './composing/abilities.ts';
import { halfAdjustment } from './composing/cards.ts';
import type { Teller } from './composing/scene.ts';

/** An adjustment that elements are consumed for: of an ability, or of a whole action. */
type Augment =
  | { readonly is: 'of-ability'; readonly adjustment: Adjustment; readonly ability: Ability }
  | { readonly is: 'of-action'; readonly adjustment: HalfAdjustment; readonly half: Half };

/** The question which elements to consume. */
export type AugmentsAsked = OpenQuestionOf<GloomKinds, 'augments'>;

/** What an augment costs and brings. */
export const augmentText = (teller: Teller, augment: Augment): string =>
  lineText(
    augment.is === 'of-action'
      ? halfAdjustment(teller, augment.half, augment.adjustment)
      : adjustmentLine(teller, augment.adjustment, { voice: 'you', of: augment.ability }),
  );

/** What an augment stands for by its place, on the card that the question names; `null` when it does not say enough. */
export function augmentOffered(
  { cards }: Pick<Content, 'cards'>,
  question: AugmentsAsked,
  place: number,
): Augment | null {
  const { about } = question;
  const card = about.card === null ? undefined : cards.get(about.card);
  if (card === undefined) return null;
  const halves = about.half === null ? [card.top, card.bottom] : [card[about.half]];
  const wanted = costOf(question, place);
  const found = halves.flatMap((half) => groupsIn(half, about)).map((group) => group[place]);
  return found.find((it) => it !== undefined && isFor(it, wanted)) ?? null;
}

/** The elements that an augment consumes; `null` when it is not among the options. */
export const costOf = ({ options, about }: AugmentsAsked, place: number): readonly PrintedElement[] | null =>
  about.augments[options.indexOf(augmentOption(place))] ?? null;

const isFor = ({ adjustment }: Augment, elements: readonly PrintedElement[] | null): boolean =>
  elements === null || adjustment.consume?.join() === elements.join();

/** The adjustments for elements, ability by ability, then those of the whole action. */
function groupsIn(half: Half, { ability: asked }: AugmentsAsked['about']): readonly (readonly Augment[])[] {
  const abilities = half.abilities.filter((ability) => asked === null || ability.do === asked);
  return [
    ...abilities.map((ability) =>
      costly('adjust' in ability ? ability.adjust : []).map(
        (adjustment): Augment => ({ is: 'of-ability', adjustment, ability }),
      ),
    ),
    costly(half.adjust).map((adjustment): Augment => ({ is: 'of-action', adjustment, half })),
  ];
}

const costly = <A extends Adjustment>(adjustments: readonly A[] = []): readonly A[] =>
  adjustments.filter(({ consume }) => consume !== undefined);
