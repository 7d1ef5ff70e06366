import { forKind } from '@tavolo/kernel';
import type { Cost } from '../../vocabulary/effects.ts';
import type { Power } from '../../vocabulary/powers.ts';
import { type CardIcon, costIcons, faceIcon } from '../card-icons.ts';
import type { Line, Part } from '../card-parts.ts';
import type { CardPhrases } from '../phrases/phrases.ts';
import type { Role, Scene } from '../phrases/scene.ts';
import { cardPlayed, conditionParts } from './conditions.ts';
import { effectLine, prefixed } from './effects.ts';

export const moment = (words: string, icons: readonly CardIcon[] = []): Part => ({
  kind: 'moment',
  words,
  ...(icons.length === 0 ? {} : { icons }),
});

/** A power: when, if what, at what price, and what it does. `owner` is the side that its moment belongs to. */
export function powerLine(
  phrases: CardPhrases,
  power: Power,
  scene: Scene,
  owner: Role = scene.who.self,
): Line {
  const { moments } = phrases;
  const { once, instead, cost = [], if: conditions = [] } = power;
  return prefixed(
    [
      ...momentParts(phrases, power, scene, owner),
      ...conditionParts(phrases, conditions, scene),
      ...(once === undefined ? [] : [moment(moments.once[once])]),
      ...(instead === undefined ? [] : [moment(moments.instead[instead])]),
      ...priceParts(phrases, cost, power.may === true),
    ],
    effectLine(phrases, power.do, scene),
  );
}

function momentParts(
  { moments }: CardPhrases,
  { at, die = 'own', faces = [], resources = [], if: conditions = [] }: Power,
  scene: Scene,
  owner: Role,
): Line {
  switch (at) {
    case 'always':
      return [];
    case 'die': {
      const of = scene.who[die === 'own' ? 'self' : 'opponent'];
      return [moment(moments.die(of, die === 'own', faces), faces.map(faceIcon))];
    }
    case 'resource': {
      const icons = resources.map((resource): CardIcon => `resource-${resource}`);
      return [moment(moments.resources(resources), icons)];
    }
    case 'card-played':
      return [moment(moments.cardPlayed(cardPlayed(conditions), scene), ['card'])];
    default:
      return [moment(moments.moments[at](owner))];
  }
}

/** What has to be paid; what costs nothing may still be left alone. */
export function priceParts({ moments }: CardPhrases, costs: readonly Cost[], may: boolean): Line {
  if (costs.length === 0) return may ? [moment(moments.may)] : [];
  return costs.map((cost) => ({
    ...moment(forKind<Cost, [], string>(moments.costs, cost), costIcons[cost.is]),
    ...('n' in cost ? { value: String(cost.n) } : {}),
  }));
}
