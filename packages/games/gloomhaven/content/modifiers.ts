import type { Copies, Modifier, ModifierEffect } from '../vocabulary/class-cards.ts';
import type { ModifierId } from '../vocabulary/ids.ts';
import type { Condition, Element } from '../vocabulary/terms.ts';
import { copies } from './words/mats.ts';

/** Attack modifier cards, named as players read them: `+2-fire`, `roll-stun`. */

type Words = Omit<Modifier, 'id' | 'value'>;

const modifier = (id: string, value: Modifier['value'], words: Words = {}): Modifier => ({
  ...{ id: id as ModifierId, value },
  ...words,
});
const signed = (value: number): string => (value < 0 ? `${value}` : `+${value}`);

const plain = (value: number): Modifier => modifier(signed(value), value);
const withEffect = (value: number, name: string, effect: ModifierEffect): Modifier =>
  modifier(`${signed(value)}-${name}`, value, { effects: [effect] });
const rolling = (name: string, effect: ModifierEffect): Modifier =>
  modifier(`roll-${name}`, 0, { rolling: true, effects: [effect] });

const condition = (of: Condition): ModifierEffect => ({ is: 'condition', condition: of });
const infuse = (element: Element): ModifierEffect => ({ is: 'infuse', element });
const rollingForce = (is: 'push' | 'pull' | 'pierce', value: number): Modifier =>
  rolling(`${is}-${value}`, { is, value });

const rollingConditions = ['poison', 'immobilize', 'disarm', 'stun', 'muddle', 'invisible'] as const;
const rollingElements = ['fire', 'air', 'earth', 'light', 'dark'] as const;

/** Every kind of card of the six classes' decks; `minus-one` is what items and scenarios put in. */
export const modifiers: readonly Modifier[] = [
  ...[-2, -1, 0, 1, 2, 3].map(plain),
  modifier('x2', 'x2', { shuffle: true }),
  modifier('null', 'null', { shuffle: true }),
  modifier('bless', 'x2', { leaves: 'bless' }),
  modifier('curse', 'null', { leaves: 'curse' }),
  modifier('minus-one', -1),
  withEffect(0, 'stun', condition('stun')),
  withEffect(0, 'add-target', { is: 'add-target' }),
  withEffect(1, 'wound', condition('wound')),
  withEffect(1, 'immobilize', condition('immobilize')),
  withEffect(1, 'curse', condition('curse')),
  withEffect(1, 'heal-2', { is: 'heal-self', value: 2 }),
  withEffect(1, 'shield-1', { is: 'shield-self', value: 1 }),
  withEffect(2, 'muddle', condition('muddle')),
  withEffect(2, 'fire', infuse('fire')),
  withEffect(2, 'ice', infuse('ice')),
  modifier('roll-+1', 1, { rolling: true }),
  rollingForce('push', 1),
  rollingForce('push', 2),
  rollingForce('pull', 1),
  rollingForce('pierce', 3),
  rolling('add-target', { is: 'add-target' }),
  ...rollingConditions.map((each) => rolling(each, condition(each))),
  ...rollingElements.map((each) => rolling(each, infuse(each))),
];

/** The twenty cards that every deck starts as. [gh/components.26] */
export const standardDeck: readonly Copies[] = [
  copies(6, '+0'),
  copies(5, '+1'),
  copies(5, '-1'),
  copies(1, '+2'),
  copies(1, '-2'),
  copies(1, 'x2'),
  copies(1, 'null'),
];
