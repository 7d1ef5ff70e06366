import type { Tone } from '@tavolo/language';
import type { Fact } from '../facts.ts';

/** How each fact feels to the one it happens to; what is not listed is plain. */
const tones: { readonly [Is in Fact['is']]?: Tone } = {
  'entered-the-gauntlet': 'heading',
  'turn-began': 'heading',
  ended: 'heading',
  killed: 'good',
  dodged: 'good',
  'gained-gold': 'good',
  'gained-token': 'good',
  'gained-bonus': 'good',
  'discarded-penalties': 'good',
  'won-the-bet': 'good',
  healed: 'good',
  'came-back': 'good',
  spared: 'good',
  'was-hit': 'bad',
  wounded: 'bad',
  'poison-hurt': 'bad',
  'lost-gold': 'bad',
  'lost-token': 'bad',
  'gained-penalty': 'bad',
  cursed: 'bad',
  died: 'bad',
  'stays-dead': 'quiet',
  'made-no-attack': 'quiet',
  'modifier-waits': 'quiet',
  declined: 'quiet',
  skipped: 'quiet',
};

export const toneOf = ({ is }: Fact): Tone => tones[is] ?? 'plain';
