import type { Fact } from '@tavolo/gauntlet-of-fools';
import type { Sound } from '../face.ts';

/** How long facts are shown, in beats; what is not listed passes in half a beat. */
const lengths: { readonly [Is in Fact['is']]?: number } = {
  dealt: 1,
  took: 1.5,
  stole: 2,
  'entered-the-gauntlet': 1,
  'turn-began': 0.5,
  'looked-ahead': 1,
  'turned-over': 2,
  'modifier-waits': 1,
  'encounter-stands': 0.5,
  used: 1.5,
  'used-one-use-dice': 1,
  'paid-off': 1,
  skipped: 1,
  'fights-again': 1,
  'faces-again': 1,
  'private-encounter': 2,
  rolled: 2,
  rerolled: 2,
  attacked: 0,
  'attack-counted': 0.5,
  killed: 1.5,
  dodged: 1.5,
  'was-hit': 1.5,
  'gained-gold': 1,
  'lost-gold': 1,
  bet: 0.5,
  'won-the-bet': 1,
  wounded: 1,
  healed: 1,
  'poison-hurt': 1,
  'dropped-boast': 1,
  died: 2,
  'came-back': 1.5,
  ended: 2,
  saw: 0,
  removed: 0,
  'named-active': 0,
};

export const beats = ({ is }: Fact): number => lengths[is] ?? 0.5;

const sounds: { readonly [Is in Fact['is']]?: Sound } = {
  took: 'card',
  stole: 'card',
  'turned-over': 'card',
  'private-encounter': 'card',
  rolled: 'dice',
  rerolled: 'dice',
  'gained-gold': 'coin',
  'won-the-bet': 'coin',
  wounded: 'hurt',
  'poison-hurt': 'hurt',
  died: 'death',
  ended: 'win',
};

export const soundOf = ({ is }: Fact): Sound | null => sounds[is] ?? null;
