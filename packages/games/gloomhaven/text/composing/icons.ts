import type { Ability, Additions, Adjustment } from '../../vocabulary/abilities.ts';
import type { Lasting } from '../../vocabulary/lasting.ts';
import type { Condition, PrintedElement } from '../../vocabulary/terms.ts';

/** A pictogram by its name: the client draws it, a screen reader skips it because the text says the same. */
export type IconWord =
  | 'attack'
  | 'move'
  | 'jump'
  | 'range'
  | 'heal'
  | 'shield'
  | 'retaliate'
  | 'loot'
  | 'target'
  | 'pierce'
  | 'push'
  | 'pull'
  | 'area'
  | 'damage'
  | 'kill'
  | 'summon'
  | 'grant'
  | 'control'
  | 'recover'
  | 'refresh'
  | 'lose-cards'
  | 'trap'
  | 'obstacle'
  | 'hex'
  | 'special'
  | 'advantage'
  | 'disadvantage'
  | 'flying'
  | 'initiative'
  | 'hp'
  | 'xp'
  | 'lost'
  | 'unrecoverable'
  | 'round'
  | 'persistent'
  | 'augment'
  | 'spent'
  | 'consumed'
  | 'shuffle'
  | 'rolling'
  | Condition
  | PrintedElement
  | `consume-${PrintedElement}`;

/** The icons for whatever of these is there, in this order. */
export const iconsIf = (
  ...icons: readonly (readonly [there: unknown, icon: IconWord])[]
): readonly IconWord[] =>
  icons.filter(([there]) => there !== undefined && there !== false).map(([, icon]) => icon);

export const consumed = (elements: readonly PrintedElement[] = []): readonly IconWord[] =>
  elements.map((element): IconWord => `consume-${element}`);

const alone: { readonly [Do in Ability['do']]: IconWord | null } = {
  attack: 'attack',
  move: 'move',
  heal: 'heal',
  damage: 'damage',
  condition: null,
  push: 'push',
  pull: 'pull',
  shield: 'shield',
  retaliate: 'retaliate',
  loot: 'loot',
  summon: 'summon',
  'summon-monster': 'summon',
  kill: 'kill',
  grant: 'grant',
  control: 'control',
  recover: 'recover',
  refresh: 'refresh',
  'lose-cards': 'lose-cards',
  'make-trap': 'trap',
  'disarm-trap': 'trap',
  'spring-on': 'trap',
  'make-obstacle': 'obstacle',
  'destroy-obstacle': 'obstacle',
  'move-obstacle': 'obstacle',
  'choose-hex': 'hex',
  infuse: null,
  'consume-then': null,
  special: 'special',
};

/** The icons of an ability without its adjustments. */
export function iconsOf(ability: Ability): readonly IconWord[] {
  const icon = alone[ability.do];
  return [...(icon === null ? [] : [icon]), ...detailsOf(ability)];
}

function detailsOf(ability: Ability): readonly IconWord[] {
  switch (ability.do) {
    case 'attack':
      return [
        ...iconsIf([ability.range, 'range'], [ability.area, 'area'], [ability.count, 'target']),
        ...iconsIf([ability.pierce, 'pierce'], [ability.push, 'push'], [ability.pull, 'pull']),
        ...(ability.conditions ?? []),
      ];
    case 'move':
      return iconsIf([ability.jump, 'jump'], [ability.looting, 'loot']);
    case 'heal':
      return [...iconsIf([ability.range, 'range'], [ability.count, 'target']), ...(ability.conditions ?? [])];
    case 'condition':
      return [...ability.conditions, ...iconsIf([ability.push, 'push'], [ability.pull, 'pull'])];
    case 'shield':
    case 'retaliate':
      return iconsIf([ability.range, 'range']);
    case 'make-trap':
      return [...iconsIf([ability.damage, 'damage'], [ability.xp, 'xp']), ...(ability.conditions ?? [])];
    default:
      return withinOf(ability);
  }
}

/** The icons of what an ability holds within: other abilities and elements. */
function withinOf(ability: Ability): readonly IconWord[] {
  switch (ability.do) {
    case 'grant':
      return ability.perform.flatMap(iconsOf);
    case 'control':
      return ability.perform === 'its-turn' ? [] : ability.perform.flatMap(iconsOf);
    case 'infuse':
      return ability.elements;
    case 'consume-then':
      return [...consumed(ability.consume), ...ability.then.flatMap(iconsOf)];
    case 'kill':
      return iconsIf([ability.area, 'area']);
    default:
      return [];
  }
}

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

export const iconsOfAdditions = (additions: Additions = {}): readonly IconWord[] =>
  additionKinds.filter((kind) => additions[kind] !== undefined).map((kind) => added[kind]);

/** In the order in which they are told. */
export const additionKinds = Object.keys(added) as readonly (keyof Additions)[]; // the record's own keys

export const iconsOfAdjustment = (adjustment: Adjustment): readonly IconWord[] => [
  ...consumed(adjustment.consume),
  ...iconsOfAdditions(adjustment.add),
  ...(adjustment.conditions ?? []),
  ...iconsIf([adjustment.area, 'area'], [adjustment.advantage, 'advantage']),
  ...[...(adjustment.instead ?? []), ...(adjustment.then ?? [])].flatMap(iconsOf),
  ...iconsIf([adjustment.xp, 'xp']),
];

/** The icons of a lasting effect. */
export function iconsOfLasting(lasting: Lasting): readonly IconWord[] {
  switch (lasting.on) {
    case 'attack':
      return [
        ...consumed(lasting.consume),
        ...iconsOfAdditions(lasting.add),
        ...(lasting.conditions ?? []),
        ...iconsIf([lasting.destroyObstacle, 'obstacle'], [lasting.advantage, 'advantage']),
        ...[...(lasting.instead ?? []), ...(lasting.then ?? [])].flatMap(iconsOf),
      ];
    case 'attack-ability':
      return [...consumed(lasting.consume), ...iconsOfAdditions(lasting.add)];
    case 'heal-ability':
      return iconsOfAdditions(lasting.add);
    case 'move-ability':
      return iconsOf(lasting.instead);
    case 'attacked':
      return iconsIf(
        [lasting.shield, 'shield'],
        [lasting.retaliate, 'retaliate'],
        [lasting.disadvantage, 'disadvantage'],
      );
    case 'damage':
      return iconsIf(
        [lasting.shield, 'shield'],
        [lasting.retaliate, 'retaliate'],
        [lasting.prevent, 'damage'],
      );
    case 'ally-attacked':
      return ['target'];
    case 'turn-start':
    case 'turn-end':
      return lasting.do.flatMap(iconsOf);
    case 'retaliated':
      return ['retaliate', 'xp'];
    case 'always':
      return 'flying' in lasting ? ['flying'] : ['augment'];
  }
}
