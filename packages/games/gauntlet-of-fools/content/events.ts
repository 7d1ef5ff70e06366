import { choice, discardPenalties, either, gainToken, gold, goldPerAttack, heal, wound } from './effects.ts';
import { modifier, special } from './words.ts';

/** The five special encounters. */
export const specials = [
  special('cache', [gold(2)]),
  special('gold-vein', [goldPerAttack(5)]),
  // One of the two, not both. [gof/A-06]
  special('healing-pool', [choice(either('heal', heal(1)), either('discard-penalties', discardPenalties))]),
  special('magic-pool', [
    choice(
      either('weapon-token', gainToken('weapon-token')),
      either('class-token', gainToken('class-token')),
    ),
  ]),
  special('spear-trap', [wound(1)], { trap: true }),
];

/** The five modifiers. */
export const modifiers = [
  modifier('extra-bitey', { damageTimes: 2 }),
  modifier('extra-scary', { attack: 3 }),
  modifier('extra-tough', { defense: 3 }),
  modifier('extra-wealthy', { gold: 3 }),
  modifier('side-passage', { twoEncounters: true }),
];
