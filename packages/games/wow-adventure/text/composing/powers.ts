import type { Condition } from '../../vocabulary/conditions.ts';
import type { Cost } from '../../vocabulary/effects.ts';
import type { Power } from '../../vocabulary/powers.ts';
import { type CardIcon, faceIcon } from '../card-icons.ts';
import type { Line, Part } from '../card-parts.ts';
import type { CardPhrases } from '../phrases/phrases.ts';
import type { Role, Scene } from '../phrases/scene.ts';
import { cardPlayed, conditionParts } from './conditions.ts';
import { effectLine, prefixed } from './effects.ts';
import { pricePart } from './prices.ts';

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
  return prefixed(
    [
      ...(at === 'opponent-beaten' ? [...others, ...when] : [...when, ...inCombat]),
      ...(once === undefined ? [] : [moment(moments.once[once])]),
      ...(at === 'opponent-beaten' ? [] : others),
      ...(instead === undefined ? [] : [moment(moments.instead[instead])]),
      ...priceParts(phrases, cost, scene, isFree && isListed(body)),
    ],
    isFree && !isListed(body) ? [...body, { kind: 'note', words: moments.may }] : body,
  );
}

/** Something that lists what may happen: a free choice stands before it, and behind anything else. */
const isListed = (line: Line): boolean => line.some(({ joint }) => joint === ':');

/** What must be so, but for what the effects name themselves. */
const asked = ({ if: conditions = [], do: does }: Power): readonly Condition[] =>
  conditions.filter(({ is }) => is !== 'unbeaten-here' || !does.some((effect) => effect.is === 'beat-other'));

function momentParts(
  { moments }: CardPhrases,
  { at, die = 'own', faces = [], resources = [], if: conditions = [] }: Power,
  scene: Scene,
  owner: Role,
): Line {
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
  return [moment(moments.moments[at](owner))];
}

/** What has to be paid; what costs nothing may still be left alone. */
export function priceParts(phrases: CardPhrases, costs: readonly Cost[], scene: Scene, may: boolean): Line {
  if (costs.length === 0) return may ? [moment(phrases.moments.may)] : [];
  return costs.map((cost) => pricePart(phrases, cost, scene));
}
