import { forKind } from '@tavolo/kernel';
import type { Cost } from '../../vocabulary/effects.ts';
import { costIcons } from '../card-icons.ts';
import type { Part } from '../card-parts.ts';
import type { CardPhrases } from '../phrases/phrases.ts';
import type { Scene } from '../phrases/scene.ts';

/** One thing that has to be paid. */
export const pricePart = ({ moments }: CardPhrases, cost: Cost, scene: Scene): Part => ({
  kind: 'moment',
  words: forKind<Cost, [scene: Scene], string>(moments.costs, cost, scene),
  icons: costIcons[cost.is],
  ...('n' in cost ? { value: String(cost.n) } : {}),
});
