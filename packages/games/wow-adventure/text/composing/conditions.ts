import { forKind } from '@tavolo/kernel';
import type { Condition } from '../../vocabulary/conditions.ts';
import { conditionIcons } from '../card-icons.ts';
import type { Line, Part } from '../card-parts.ts';
import type { Asked, CardPhrases, CardPlayed } from '../phrases/phrases.ts';
import type { Scene } from '../phrases/scene.ts';

type Plain = Exclude<Condition, Asked>;

const isAsked = (condition: Condition): condition is Asked =>
  condition.is === 'played-by' || condition.is === 'player-within' || condition.is === 'concerns-you';

const isPlain = (condition: Condition): condition is Plain => !isAsked(condition);

/** What must be so, each condition a part. What is asked of a card just played stands with its moment. */
export const conditionParts = (
  { moments }: CardPhrases,
  conditions: readonly Condition[],
  scene: Scene,
): Line =>
  conditions.filter(isPlain).map(
    (condition): Part => ({
      kind: 'moment',
      words: forKind<Plain, [scene: Scene], string>(moments.conditions, condition, scene),
      icons: conditionIcons(condition),
    }),
  );

/** Which cards are answered, by what is asked of them. */
export const cardPlayed = (conditions: readonly Condition[]): CardPlayed =>
  conditions.filter(isAsked).reduce<CardPlayed>(
    (card, asked) => {
      if (asked.is === 'played-by') return { ...card, by: asked };
      if (asked.is === 'player-within') return { ...card, within: asked.spaces };
      return { ...card, concerns: asked.alsoInCombat ? 'you-or-combat' : 'you' };
    },
    { by: null, within: null, concerns: null },
  );
