import type { ChallengeCard } from '../../vocabulary/challenge-cards.ts';
import {
  always,
  armor,
  bonus,
  damage,
  encounter,
  melee,
  onDie,
  onTheirDie,
  pouch,
  ranged,
  theirAttackIs,
  weapon,
} from '../words.ts';

/** Yellow others, and the items on their backs. */
export const yellowOthers: readonly ChallengeCard[] = [
  encounter('yellow', 'felguard-sentinel', {
    traits: ['demon', 'aggro'],
    attack: melee(5),
    defense: 8,
    damage: 2,
    powers: [onTheirDie([1], damage(1))],
    item: weapon('felguard-halberd', {
      icons: ['axe'],
      attack: melee(6),
      powers: [onDie([1], bonus('attack', 1, 'opponent'))],
      potions: ['health'],
    }),
  }),
  encounter('yellow', 'tempting-succubus', {
    traits: ['demon'],
    attack: ranged(4),
    defense: 7,
    damage: 1,
    powers: [always({ is: 'ignore-weapon-text' })],
    item: weapon('thorned-whip', {
      attack: ranged(4),
      powers: [onDie([6], bonus('attack', -2, 'opponent'))],
      potions: ['swiftness'],
    }),
  }),
  encounter('yellow', 'voidcaller', {
    traits: ['demon'],
    attack: melee(4),
    defense: 8,
    damage: 2,
    powers: [always({ is: 'forbid', what: 'reroll' })],
    item: pouch('void-glass-orb', {
      powers: [
        { at: 'after-roll', may: true, cost: [{ is: 'discard-this' }], do: [{ is: 'turn-die', to: 5 }] },
      ],
      potions: ['mana'],
    }),
  }),
  encounter('yellow', 'magma-lurker', {
    traits: ['elemental'],
    attack: melee(5),
    defense: 7,
    damage: 1,
    powers: [{ at: 'hit-taken', if: [theirAttackIs('melee')], do: [damage(1)] }],
    item: armor('cinder-robe', {
      icons: ['cloth'],
      defense: 7,
      powers: [onDie([1], damage(1, 'self'))],
      potions: ['health', 'mana'],
    }),
  }),
  encounter('yellow', 'earthen-guardian', {
    traits: ['elemental'],
    attack: melee(4),
    defense: 8,
    damage: 2,
    powers: [always({ is: 'acts-last' })],
    item: armor('stonehide-vest', {
      icons: ['leather'],
      defense: 8,
      powers: [always(bonus('movement', -1))],
      potions: ['health'],
    }),
  }),
];
