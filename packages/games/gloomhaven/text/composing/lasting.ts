import { behind, lowered, signedPlainly } from '@tavolo/language';
import type { Ability } from '../../vocabulary/abilities.ts';
import type { Lasting } from '../../vocabulary/lasting.ts';
import type { MonsterLasting } from '../../vocabulary/monsters.ts';
import type { Line, Part } from '../parts.ts';
import type { Span } from '../phrases/lasting.ts';
import type { Phrases } from '../phrases/phrases.ts';
import type { Scene } from '../phrases/scene.ts';
import { afterwards, inlineLine } from './abilities.ts';
import {
  conditionParts,
  deed,
  detail,
  experience,
  moment,
  present,
  printed,
  valued,
  words,
} from './parts.ts';
import { additionParts, reasonParts } from './reasons.ts';
import { type Teller, told } from './scene.ts';

type On<Moment> = Lasting extends infer Each
  ? Each extends { readonly on: infer Known }
    ? Moment extends Known
      ? Each
      : never
    : never
  : never;

/** What is lasting, as one line. */
export const lastingLine = (teller: Teller, lasting: Lasting, span: Span): Line =>
  printed(told(teller, 'you', (scene) => effectLine(teller, lasting, { span, scene })));

type Telling = { readonly span: Span; readonly scene: Scene };

function effectLine(teller: Teller, lasting: Lasting, telling: Telling): Line {
  const { span, scene } = telling;
  const { phrases } = teller;
  const says = phrases.lasting;
  switch (lasting.on) {
    case 'attack':
      return attackLine(teller, lasting, telling);
    case 'attack-ability':
      return [
        moment(says.attackAbility(lasting.kind, span)),
        ...reasonParts(phrases, lasting, 'you'),
        ...behind(':', additionParts(phrases, lasting.add, { scene, of: null })),
      ];
    case 'heal-ability':
      return [
        moment(says.healAbility(span)),
        ...behind(':', additionParts(phrases, lasting.add, { scene, of: null })),
      ];
    case 'move-ability':
      return [
        words(says.moveAbility(span), 'move'),
        ...behind(':', inlineLine(teller, [lasting.instead], 'you')),
      ];
    case 'attacked':
      return [moment(says.attacked(lasting.kind, span)), ...guardParts(phrases, lasting)];
    case 'damage':
      return [moment(says.damaged(lasting.from, span)), ...guardParts(phrases, lasting)];
    case 'ally-attacked':
      return [words(says.allyAttacked(span), 'target')];
    case 'turn-start':
    case 'turn-end':
      return turnLine(teller, lasting, span);
    case 'retaliated':
      return [moment(says.retaliated(span), 'retaliate'), experience(phrases, lasting.xp)];
    case 'always':
      return [alwaysPart(phrases, lasting)];
  }
}

function attackLine(teller: Teller, lasting: On<'attack'>, { span, scene }: Telling): Line {
  const { phrases } = teller;
  const says = phrases.lasting;
  const { adjusting } = phrases.abilities;
  const { add = {}, multiply, conditions, advantage, ignoreShield, instead, then } = lasting;
  const moments = [
    moment(says.attack(lasting.by, lasting.kind, span)),
    ...reasonParts(phrases, lasting, 'you'),
    ...(lasting.destroyObstacle ? [moment(says.destroyObstacle, 'obstacle')] : []),
  ];
  const effects = [
    ...additionParts(phrases, add, { scene, of: null }),
    ...present(multiply !== undefined && detail(says.multiply(multiply), 'attack')),
    ...conditionParts(phrases.terms, conditions),
    ...present(
      advantage && detail(adjusting.advantage, 'advantage'),
      ignoreShield && detail(says.ignoreShield, 'shield'),
    ),
    ...(instead === undefined ? [] : adjusting.instead(inlineLine(teller, instead, 'you'))),
  ];
  const all = [
    ...effects,
    ...afterwards(phrases, then && inlineLine(teller, then, 'you'), effects.length > 0),
    ...forTheRound(phrases, then ?? []),
  ];
  return [...moments, ...behind(':', all)];
}

/** Shield and Retaliate that are given again and again last for the round, whatever stays. */
const forTheRound = ({ abilities }: Phrases, given: readonly Ability[]): Line =>
  given.some(({ do: what }) => what === 'shield' || what === 'retaliate')
    ? [detail(lowered(abilities.half.stays.round), 'round')]
    : [];

type Guard = {
  readonly shield?: number;
  readonly retaliate?: number | { readonly value: number; readonly range: number };
  readonly prevent?: true;
  readonly disadvantage?: true;
};

/** What protects from an attack or from damage. */
export function guardParts(phrases: Phrases, guard: Guard): Line {
  const { lasting: says } = phrases;
  const { shield, retaliate, prevent, disadvantage } = guard;
  const retaliation = typeof retaliate === 'number' ? { value: retaliate, range: 1 } : retaliate;
  return present(
    prevent && detail(says.prevent, 'damage'),
    shield !== undefined && deed(phrases, 'shield', shield),
    retaliation && deed(phrases, 'retaliate', retaliation.value),
    retaliation && retaliation.range !== 1 && valued(phrases, 'range', retaliation.range),
    disadvantage && detail(says.attackerDisadvantage, 'disadvantage'),
  );
}

function turnLine(teller: Teller, lasting: On<'turn-start'>, span: Span): Line {
  const { phrases } = teller;
  return [
    moment(phrases.lasting.turn[lasting.on](span)),
    ...reasonParts(phrases, lasting, 'you'),
    ...behind(':', inlineLine(teller, lasting.do, 'you')),
    ...forTheRound(phrases, lasting.do),
  ];
}

function alwaysPart({ lasting: says }: Phrases, lasting: On<'always'>): Part {
  if ('augmentLimit' in lasting) return words(says.augmentLimit(lasting.augmentLimit), 'augment');
  return 'flying' in lasting ? words(says.flying, 'flying') : words(says.augmentsOnRanged, 'augment');
}

/** What a monster card leaves in force for the round. */
export function monsterLastingLine(teller: Teller, lasting: MonsterLasting): Line {
  const { lasting: says } = teller.phrases;
  switch (lasting.on) {
    case 'own-death':
      return ownDeathLine(teller, lasting.do);
    case 'attacked':
      return printed([words(says.attackedAtDisadvantage, 'disadvantage')]);
    case 'allies-attack':
      return printed([words(says.alliesAttack(signedPlainly(lasting.attack)), 'attack')]);
  }
}

/** What a monster or a summon does when it dies. */
export const ownDeathLine = (teller: Teller, does: readonly Ability[]): Line => [
  moment(teller.phrases.lasting.ownDeath, 'kill'),
  ...behind(':', inlineLine(teller, does, 'it')),
];
