import { count, or } from '@tavolo/language/en';
import type { CardPlayed, MomentPhrases } from '../../phrases/phrases.ts';
import type { Role, Scene } from '../../phrases/scene.ts';
import { resourceNames } from '../names/words.ts';
import { conditions } from './conditions.ts';
import { ownerOf, subjectOf, within } from './roles.ts';
import { a, facesOf } from './terms.ts';

const isOrAre = (role: Role): string => (role === 'you' ? 'are' : 'is');

/** When powers work, in English. */
const atMoments: MomentPhrases['moments'] = {
  'turn-start': (owner) => `at the start of ${ownerOf(owner)} turn`,
  'movement-roll': (owner) => `after ${ownerOf(owner)} movement roll`,
  movement: (owner) => `during ${ownerOf(owner)} movement phase`,
  'enter-space': () => 'when a rival enters that space',
  exploration: (owner) => `during ${ownerOf(owner)} exploration phase`,
  reveal: () => 'when you reveal discovery tokens',
  challenge: (owner) => `during ${ownerOf(owner)} challenge phase`,
  'combat-start': () => 'at the start of the combat',
  'before-roll': () => 'before rolling',
  'just-rolled': () => 'right after rolling in combat',
  'after-roll': () => 'after rolling',
  hit: () => 'on a hit',
  'hit-taken': (owner) => `when ${subjectOf(owner)} ${isOrAre(owner)} hit`,
  'damage-taken': (owner) =>
    owner === 'you' ? 'when you take damage' : `when ${subjectOf(owner)} takes damage`,
  'opponent-beaten': () => 'when you beat your opponent',
  beaten: (owner) => `when ${subjectOf(owner)} ${isOrAre(owner)} beaten`,
  unbeaten: (owner) => (owner === 'it' ? 'if it is not beaten' : 'when you do not beat an Aggro encounter'),
  'would-be-defeated': (owner) => `when ${subjectOf(owner)} would be defeated`,
  'combat-end': () => 'at the end of the combat',
  upkeep: (owner) => `during ${ownerOf(owner)} upkeep`,
  'own-turn': (owner) => `on ${ownerOf(owner)} turn`,
  'turn-end': (owner) =>
    owner === 'you' ? 'at the end of your turn' : `at the end of each of ${ownerOf(owner)} turns`,
};

/** Which cards are answered: `when a rival within 3 spaces plays an ability card`. */
function cardPlayed({ by, within: near, concerns }: CardPlayed, { who }: Scene): string {
  const player = by?.whom === 'opponent' ? subjectOf(who.opponent) : 'a rival';
  const where = near === null ? '' : ` ${within(near)}`;
  const card = by?.timing === 'combat' ? 'a combat card' : 'an ability card';
  const on = concerns === null ? '' : ' that targets you or is attached to you';
  const fight = concerns === 'you-or-combat' ? ', or plays one in a combat against you' : '';
  return `when ${player}${where} plays ${card}${on}${fight}`;
}

/** When, why and at what price, in English. */
export const moments: MomentPhrases = {
  moments: atMoments,
  die: (of, own, faces) => (own ? `on ${facesOf(faces)}` : `when ${subjectOf(of)} rolls ${facesOf(faces)}`),
  resources: (resources) => `when you use ${or(resources.map((resource) => a(resourceNames[resource])))}`,
  cardPlayed,
  windows: {
    movement: 'during your movement phase',
    'own-turn': 'on your turn',
    'before-roll': 'before rolling',
    'after-roll': 'after rolling',
    'on-miss': 'after your attack has missed',
    'after-attack': 'after your attack',
    'damage-taken': 'when you take damage',
    'encounter-met': 'when you draw an encounter or have to fight one',
  },
  or,
  conditions,
  strike: (type) => `by a ${type} attack`,
  costs: {
    energy: ({ n }) => `pay ${n} energy`,
    'discard-this': () => 'discard this',
    damage: ({ n }) => `take ${n} damage`,
    discard: ({ n }) => `discard ${count(n, 'ability card')}`,
    'discard-item': ({ n, from }) =>
      `discard ${count(n, 'item')}${from === 'backpack' ? ' from your backpack' : ''}`,
  },
  also: (words) => `and ${words}`,
  may: 'if you wish',
  once: { combat: 'once per combat', turn: 'once per turn' },
  instead: {
    walking: 'instead of walking',
    resource: 'instead of using a resource',
    challenge: 'instead of any other challenge',
  },
  whileAttached: 'while it is attached',
};
