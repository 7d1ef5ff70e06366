import type { Tone } from '@tavolo/language';
import type { Fact } from '../facts.ts';

/** How each fact feels to the one it happens to; what is not listed is plain. */
const tones: { readonly [Is in Fact['is']]?: Tone } = {
  'goes-first': 'heading',
  'turn-began': 'heading',
  won: 'heading',
  beat: 'good',
  healed: 'good',
  prevented: 'good',
  survived: 'good',
  'was-cured': 'good',
  'rose-to': 'good',
  'gained-item': 'good',
  'stole-item': 'good',
  'gained-energy': 'good',
  'kept-token': 'good',
  progressed: 'good',
  'completed-quest': 'good',
  'took-trophy': 'good',
  'logged-event': 'good',
  hurt: 'bad',
  'caught-disease': 'bad',
  'will-suffer': 'bad',
  'was-defeated': 'bad',
  'sprang-trap': 'bad',
  'stopped-by-aggro': 'bad',
  'met-token': 'bad',
  'lost-energy': 'bad',
  cancelled: 'bad',
  'got-no-reward': 'bad',
  'gained-aggro': 'bad',
  'made-no-attack': 'quiet',
  'left-track': 'quiet',
  'event-left': 'quiet',
  'came-off': 'quiet',
  reshuffled: 'quiet',
  'turn-ended': 'quiet',
  'lost-item': 'quiet',
};

export const toneOf = ({ is }: Fact): Tone => tones[is] ?? 'plain';
