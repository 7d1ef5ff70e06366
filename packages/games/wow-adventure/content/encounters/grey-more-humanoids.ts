import type { ChallengeCard } from '../../vocabulary/challenge-cards.ts';
import {
  always,
  armor,
  bonus,
  draw,
  encounter,
  given,
  melee,
  onDie,
  pouch,
  ranged,
  weapon,
} from '../words.ts';

/** Grey humanoids, and the items on their backs. */
export const greyMoreHumanoids: readonly ChallengeCard[] = [
  encounter('grey', 'goblin-engineer', {
    traits: ['humanoid'],
    attack: ranged(2),
    defense: 5,
    damage: 2,
    powers: [onDie([1], { is: 'beat-this' })],
    item: pouch('jumper-cables', {
      powers: [
        {
          at: 'would-be-defeated',
          may: true,
          cost: [{ is: 'discard-this' }],
          do: [{ is: 'roll', rows: [{ faces: [4, 5, 6], do: [{ is: 'survive' }] }] }],
        },
      ],
      potions: ['health'],
    }),
  }),
  encounter('grey', 'defias-enforcer', {
    traits: ['humanoid', 'aggro'],
    attack: melee(2),
    defense: 6,
    damage: 1,
    item: weapon('enforcers-blade', {
      icons: ['sword'],
      attack: melee(3),
      powers: [onDie([6], bonus('damage', 1))],
      potions: ['health', 'swiftness'],
    }),
  }),
  encounter('grey', 'gnoll-brute', {
    traits: ['humanoid'],
    attack: melee(3),
    defense: 5,
    damage: 2,
    item: armor('raiders-hauberk', {
      icons: ['mail'],
      defense: 5,
      powers: [onDie([3], bonus('attack', 1), draw(1))],
      potions: ['mana'],
    }),
  }),
  encounter('grey', 'frostmane-hexer', {
    traits: ['humanoid'],
    attack: ranged(1),
    defense: 5,
    damage: 1,
    powers: [onDie([5, 6], bonus('attack', -1, 'opponent'))],
    item: weapon('hexers-wand', { icons: ['wand'], attack: ranged(2), potions: ['mana', 'health'] }),
  }),
  encounter('grey', 'syndicate-footpad', {
    traits: ['humanoid'],
    attack: melee(2),
    defense: 5,
    damage: 1,
    powers: [given(always(bonus('attack', 1)), { is: 'opponent-backpack', atLeast: 2 })],
    item: pouch('lockpick-set', {
      powers: [{ at: 'reveal', may: true, cost: [{ is: 'discard-this' }], do: [{ is: 'cancel-discovery' }] }],
      potions: ['swiftness'],
    }),
  }),
  encounter('grey', 'scarlet-recruit', {
    traits: ['humanoid', 'aggro'],
    attack: melee(1),
    defense: 6,
    damage: 1,
    powers: [given(always(bonus('attack', 1)), { is: 'opponent-faction', faction: 'horde' })],
    item: armor('novices-robe', { icons: ['cloth'], defense: 5, potions: ['health'] }),
  }),
];
