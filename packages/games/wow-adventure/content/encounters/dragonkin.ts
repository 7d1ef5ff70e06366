import type { ChallengeCard } from '../../vocabulary/challenge-cards.ts';
import { melee, ranged } from '../words/attacks.ts';
import { theirAttackIs, trackHas } from '../words/conditions.ts';
import { becomesRanged, bonus, choose, damage, heal } from '../words/effects.ts';
import { encounter } from '../words/foes.ts';
import { armor, trinket, weapon } from '../words/items.ts';
import {
  always,
  energy,
  given,
  may,
  onceACombat,
  onceATurn,
  onDie,
  paying,
  thisCard,
} from '../words/powers.ts';

/** Dragonkin, yellow and red, and the items on their backs. */
export const dragonkin: readonly ChallengeCard[] = [
  encounter('yellow', 'dreaming-whelp', {
    foe: { traits: ['dragonkin'], attack: ranged(4), defense: 7, damage: 1 },
    powers: [onDie([6], { is: 'lose-energy', who: 'opponent' })],
    item: weapon(
      'dreamscale-staff',
      { icons: ['staff'], attack: melee(6), potions: ['health'] },
      onceATurn(paying(energy(1), 'upkeep', heal(1))),
    ),
  }),
  encounter('yellow', 'drakonid-overseer', {
    foe: { traits: ['dragonkin', 'aggro'], attack: melee(5), defense: 8, damage: 3 },
    item: weapon(
      'dragonbreath-blunderbuss',
      { icons: ['gun'], attack: ranged(5), potions: ['mana'] },
      onDie([6], bonus('damage', 1)),
      onDie([1], damage(1, 'self')),
    ),
  }),
  encounter('red', 'scalebane-drake', {
    foe: { traits: ['dragonkin'], attack: ranged(5), defense: 9, damage: 2 },
    powers: [onDie([6], bonus('damage', 1))],
    item: armor(
      'dragonscale-hauberk',
      { icons: ['mail'], defense: 8, potions: ['health', 'swiftness'] },
      given(always(bonus('defense', 1)), theirAttackIs('ranged')),
    ),
  }),
  encounter('red', 'brood-of-whelps', {
    foe: { traits: ['dragonkin'], attack: ranged(4), defense: 8, damage: 1 },
    powers: [given(always(bonus('attack', 1)), trackHas('dragonkin'))],
    item: trinket(
      'caged-whelp',
      ['swiftness'],
      paying(thisCard, 'before-roll', bonus('attack', 1), becomesRanged),
    ),
  }),
  encounter('red', 'drakonid-legionmaster', {
    foe: { traits: ['dragonkin', 'aggro'], attack: melee(6), defense: 9, damage: 3 },
    item: armor('legionmasters-aegis', {
      icons: ['plate', 'shield'],
      defense: 9,
      potions: ['health', 'swiftness'],
    }),
  }),
  encounter('red', 'chromatic-dragonspawn', {
    foe: { traits: ['dragonkin', 'aggro'], attack: melee(6), defense: 9, damage: 2 },
    powers: [onDie([1], bonus('defense', 1)), onDie([6], bonus('damage', 1))],
    item: weapon(
      'chromatic-cleaver',
      { icons: ['axe'], attack: melee(6), potions: ['mana'] },
      onceACombat(
        may(
          'before-roll',
          choose('self', {
            strike: [bonus('attack', 1), bonus('defense', -1)],
            guard: [bonus('defense', 1), bonus('attack', -1)],
          }),
        ),
      ),
    ),
  }),
  encounter('red', 'wyrmguard-captain', {
    foe: { traits: ['dragonkin'], attack: melee(5), defense: 9, damage: 2 },
    powers: [always({ is: 'forbid', what: 'reroll' })],
    item: armor('wyrmguard-leathers', { icons: ['leather'], defense: 8, potions: ['swiftness'] }),
  }),
];
