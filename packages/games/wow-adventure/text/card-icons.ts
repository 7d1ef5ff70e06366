import { type ForKinds, forKind } from '@tavolo/kernel';
import type { Ability } from '../vocabulary/abilities.ts';
import type { Condition } from '../vocabulary/conditions.ts';
import type { Cost, Effect } from '../vocabulary/effects.ts';
import type { Objective } from '../vocabulary/quests.ts';
import type {
  AttackType,
  Face,
  ItemIcon,
  Level,
  Potion,
  Resource,
  Stat,
  Trait,
} from '../vocabulary/terms.ts';

/** A pictogram by its name: boards draw it, and whoever reads aloud skips it because the words say the same. */
export type CardIcon =
  | AttackType
  | Stat
  | `die-${Exclude<Face, 6>}`
  | 'sword-face'
  | 'die'
  | 'energy'
  | 'valor'
  | 'card'
  | 'discard'
  | 'cancel'
  | 'attach'
  | 'counter'
  | 'item'
  | 'backpack'
  | 'token'
  | 'discovery'
  | 'disease'
  | 'aggro'
  | 'beaten'
  | 'unbeaten'
  | 'no-attack'
  | 'shielded'
  | 'hero'
  | 'city'
  | 'space'
  | 'flight'
  | 'look'
  | 'turn-over'
  | 'trophy'
  | 'quest'
  | `timing-${Ability['timing']}`
  | `level-${Level}`
  | `potion-${Potion}`
  | `trait-${Trait}`
  | `gear-${ItemIcon}`
  | `resource-${Resource}`;

/** The icons of each kind of a union; none where none fits. */
type IconsFor<Union extends { readonly is: string }> = {
  readonly [Is in Union['is']]: readonly CardIcon[];
};

/** The same icons, whatever else it says. */
const shows =
  (...icons: readonly CardIcon[]) =>
  (): readonly CardIcon[] =>
    icons;

const effects: ForKinds<Effect, [], readonly CardIcon[]> = {
  bonus: ({ stat }) => [stat],
  'attack-type': ({ type }) => [type],
  'gain-energy': shows('energy'),
  'lose-energy': shows('energy'),
  reroll: shows('die'),
  'turn-die': shows('die'),
  roll: shows('die'),
  contest: shows('die'),
  'no-attack': shows('no-attack'),
  'attack-again': shows('attack'),
  'acts-last': shows('melee'),
  'end-combat': shows('cancel'),
  'skip-fight': shows('cancel'),
  'beat-this': shows('beaten'),
  'beat-other': shows('beaten'),
  'stays-unbeaten': shows('unbeaten'),
  'gains-aggro': shows('aggro'),
  'loses-aggro': shows('aggro'),
  grows: shows('damage'),
  'ignore-weapon-text': shows('cancel'),
  forbid: shows('cancel'),
  charge: shows('ranged'),
  ambush: shows('ranged', 'damage'),
  damage: shows('damage'),
  'damage-later': shows('damage'),
  heal: shows('health'),
  prevent: shows('shielded'),
  'prevent-by-cards': shows('shielded'),
  survive: shows('shielded'),
  disease: shows('disease'),
  cure: shows('disease'),
  'immune-to-disease': shows('disease'),
  'no-healing': shows('healing'),
  draw: shows('card'),
  discard: shows('discard'),
  'cancel-card': shows('cancel'),
  'attach-this': shows('attach'),
  shed: shows('discard'),
  'discard-this': shows('discard'),
  'remove-counter': shows('counter'),
  'peek-hand': shows('look'),
  move: shows('movement'),
  teleport: shows('space'),
  slow: shows('movement'),
  stop: shows('movement'),
  'end-movement': shows('movement'),
  'ignore-aggro': shows('aggro'),
  'turn-card': shows('turn-over'),
  'gain-item': shows('item'),
  'discard-item': shows('item'),
  trade: shows('item'),
  'place-discovery': shows('discovery'),
  'peek-discovery': shows('look'),
  'cancel-discovery': shows('discovery'),
  scout: shows('look'),
  'clear-unbeaten': shows('unbeaten'),
  mark: shows('token'),
  'flip-this': shows('turn-over'),
  'gain-level': ({ level }) => [`level-${level}`],
  'gain-trophy': shows('trophy'),
  'log-this': shows('valor'),
  'no-flight': shows('flight'),
  'second-trade': shows('resource-auction-house'),
  choose: shows(),
  when: shows(),
  each: shows(),
};

const conditions: ForKinds<Condition, [], readonly CardIcon[]> = {
  not: ({ that }) => conditionIcons(that),
  either: shows(),
  'attack-type': ({ type }) => [type],
  'opponent-is': shows('hero'),
  'opponent-trait': ({ any }) => any.map((trait): CardIcon => `trait-${trait}`),
  'opponent-faction': shows('hero'),
  'opponent-backpack': shows('backpack'),
  'opponent-without': shows('item'),
  'opponent-damage': shows('damage'),
  'opponent-half-dead': shows('damage'),
  'opponent-stayed': shows('movement'),
  'opponent-unbeaten': shows('unbeaten'),
  die: ({ faces }) => faces.map(faceIcon),
  'replaced-weapon': shows('card'),
  'in-combat': shows('attack'),
  hit: shows('attack'),
  'took-damage': shows('damage'),
  stands: shows('health'),
  'fought-not': shows('no-attack'),
  incoming: shows('damage'),
  'in-city': shows('city'),
  'side-up': shows('turn-over'),
  equipped: ({ icon }) => [`gear-${icon}`],
  'track-has': ({ trait }) => [`trait-${trait}`],
  'bearer-outside': shows('city'),
  'bearer-is': shows('attach'),
  'bearer-attacks': shows('attack'),
  'rolled-energy': shows('energy'),
  'played-by': shows('card'),
  'player-within': shows('space'),
  'concerns-you': shows('hero'),
  'unbeaten-here': shows('unbeaten'),
  backpack: shows('backpack'),
  'space-level': shows('space'),
};

export const costIcons: IconsFor<Cost> = {
  energy: ['energy'],
  'discard-this': ['discard'],
  damage: ['damage'],
  discard: ['discard'],
  'discard-item': ['item'],
};

export const objectiveIcons: IconsFor<Objective> = {
  travel: ['movement'],
  collect: ['token'],
  'collect-from-hero': ['token'],
  'pay-items': ['item'],
  'pay-cards': ['discard'],
  'beat-foes': ['beaten'],
  'beat-at': ['beaten'],
  'beat-overlord': ['trait-overlord'],
  'defeat-marked': ['hero'],
  'defeat-rivals': ['hero'],
  'damage-marked': ['damage'],
  'damage-rivals': ['damage'],
  'reach-level': [],
  'place-discoveries': ['discovery'],
  'discoveries-found': ['discovery'],
  'be-equipped': ['item'],
};

export const faceIcon = (face: Face): CardIcon => (face === 6 ? 'sword-face' : `die-${face}`);

export const effectIcons = (effect: Effect): readonly CardIcon[] =>
  forKind<Effect, [], readonly CardIcon[]>(effects, effect);

export const conditionIcons = (condition: Condition): readonly CardIcon[] =>
  forKind<Condition, [], readonly CardIcon[]>(conditions, condition);
