import { forKind } from '@tavolo/kernel';
import { behind, capitalLine } from '@tavolo/language';
import type { Ability, Active, Standing, Trigger, Triggered } from '../../vocabulary/abilities.ts';
import type { Line, Part } from '../card-parts.ts';
import type { CardPhrases, Moment } from '../phrases/phrases.ts';
import type { Scene } from '../phrases/scene.ts';
import { ifPart, moment, whilePart } from './conditions.ts';
import { costIcon, costLine, costsOf } from './costs.ts';
import { effectLine } from './effects.ts';
import { isOfTarget, momentScene } from './scenes.ts';

/** An ability by its name and kind: what it costs, when it works, and what it does. */
export function abilityLine(phrases: CardPhrases, name: string, ability: Ability, scene: Scene): Line {
  const title: Part = { kind: 'mark', words: name, icons: [`ability-${ability.is}`] };
  const kind: Part = { kind: 'note', words: phrases.figures.kinds[ability.is], aside: true };
  return stopped([title, kind, ...behind('.', capitalLine(toldLine(phrases, ability, scene)))]);
}

/** What an ability says, without its name. */
function toldLine(phrases: CardPhrases, ability: Ability, scene: Scene): Line {
  if (ability.is === 'active') return activeLine(phrases, ability, scene);
  return ability.is === 'triggered'
    ? triggeredLine(phrases, ability, scene)
    : standingLine(phrases, ability, scene);
}

function activeLine(
  phrases: CardPhrases,
  { cost, limit, if: condition, do: does }: Active,
  scene: Scene,
): Line {
  const before = [
    ...costLine(phrases, costsOf(cost)),
    ...(limit === undefined ? [] : [moment(phrases.moments.limit(limit))]),
    ...(condition === undefined || isOfTarget(condition)
      ? []
      : [ifPart(phrases, condition, momentScene(scene))]),
  ];
  return [...before, ...behind(':', effectLine(phrases, does, scene))];
}

function triggeredLine(phrases: CardPhrases, ability: Triggered, scene: Scene): Line {
  const { when, limit, if: condition, cost, may = false, do: does, notAlone } = ability;
  const { moments } = phrases;
  const passing = momentScene(scene);
  const before = [
    ...(limit === undefined ? [] : [moment(moments.limit(limit))]),
    momentPart(phrases, when, passing),
    ...(condition === undefined ? [] : [ifPart(phrases, condition, passing)]),
  ];
  const alone = notAlone ? behind('.', capitalLine<Part>([{ kind: 'note', words: moments.notAlone }])) : [];
  if (cost === undefined) return [...before, ...behind(',', effectLine(phrases, does, scene, may)), ...alone];
  const costs = costsOf(cost);
  const price: Part = {
    kind: 'moment',
    words: may ? moments.mayPay(costs) : moments.pay(costs),
    icons: costs.map(costIcon),
  };
  return [...before, price, ...behind(':', effectLine(phrases, does, scene)), ...alone];
}

/** When something happens. */
export const momentPart = ({ moments }: CardPhrases, when: Trigger, scene: Scene): Part =>
  moment(forKind<Moment, [scene: Scene], string>(moments.moments, byKind(when), scene));

const byKind = ({ on, ...when }: Trigger): Moment => ({ ...when, is: on }) as Moment; // told apart by `is`

function standingLine(phrases: CardPhrases, { if: condition, do: does }: Standing, scene: Scene): Line {
  const line = effectLine(phrases, does, scene);
  return condition === undefined
    ? line
    : [whilePart(phrases, condition, momentScene(scene)), ...behind(',', line)];
}

/** The last part ends the sentence. */
const stopped = (line: Line): Line =>
  line.map((part, place) => (place === line.length - 1 ? { ...part, stop: true } : part));
