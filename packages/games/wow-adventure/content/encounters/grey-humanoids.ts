import type { ChallengeCard } from '../../vocabulary/challenge-cards.ts';
import {
  against,
  always,
  bonus,
  draw,
  encounter,
  given,
  heal,
  melee,
  onDie,
  pouch,
  ranged,
  weapon,
} from '../words.ts';

/** Grey humanoids, and the items on their backs. */
export const greyHumanoids: readonly ChallengeCard[] = [
  encounter('grey', 'kobold-tunneler', {
    traits: ['humanoid'],
    attack: melee(1),
    defense: 4,
    damage: 1,
    powers: [{ at: 'beaten', do: [draw(1, 'opponent')] }],
    item: weapon('miners-pick', {
      icons: ['axe'],
      attack: melee(2),
      powers: [given(always(bonus('attack', 2)), against('elemental', 'mechanical'))],
      potions: ['mana'],
    }),
  }),
  encounter('grey', 'gnoll-mongrel', {
    traits: ['humanoid'],
    attack: melee(2),
    defense: 5,
    damage: 1,
    item: weapon('gnoll-hatchet', { icons: ['axe'], attack: melee(3), potions: ['swiftness'] }),
  }),
  encounter('grey', 'murloc-raider', {
    traits: ['humanoid'],
    attack: melee(2),
    defense: 4,
    damage: 1,
    powers: [onDie([6], bonus('damage', 1))],
    item: weapon('coral-spear', {
      attack: melee(2),
      powers: [onDie([6], { is: 'attack-type', type: 'ranged', who: 'self' })],
      potions: ['swiftness'],
    }),
  }),
  encounter('grey', 'murloc-seer', {
    traits: ['humanoid'],
    attack: melee(1),
    defense: 5,
    damage: 1,
    item: weapon('medicine-staff', {
      icons: ['staff'],
      attack: melee(2),
      powers: [{ at: 'upkeep', may: true, once: 'turn', cost: [{ is: 'energy', n: 2 }], do: [heal(1)] }],
      potions: ['health'],
    }),
  }),
  encounter('grey', 'defias-pillager', {
    traits: ['humanoid'],
    attack: ranged(1),
    defense: 5,
    damage: 1,
    powers: [onDie([5, 6], { is: 'discard-item', n: 1, who: 'opponent', from: 'backpack', how: 'random' })],
    item: pouch('red-bandana', {
      powers: [
        {
          at: 'movement-roll',
          may: true,
          cost: [{ is: 'discard-this' }],
          do: [{ is: 'reroll', die: 'movement' }],
        },
      ],
      potions: ['swiftness'],
    }),
  }),
  encounter('grey', 'ridge-poacher', {
    traits: ['humanoid'],
    attack: ranged(2),
    defense: 5,
    damage: 1,
    powers: [onDie([1], { is: 'reroll', die: 'own' })],
    item: weapon('fine-longbow', {
      icons: ['bow'],
      attack: ranged(2),
      powers: [onDie([1], { is: 'reroll', die: 'own' })],
      potions: ['mana'],
    }),
  }),
];
