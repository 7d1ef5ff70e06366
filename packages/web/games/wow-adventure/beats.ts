import type { Sound } from '../face.ts';
import type { Fact } from './game.ts';

/** How long facts are shown, in beats; what is not listed passes in half a beat. */
const lengths: { readonly [Is in Fact['is']]?: number } = {
  'goes-first': 1,
  'chose-character': 1,
  'turn-began': 1,
  'rolled-movement': 1,
  walked: 0.5,
  moved: 1,
  'revealed-tokens': 1.5,
  'drew-cards': 0,
  'saw-token': 0,
  'saw-hand': 0,
  'saw-cards': 0,
  played: 1.5,
  cancelled: 2,
  'used-power': 1,
  'drew-encounter': 2,
  'drew-event': 2,
  'began-fight': 1,
  'attacked-hero': 1.5,
  'rolled-combat': 2,
  rerolled: 1.5,
  struck: 1.5,
  hurt: 1,
  healed: 1,
  beat: 1.5,
  'gained-item': 2.5,
  'went-unbeaten': 1.5,
  'was-defeated': 2,
  'rose-to': 1.5,
  'completed-quest': 2,
  'took-trophy': 2,
  won: 2,
};

export const beats = ({ is }: Fact): number => lengths[is] ?? 0.5;

const sounds: { readonly [Is in Fact['is']]?: Sound } = {
  'rolled-movement': 'dice',
  'rolled-combat': 'dice',
  rerolled: 'dice',
  'rolled-extra': 'dice',
  'drew-encounter': 'card',
  'drew-event': 'card',
  played: 'card',
  'gained-item': 'coin',
  'completed-quest': 'coin',
  'took-trophy': 'coin',
  hurt: 'hurt',
  'was-defeated': 'death',
  won: 'win',
};

export const soundOf = ({ is }: Fact): Sound | null => sounds[is] ?? null;
