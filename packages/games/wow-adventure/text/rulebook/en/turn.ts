import type { turn as chapter } from '../../../rulebook/turn.ts';

/** The turn, in English. */
export const turn: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'wow/turn.1':
    'The first player takes a whole turn, then the player on the left, and so on clockwise until somebody wins.',
  'wow/turn.2': 'A turn has four phases, in this order: movement, exploration, challenge, upkeep.',
  'wow/turn.3':
    "After upkeep the movement die passes to the left, and that player's hero becomes the active hero.",
  'wow/turn.4': 'Effects at the start of a turn are resolved before the movement roll.',
  'wow/turn.5':
    'Effects at the end of a turn are resolved after upkeep; then unspent energy is lost and effects for this turn end.',
};
