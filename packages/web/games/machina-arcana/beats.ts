import type { Sound } from '../face.ts';
import type { Fact } from './game.ts';

/** How long facts are shown, in beats; what is not listed passes in half a beat. */
const lengths: { readonly [Is in Fact['is']]?: number } = {
  'chose-explorer': 1,
  'laid-tile': 1.5,
  'scrolled-off': 1,
  'chapter-began': 2.5,
  'round-began': 1,
  'turn-began': 1,
  'turn-ended': 0,
  moved: 0.75,
  displaced: 1,
  activated: 1,
  recharged: 1.5,
  played: 1,
  rolled: 2,
  'changed-roll': 1,
  hit: 1.25,
  missed: 1.25,
  lost: 0.75,
  supported: 1,
  prevented: 1,
  redirected: 1,
  'destroyed-unit': 1.5,
  banished: 1.5,
  died: 3,
  saved: 2,
  exploded: 1.5,
  'traps-fired': 1.5,
  'checked-spawn': 1.75,
  'rolled-game-die': 0,
  spawned: 1.5,
  'checked-horror': 1.75,
  'drew-event': 2,
  'level-rose': 2,
  'monster-began': 0.75,
  'monster-chose': 0.25,
  'monster-stopped': 0.25,
  'drew-item': 1,
  'gained-item': 1.5,
  'effect-rolled': 1.5,
  peeked: 2,
  won: 3,
  'lost-game': 3,
};

export const beats = ({ is }: Fact): number => lengths[is] ?? 0.5;

const sounds: { readonly [Is in Fact['is']]?: Sound } = {
  rolled: 'dice',
  'checked-spawn': 'dice',
  'checked-horror': 'dice',
  'effect-rolled': 'dice',
  recharged: 'dice',
  'drew-event': 'card',
  'drew-item': 'card',
  'chapter-began': 'card',
  'gained-item': 'coin',
  hit: 'hurt',
  exploded: 'hurt',
  died: 'death',
  won: 'win',
};

export const soundOf = ({ is }: Fact): Sound | null => sounds[is] ?? null;
