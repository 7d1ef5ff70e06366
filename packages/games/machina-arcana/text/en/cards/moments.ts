import { type ForKinds, forKind } from '@tavolo/kernel';
import { and } from '@tavolo/language/en';
import type { Limit } from '../../../vocabulary/abilities.ts';
import type { Scope } from '../../../vocabulary/effects.ts';
import type { AttackMode } from '../../../vocabulary/terms.ts';
import type { Doer } from '../../../vocabulary/who.ts';
import { cardName } from '../../card-names.ts';
import type { Cost, Moment, MomentPhrases } from '../../phrases/phrases.ts';
import type { Role, Scene } from '../../phrases/scene.ts';
import { names } from '../names.ts';
import { terms } from '../terms.ts';
import { conditions } from './conditions.ts';
import { nameOf, objectOf, ownerOf, state } from './roles.ts';
import { aSpace, lowerThe } from './words.ts';

/** Anybody of a kind, as the one who does something. */
const anybody: Readonly<Record<Exclude<Doer, 'self' | 'related-unit'>, string>> = {
  explorer: 'an explorer',
  'other-explorer': 'another explorer',
  monster: 'a monster',
  'adjacent-explorer': 'an adjacent explorer',
  'adjacent-monster': 'an adjacent monster',
  'self-or-adjacent-explorer': 'you or an adjacent explorer',
  any: 'anybody',
};

const isOwner = (doer: Doer): doer is 'self' | 'related-unit' => doer === 'self' || doer === 'related-unit';

/** A card beside a monster has not spoken of it yet: it has to be named. */
const roleOf = (doer: 'self' | 'related-unit', { who }: Scene): Role =>
  doer === 'related-unit' && who[doer] === 'it' ? 'the-monster' : who[doer];

const doerName = (doer: Doer, scene: Scene): string =>
  isOwner(doer) ? nameOf(roleOf(doer, scene)) : anybody[doer];
const doerObject = (doer: Doer, scene: Scene): string =>
  isOwner(doer) ? objectOf(roleOf(doer, scene)) : anybody[doer];

/** What somebody does, with the verb that fits them. */
const acts = (doer: Doer, scene: Scene, one: string, many: string): string =>
  isOwner(doer) ? state(roleOf(doer, scene), one, many) : `${anybody[doer]} ${one}`;

/** Whose turn, attack or check. */
const whose = (doer: Doer, { who }: Scene): string =>
  isOwner(doer) ? ownerOf(who[doer]) : `${anybody[doer]}’s`;

const modes: Readonly<Record<AttackMode, string>> = { normal: 'a normal', arcane: 'an arcane', lower: 'an' };

const attackOf = (mode: AttackMode | undefined): string =>
  `${mode === undefined ? 'an' : modes[mode]} attack`;

/** An attack of one's own, or of the item that the card is joined to. */
function ownAttack(scope: Scope | undefined, { host }: Scene): string {
  if (scope === undefined) return 'an attack of yours';
  const kind =
    scope === 'host-melee' ? 'a melee attack' : scope === 'host-ranged' ? 'a ranged attack' : 'an attack';
  return `${kind} with this ${host}`;
}

type Of<Is extends Moment['is']> = Extract<Moment, { readonly is: Is }>;
type Outcome = Extract<Moment, { readonly is: 'hit' | 'missed' }>;

/** A hit or a miss: by whom, or on whom. */
function outcome({ by, who, scope, mode }: Outcome, scene: Scene, one: string, many: string): string {
  if (who === undefined) {
    if (by === undefined) return `when an attack ${one}`;
    return scene.who.self === 'you'
      ? `when ${ownAttack(scope, scene)} ${one}`
      : `when ${acts(by, scene, `${one} a unit`, `${many} a unit`)}`;
  }
  const victim = doerObject(who, scene);
  if (by === undefined || mode !== undefined) {
    const of = by === undefined ? '' : ` of ${doerName(by, scene)}`;
    return `when ${attackOf(mode)}${of} ${one} ${victim}`;
  }
  return `when ${acts(by, scene, one, many)} ${victim}`;
}

function destroyed({ by, scope }: Of<'monster-destroyed'>, scene: Scene): string {
  if (by === 'any') return 'when a monster is destroyed';
  const item = scope === undefined ? '' : ` with this ${scene.host}`;
  return `when ${acts(by, scene, 'destroys', 'destroy')} a monster${item}`;
}

function rolled({ by, who, scope, mode }: Of<'attack-rolled'>, scene: Scene): string {
  const arcane = mode === undefined ? 'an' : modes[mode];
  if (who !== undefined) return `after ${arcane} attack roll against ${doerObject(who, scene)}`;
  if (scope !== undefined) return `after ${arcane} attack roll with this ${scene.host}`;
  return `after ${by === undefined ? `${arcane} attack roll` : `${whose(by, scene)} attack roll`}`;
}

function activated({ space, by, before }: Of<'space-activated'>, scene: Scene): string {
  const when = before ? 'before' : 'when';
  return by === undefined
    ? `${when} ${aSpace(space)} is activated`
    : `${when} ${acts(by, scene, 'activates', 'activate')} ${aSpace(space)}`;
}

const wouldLoseHealth = ({ who, byAttack }: Of<'would-lose-health'>, scene: Scene): string =>
  byAttack
    ? `when an attack would make ${doerObject(who, scene)} lose health`
    : `when ${doerName(who, scene)} would lose health`;

/** When something happens, in English. */
const moments: ForKinds<Moment, [scene: Scene], string> = {
  'phase-start': ({ phase }) => `at the start of the ${terms.phases[phase].one}`,
  'turn-start': ({ who }, scene) => `at the start of ${whose(who, scene)} turn`,
  'turn-end': ({ who }, scene) => `at the end of ${whose(who, scene)} turn`,
  'attack-rolled': (moment, scene) => rolled(moment, scene),
  hit: (moment, scene) => outcome(moment, scene, 'hits', 'hit'),
  missed: (moment, scene) => outcome(moment, scene, 'misses', 'miss'),
  'would-lose-health': (moment, scene) => wouldLoseHealth(moment, scene),
  'would-lose-essence': ({ who, notByItems }, scene) =>
    `when an effect${notByItems === true ? ' other than an item’s' : ''} would make ${doerObject(who, scene)} lose essence`,
  'would-die': ({ who }, scene) => `when ${doerName(who, scene)} would die`,
  'would-fall': ({ who }, scene) => `when a pit would destroy ${doerObject(who, scene)}`,
  'lost-health': ({ who }, scene) => `when ${acts(who, scene, 'loses', 'lose')} health`,
  'health-restored': ({ who, by }, scene) =>
    by === undefined
      ? `when ${acts(who ?? 'any', scene, 'restores', 'restore')} health`
      : `when ${acts(by, scene, 'restores', 'restore')} health to ${doerObject(who ?? 'any', scene)}`,
  'monster-destroyed': (moment, scene) => destroyed(moment, scene),
  'unit-destroyed': ({ who }, scene) =>
    typeof who === 'object'
      ? `when ${lowerThe(cardName(names.cards, who.monster))} is destroyed`
      : `when ${acts(who, scene, 'is', 'are')} destroyed`,
  'left-play': ({ what }) => `when ${what === 'quarry' ? 'the quarry' : 'a monster'} leaves play`,
  'monster-spawned': () => 'when a monster spawns',
  'barrel-exploded': () => 'when a barrel explodes',
  'explorer-exited': () => 'when an explorer exits',
  'chapter-advanced': () => 'when the chapter advances',
  'action-space-activated': ({ by }, scene) =>
    `when ${acts(by, scene, 'activates', 'activate')} an action space`,
  'space-activated': (moment, scene) => activated(moment, scene),
  'spawn-sealed': ({ by }, scene) =>
    by === undefined
      ? 'when a spawn space is sealed'
      : `when ${acts(by, scene, 'seals', 'seal')} a spawn space`,
  'recharge-rolled': ({ by }, scene) => `after ${acts(by, scene, 'rolls', 'roll')} the recharge die`,
  supported: ({ by }, scene) => `when ${acts(by, scene, 'supports', 'support')} another explorer`,
  'door-destroyed': ({ by }, scene) => `when ${acts(by, scene, 'destroys', 'destroy')} a door`,
  'spawn-checked': ({ who }, scene) => `after ${whose(who, scene)} spawn check`,
  'horror-checked': () => 'after the horror check',
  'horror-event-drawn': () => 'when a horror event is drawn',
  'tile-explored': ({ by, before }, scene) =>
    `${before ? 'before' : 'when'} ${acts(by, scene, 'explores', 'explore')} a tile`,
};

const times = (n: number): string => (n === 1 ? 'once' : n === 2 ? 'twice' : `${n} times`);

function limit({ per, times: n }: Limit): string {
  return per === 'chapter' ? `${times(n)} for each explorer` : `${times(n)} per ${per}`;
}

/** What is paid, as a sentence says it. */
const paid: ForKinds<Cost, [], string> = {
  stamina: ({ n }) => `spend ${terms.amounts.stamina(n)}`,
  essence: ({ n }) => `spend ${terms.amounts.essence(n)}`,
  health: ({ n }) => `lose ${terms.amounts.health(n)}`,
  marker: () => 'place a marker on this card',
  'horror-marker': () => 'place a horror marker on this card',
  'marker-off': () => 'take a marker off this card',
  unequip: () => 'unequip this card',
  destroy: () => 'destroy this card',
};

const pay = (costs: readonly Cost[]): string =>
  and(costs.map((cost) => forKind<Cost, [], string>(paid, cost)));

/** When, why and at what price, in English. */
export const momentPhrases: MomentPhrases = {
  moments,
  conditions,
  if: (condition) => `if ${condition}`,
  while: (condition) => `while ${condition}`,
  limit,
  notAlone: 'not in force while there is only one explorer',
  costs: {
    ...paid,
    stamina: ({ n }) => terms.amounts.stamina(n),
    essence: ({ n }) => terms.amounts.essence(n),
    health: ({ n }) => terms.amounts.health(n),
    marker: () => 'a marker',
    'horror-marker': () => 'a horror marker',
  },
  pay,
  mayPay: (costs) => `you may ${pay(costs)}`,
};
