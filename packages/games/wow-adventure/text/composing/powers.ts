import { behind } from '@tavolo/language';
import type { Condition } from '../../vocabulary/conditions.ts';
import type { Cost } from '../../vocabulary/effects.ts';
import type { Power } from '../../vocabulary/powers.ts';
import { type CardIcon, faceIcon } from '../card-icons.ts';
import type { Line, Part } from '../card-parts.ts';
import type { CardPhrases } from '../phrases/phrases.ts';
import type { Role, Scene } from '../phrases/scene.ts';
import { cardPlayed, conditionParts } from './conditions.ts';
import { bought, effectLine, isListed, prefixed } from './effects.ts';
import { pricesLine } from './prices.ts';

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
  const { once, instead, cost = [], at } = power;
  const when = momentParts(phrases, power, scene, owner);
  const given = conditionParts(phrases, asked(power), scene);
  const [inCombat, others] = [
    given.filter(({ joint }) => joint === ' '),
    given.filter(({ joint }) => joint !== ' '),
  ];
  const body = effectLine(phrases, power.do, scene);
  const isFree = power.may === true && cost.length === 0;
  // A free choice stands before what lists what may happen, and behind anything else.
  const before = [
    ...(at === 'opponent-beaten' ? [...others, ...when] : [...when, ...inCombat]),
    ...(once === undefined ? [] : [moment(moments.once[once])]),
    ...(at === 'opponent-beaten' ? [] : others),
    ...(instead === undefined ? [] : [moment(moments.instead[instead])]),
    ...priceParts(phrases, cost, scene, isFree && isListed(body)),
  ];
  if (cost.length > 0) return bought(phrases, before, body);
  return prefixed(before, isFree && !isListed(body) ? [...body, { kind: 'note', words: moments.may }] : body);
}

/** What must be so, but for what the effects name themselves. */
const asked = (power: Power): readonly Condition[] =>
  (power.if ?? []).filter(
    (condition) =>
      condition !== strikeIn(power) &&
      (condition.is !== 'unbeaten-here' || !power.do.some((effect) => effect.is === 'beat-other')),
  );

type AttackTypeAsked = Extract<Condition, { readonly is: 'attack-type' }>;

/** `When it is hit by a melee attack` is one thing. */
const strikeIn = ({ at, if: conditions = [] }: Power): AttackTypeAsked | undefined =>
  at === 'hit-taken' || at === 'beaten'
    ? conditions.find(
        (condition): condition is AttackTypeAsked =>
          condition.is === 'attack-type' && condition.of === 'opponent',
      )
    : undefined;

function momentParts({ moments }: CardPhrases, power: Power, scene: Scene, owner: Role): Line {
  const { at, die = 'own', faces = [], resources = [], if: conditions = [] } = power;
  if (at === 'always') return [];
  if (at === 'die') {
    const of = scene.who[die === 'own' ? 'self' : 'opponent'];
    return [moment(moments.die(of, die === 'own', faces), faces.map(faceIcon))];
  }
  if (at === 'resource') {
    const icons = resources.map((resource): CardIcon => `resource-${resource}`);
    return [moment(moments.resources(resources), icons)];
  }
  if (at === 'card-played') return [moment(moments.cardPlayed(cardPlayed(conditions), scene), ['card'])];
  const strike = strikeIn(power);
  return [
    moment(moments.moments[at](owner)),
    ...(strike === undefined ? [] : behind(' ', [moment(moments.strike(strike.type), [strike.type])])),
  ];
}

/** What has to be paid; what costs nothing may still be left alone. */
export function priceParts(phrases: CardPhrases, costs: readonly Cost[], scene: Scene, may: boolean): Line {
  if (costs.length === 0) return may ? [moment(phrases.moments.may)] : [];
  return pricesLine(phrases, costs, scene);
}
