import { lowered } from '@tavolo/language';
import type { Additions, Adjustment } from '../../vocabulary/abilities.ts';
import type { IconWord, Line, Part } from '../parts.ts';
import type { Phrases } from '../phrases/phrases.ts';
import type { Scene, Voice } from '../phrases/scene.ts';
import { clauses } from './deeds.ts';
import { consumed, moment, valued } from './parts.ts';
import { elementNames } from './scene.ts';

const added: { readonly [A in keyof Additions]-?: IconWord } = {
  attack: 'attack',
  move: 'move',
  range: 'range',
  heal: 'heal',
  damage: 'damage',
  shield: 'shield',
  retaliate: 'retaliate',
  loot: 'loot',
  targets: 'target',
  pierce: 'pierce',
  push: 'push',
  pull: 'pull',
  count: 'target',
};

/** In the order in which they are told. */
const additionKinds = Object.keys(added) as readonly (keyof Additions)[]; // the record's own keys

/** What an ability already has of a value: more of it is told as more, the first of it by itself. */
const has = (ability: object | null, kind: keyof Additions): boolean =>
  ability !== null && (kind in ability || ('do' in ability && ability.do === kind));

/** Values that are told without a sign where there were none before: `PUSH 2`. */
const isBare = (kind: keyof Additions): kind is 'pierce' | 'push' | 'pull' =>
  kind === 'pierce' || kind === 'push' || kind === 'pull';

/** What is added to an ability. */
export function additionParts(
  phrases: Phrases,
  additions: Additions,
  { scene, of }: { readonly scene: Scene; readonly of: object | null },
): readonly Part[] {
  return additionKinds.flatMap((kind): readonly Part[] => {
    const amount = additions[kind];
    if (amount === undefined) return [];
    const value = scene.amount(amount);
    if (isBare(kind) && !has(of, kind)) return [valued(phrases, kind, value) ?? []].flat();
    return [addition(phrases, kind, value.startsWith('-') ? value : `+${value}`)];
  });
}

/** More of something, with its sign. */
export const addition = ({ abilities }: Phrases, kind: keyof Additions, by: string): Part => ({
  kind: 'gain',
  words: abilities.additions[kind](by),
  icons: [added[kind]],
  value: by,
});

type Reasons = {
  readonly consume?: Adjustment['consume'];
  readonly destroyObstacle?: true | Adjustment['destroyObstacle'];
  readonly when?: Adjustment['when'];
  readonly per?: Adjustment['per'];
};

/** Why something happens, as it stands within a sentence. */
export function reasonParts(
  phrases: Phrases,
  { consume, destroyObstacle, when, per }: Reasons,
  voice: Voice,
): Line {
  const { terms, amounts } = phrases;
  const says = phrases.abilities.adjusting;
  const reasons = [
    ...(consume === undefined
      ? []
      : [moment(says.consume(elementNames(terms, consume), voice), ...consumed(consume))]),
    ...(destroyObstacle === 'pushed-into' ? [moment(says.destroyObstacle, 'obstacle')] : []),
    ...(when === undefined || when.length === 0 ? [] : [moment(says.when(clauses(phrases, when, voice)))]),
    ...(per === undefined ? [] : [moment(says.per(amounts.measures[per](voice).each))]),
  ];
  return reasons.map((reason) => ({ ...reason, words: lowered(reason.words) }));
}
