import { forKind } from '@tavolo/kernel';
import type { Condition } from '../../vocabulary/conditions.ts';
import type { Part } from '../card-parts.ts';
import type { CardPhrases } from '../phrases/phrases.ts';
import type { Scene } from '../phrases/scene.ts';

/** What must be so when something happens. */
export const ifPart = ({ moments }: CardPhrases, condition: Condition, scene: Scene): Part =>
  moment(moments.if(wordsOf(moments.conditions, condition, scene)));

/** What must be so all the time. */
export const whilePart = ({ moments }: CardPhrases, condition: Condition, scene: Scene): Part =>
  moment(moments.while(wordsOf(moments.conditions, condition, scene)));

const wordsOf = (
  conditions: CardPhrases['moments']['conditions'],
  condition: Condition,
  scene: Scene,
): string => forKind<Condition, [scene: Scene], string>(conditions, condition, scene);

/** A condition by itself. */
export const conditionWords = ({ moments }: CardPhrases, condition: Condition, scene: Scene): string =>
  wordsOf(moments.conditions, condition, scene);

export const moment = (words: string): Part => ({ kind: 'moment', words });
