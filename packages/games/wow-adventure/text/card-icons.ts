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

/** Words that are joined to others tell their icons themselves: `bonus` has that of its number. */
const effects: IconsFor<Effect> = {
  bonus: [],
  'attack-type': [],
  'gain-energy': ['energy'],
  'lose-energy': ['energy'],
  reroll: ['die'],
  'turn-die': ['die'],
  roll: ['die'],
  contest: ['die'],
  'no-attack': ['no-attack'],
  'attack-again': ['attack'],
  'acts-last': ['melee'],
  'end-combat': ['cancel'],
  'skip-fight': ['cancel'],
  'beat-this': ['beaten'],
  'beat-other': ['beaten'],
  'stays-unbeaten': ['unbeaten'],
  'gains-aggro': ['aggro'],
  'loses-aggro': ['aggro'],
  grows: ['damage'],
  'ignore-weapon-text': ['cancel'],
  forbid: ['cancel'],
  charge: ['ranged'],
  ambush: ['ranged', 'damage'],
  damage: ['damage'],
  'damage-later': ['damage'],
  heal: ['health'],
  prevent: ['shielded'],
  'prevent-by-cards': ['shielded'],
  survive: ['shielded'],
  disease: ['disease'],
  cure: ['disease'],
  'immune-to-disease': ['disease'],
  'no-healing': ['healing'],
  draw: ['card'],
  discard: ['discard'],
  'cancel-card': ['cancel'],
  'attach-this': ['attach'],
  shed: ['discard'],
  'discard-this': ['discard'],
  'remove-counter': ['counter'],
  'peek-hand': ['look'],
  move: ['movement'],
  teleport: ['space'],
  slow: ['movement'],
  stop: ['movement'],
  'end-movement': ['movement'],
  'ignore-aggro': ['aggro'],
  'turn-card': ['turn-over'],
  'gain-item': ['item'],
  'discard-item': ['item'],
  trade: ['item'],
  'place-discovery': ['discovery'],
  'peek-discovery': ['look'],
  'cancel-discovery': ['discovery'],
  scout: ['look'],
  'clear-unbeaten': ['unbeaten'],
  mark: ['token'],
  'flip-this': ['turn-over'],
  'gain-level': [],
  'gain-trophy': ['trophy'],
  'log-this': ['valor'],
  'no-flight': ['flight'],
  'second-trade': ['resource-auction-house'],
  choose: [],
  when: [],
  each: [],
};

const conditions: IconsFor<Condition> = {
  not: [],
  either: [],
  'attack-type': [],
  'opponent-is': ['hero'],
  'opponent-trait': [],
  'opponent-faction': ['hero'],
  'opponent-backpack': ['backpack'],
  'opponent-without': ['item'],
  'opponent-damage': ['damage'],
  'opponent-half-dead': ['damage'],
  'opponent-stayed': ['movement'],
  'opponent-unbeaten': ['unbeaten'],
  die: [],
  'replaced-weapon': ['card'],
  'in-combat': ['attack'],
  hit: ['attack'],
  'took-damage': ['damage'],
  stands: ['health'],
  'fought-not': ['no-attack'],
  incoming: ['damage'],
  'in-city': ['city'],
  'side-up': ['turn-over'],
  equipped: [],
  'track-has': [],
  'bearer-outside': ['city'],
  'bearer-is': ['attach'],
  'bearer-attacks': ['attack'],
  'rolled-energy': ['energy'],
  'played-by': ['card'],
  'player-within': ['space'],
  'concerns-you': ['hero'],
  'unbeaten-here': ['unbeaten'],
  backpack: ['backpack'],
  'space-level': ['space'],
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

/** The icons of an effect, its own number, type or level among them. */
export function effectIcons(effect: Effect): readonly CardIcon[] {
  switch (effect.is) {
    case 'bonus':
      return [effect.stat];
    case 'attack-type':
      return [effect.type];
    case 'gain-level':
      return [`level-${effect.level}`];
    default:
      return effects[effect.is];
  }
}

/** The icons of a condition, those of what it names among them. */
export function conditionIcons(condition: Condition): readonly CardIcon[] {
  switch (condition.is) {
    case 'not':
      return conditionIcons(condition.that);
    case 'attack-type':
      return [condition.type];
    case 'opponent-trait':
      return condition.any.map((trait): CardIcon => `trait-${trait}`);
    case 'track-has':
      return [`trait-${condition.trait}`];
    case 'die':
      return condition.faces.map(faceIcon);
    case 'equipped':
      return [`gear-${condition.icon}`];
    default:
      return conditions[condition.is];
  }
}
