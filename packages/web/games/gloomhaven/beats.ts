import type { Sound } from '../face.ts';
import type { Fact } from './game.ts';

/** How long facts are shown, in beats; what is not listed passes in half a beat. */
const lengths: { readonly [Is in Fact['is']]?: number } = {
  'class-chosen': 1,
  'level-chosen': 0,
  'goal-dealt': 0,
  equipped: 0,
  'hand-chosen': 0,
  placed: 0.5,
  'scenario-begins': 1.5,
  story: 2,
  'round-begins': 1,
  picked: 0,
  initiative: 0.5,
  'monster-card': 1,
  'turn-begins': 0.75,
  'turn-skipped': 1,
  action: 1,
  'item-used': 1,
  focused: 0.5,
  'door-opened': 1,
  'room-revealed': 1.5,
  appeared: 0.25,
  attack: 1,
  drawn: 1.5,
  hit: 0.5,
  suffered: 1.25,
  prevented: 1,
  negated: 1.25,
  healed: 1,
  condition: 0.75,
  'condition-ends': 0.25,
  died: 1.25,
  exhausted: 2,
  coins: 0,
  'card-to': 0,
  'use-spent': 0.25,
  'none-left': 0,
  reshuffled: 0.25,
  'elements-wane': 0.25,
  'round-ends': 0.5,
  ending: 2,
  reckoned: 0.5,
  'scenario-ends': 1,
};

/** A figure that moves is shown step by step: a long way takes longer. */
export function beats(fact: Fact): number {
  if (fact.is === 'moved') return Math.min(2.5, 0.35 * fact.path.length + 0.25);
  return lengths[fact.is] ?? 0.5;
}

const sounds: { readonly [Is in Fact['is']]?: Sound } = {
  action: 'card',
  'monster-card': 'card',
  drawn: 'card',
  'coins-taken': 'coin',
  treasure: 'coin',
  suffered: 'hurt',
  died: 'death',
  exhausted: 'death',
};

export function soundOf(fact: Fact): Sound | null {
  if (fact.is === 'scenario-ends') return fact.outcome === 'success' ? 'win' : 'death';
  return sounds[fact.is] ?? null;
}
