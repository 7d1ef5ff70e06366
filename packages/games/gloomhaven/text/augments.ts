import { lineText } from '@tavolo/language';
import { augmentOption } from '../options.ts';
import type { Ability, Adjustment } from '../vocabulary/abilities.ts';
import type { Half, HalfAdjustment } from '../vocabulary/class-cards.ts';
import type { Content } from '../vocabulary/content.ts';
import type { PrintedElement } from '../vocabulary/terms.ts';
import type { Asked } from './asked.ts';
import { adjustmentLine } from './composing/abilities.ts';
import { halfAdjustment } from './composing/cards.ts';
import type { Teller } from './composing/scene.ts';

/** An adjustment that elements are consumed for: of an ability, or of a whole action. */
type Augment =
  | { readonly is: 'of-ability'; readonly adjustment: Adjustment; readonly ability: Ability }
  | { readonly is: 'of-action'; readonly adjustment: HalfAdjustment; readonly half: Half };

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
  asked: Asked,
  place: number,
): Augment | null {
  const card = asked.card === null ? undefined : cards.get(asked.card);
  if (card === undefined) return null;
  const halves = asked.half === null ? [card.top, card.bottom] : [card[asked.half]];
  const wanted = costOf(asked, place);
  const found = halves.flatMap((half) => groupsIn(half, asked)).map((group) => group[place]);
  return found.find((it) => it !== undefined && isFor(it, wanted)) ?? null;
}

/** The elements that an augment consumes; `null` when the question does not say it. */
export const costOf = ({ options, augments }: Asked, place: number): readonly PrintedElement[] | null =>
  augments[options.indexOf(augmentOption(place))] ?? null;

const isFor = ({ adjustment }: Augment, elements: readonly PrintedElement[] | null): boolean =>
  elements === null || adjustment.consume?.join() === elements.join();

/** The adjustments for elements, ability by ability, then those of the whole action. */
function groupsIn(half: Half, { ability: asked }: Asked): readonly (readonly Augment[])[] {
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
