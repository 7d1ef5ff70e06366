import type { states as chapter } from '../../../rulebook/states.ts';

/** Rolls for effect, tokens gathered on cards and states, in English. */
export const states: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'ma/states.1': 'To roll for effect X, roll the game die: the effect happens at X or more.',
  'ma/states.2':
    'A card may gather tokens: each time its condition occurs, an explored token is put on the card. When there are as many as it says, the effect happens, and the tokens are cleared.',
  'ma/states.3':
    'Other icons stand for: unequip this item; destroy an item, a unit or a related event; an enters-play ability.',
  'ma/states.4':
    'For a warded unit the next loss of health is prevented whole, whatever its size; then the unit is no longer warded. A dazed unit skips its next turn; then it is no longer dazed.',
  'ma/states.5':
    'The same bonus from two different cards adds up. The effect of one card adds to itself only if it was paid for twice.',
};
