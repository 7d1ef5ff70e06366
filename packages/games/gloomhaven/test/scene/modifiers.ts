import type { Modifier } from '../../vocabulary/class-cards.ts';
import type { ModifierId } from '../../vocabulary/ids.ts';

const card = (id: string, words: Omit<Modifier, 'id'>): Modifier => ({ id: id as ModifierId, ...words }); // an id of the tests

/** Modifier cards that the rulebook's cases name and no class of the box has. */
const more: readonly Modifier[] = [
  card('roll-+2', { value: 2, rolling: true }),
  card('roll--1', { value: -1, rolling: true }),
  card('roll-heal-2', { value: 0, rolling: true, effects: [{ is: 'heal-self', value: 2 }] }),
  card('+0-muddle', { value: 0, effects: [{ is: 'condition', condition: 'muddle' }] }),
  card('+1-stun', { value: 1, effects: [{ is: 'condition', condition: 'stun' }] }),
  card('+2-stun', { value: 2, effects: [{ is: 'condition', condition: 'stun' }] }),
  card('+1-fire', { value: 1, effects: [{ is: 'infuse', element: 'fire' }] }),
];

/** The modifiers of the box and those that only cases name. */
export const withMore = (known: ReadonlyMap<ModifierId, Modifier>): ReadonlyMap<ModifierId, Modifier> =>
  new Map([...known, ...more.map((it) => [it.id, it] as const)]);
