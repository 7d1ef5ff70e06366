import type { damage as chapter } from '../../../rulebook/damage.ts';

/** Damage and how it is negated, in English. */
export const damage: Readonly<Record<(typeof chapter.rules)[number]['id'], string>> = {
  'gh/damage.1': 'Damage on a character reduces its hit points by that amount.',
  'gh/damage.2':
    'Instead of suffering one instance of damage, of any size and source, a player may lose one card from hand or two cards from the discard pile; the damage then becomes 0.',
  'gh/damage.2a':
    'A monster hits for 6 and the player has 3 cards in hand: losing one of them, the player suffers no damage and the card goes to the lost pile.',
  'gh/damage.2b':
    'A trap deals 5 and the player has no hand but 4 discarded cards: losing two of them, the player suffers no damage.',
  'gh/damage.3': 'Negation cancels only damage; conditions and other effects of the attack still apply.',
  'gh/damage.3a':
    'The damage of an attack for 4 with STUN is negated: the character is stunned all the same.',
  'gh/damage.4':
    'Cards selected for the round and not yet played are neither in hand nor discarded and cannot be used for negation.',
  'gh/damage.4a':
    "A player's only cards are the two selected ones: damage dealt before the turn cannot be negated.",
  'gh/damage.5': 'One card from hand and one from discard do not make a valid pair.',
  'gh/damage.6': 'The decision is taken when the final amount is known, after modifier card and Shield.',
  'gh/damage.7':
    'Each source is negated separately: attacks of one multi-attack, each hazardous hex, each Retaliate.',
  'gh/damage.7a':
    'Two monsters attack for 3 and for 2: to prevent both, the player loses two cards from hand or pays twice in another legal way.',
  'gh/damage.8': 'Only characters can negate; summons, monsters and allied figures cannot.',
  'gh/damage.9':
    'Damage a character causes itself through its own action is mandatory but may be negated like other damage [gh/A-09].',
  'gh/damage.10':
    'Bonuses preventing damage (persistent bonuses, items) are applied before deciding about cards.',
  'gh/damage.11': 'Damage of 0 or less is no damage and triggers nothing.',
  'gh/damage.12':
    'A character at 0 or fewer hit points is exhausted [gh/round.23]; there is no other death in the standard game.',
  'gh/damage.13': 'Monsters, summons and objectives at 0 hit points are removed [gh/attack.21].',
  'gh/damage.14': 'Excess damage is ignored.',
};
