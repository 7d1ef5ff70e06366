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

/** Only encounters have traits, so that a trait says enough. */
const isPlainEnough = (condition: Condition, all: readonly Condition[]): boolean =>
  condition.is !== 'opponent-is' || !all.some(({ is }) => is === 'opponent-trait');

/** What must be so, each condition a part. What is asked of a card just played stands with its moment. */
export const conditionParts = (
  { moments }: CardPhrases,
  conditions: readonly Condition[],
  scene: Scene,
): Line =>
  conditions
    .filter(isPlain)
    .filter((condition) => isPlainEnough(condition, conditions))
    .map(
      (condition): Part => ({
        kind: 'moment',
        words: forKind<Plain, [scene: Scene], string>(moments.conditions, condition, scene),
        icons: conditionIcons(condition),
        // `When you take damage in combat` is one thing.
        ...(condition.is === 'in-combat' ? { joint: ' ' } : {}),
      }),
    );

/** Which cards are answered, by what is asked of them. */
export function cardPlayed(conditions: readonly Condition[]): CardPlayed {
  const by = conditions.find((condition) => condition.is === 'played-by');
  const near = conditions.find((condition) => condition.is === 'player-within');
  const concerns = conditions.find((condition) => condition.is === 'concerns-you');
  return {
    by: by ?? null,
    within: near?.spaces ?? null,
    concerns: concerns === undefined ? null : concerns.alsoInCombat ? 'you-or-combat' : 'you',
  };
}
