import { forKind } from '@tavolo/kernel';
import { behind } from '@tavolo/language';
import type { Cost } from '../../vocabulary/effects.ts';
import { costIcons } from '../card-icons.ts';
import type { Line, Part } from '../card-parts.ts';
import type { CardPhrases } from '../phrases/phrases.ts';
import type { Scene } from '../phrases/scene.ts';

/** One thing that has to be paid. */
const pricePart = ({ moments }: CardPhrases, cost: Cost, scene: Scene): Part => ({
  kind: 'moment',
  words: forKind<Cost, [scene: Scene], string>(moments.costs, cost, scene),
  icons: costIcons[cost.is],
  ...('n' in cost ? { value: String(cost.n) } : {}),
});

/** What has to be paid, all of it: `pay 2 energy and take 2 damage`. */
export const pricesLine = (phrases: CardPhrases, costs: readonly Cost[], scene: Scene): Line =>
  costs.flatMap((cost, place) => {
    const price = [pricePart(phrases, cost, scene)];
    return place === 0 ? price : alsoLine(phrases, price);
  });

/** Behind a price: `and roll a die`. */
export function alsoLine({ moments }: CardPhrases, line: Line): Line {
  const [first, ...others] = behind(' ', line);
  return first === undefined ? [] : [{ ...first, words: moments.also(first.words) }, ...others];
}
