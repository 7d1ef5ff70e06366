import type { Tone } from '@tavolo/language';
import type { Fact } from '../facts.ts';

/** How each fact feels to the one it happens to; what is not listed is plain. */
const tones: { readonly [Is in Fact['is']]?: Tone } = {
  'scenario-begins': 'heading',
  'round-begins': 'heading',
  'turn-begins': 'heading',
  'scenario-ends': 'heading',
  'room-revealed': 'heading',
  healed: 'good',
  prevented: 'good',
  negated: 'good',
  xp: 'good',
  coins: 'good',
  treasure: 'good',
  found: 'good',
  recovered: 'good',
  'items-refreshed': 'good',
  'goal-met': 'good',
  suffered: 'bad',
  'trap-sprung': 'bad',
  'coins-taken': 'bad',
  exhausted: 'bad',
  'goal-missed': 'bad',
  drawn: 'quiet',
  focused: 'quiet',
  picked: 'quiet',
  'turn-skipped': 'quiet',
  'card-to': 'quiet',
  'use-spent': 'quiet',
  'condition-ends': 'quiet',
  immune: 'quiet',
  'elements-wane': 'quiet',
  strong: 'quiet',
  reshuffled: 'quiet',
  'none-left': 'quiet',
  'shuffled-in': 'quiet',
  'round-ends': 'quiet',
  gone: 'quiet',
};

export const toneOf = (fact: Fact): Tone => {
  // To the players, whoever is reading: they are all on one side.
  if (fact.is === 'died') return fact.side === 'monsters' ? 'good' : 'bad';
  if (fact.is === 'ending') return fact.ending === 'success' ? 'good' : 'bad';
  return tones[fact.is] ?? 'plain';
};
