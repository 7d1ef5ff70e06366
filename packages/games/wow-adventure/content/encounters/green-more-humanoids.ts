import type { ChallengeCard } from '../../vocabulary/challenge-cards.ts';
import {
  againstHeroes,
  always,
  bonus,
  damage,
  draw,
  encounter,
  given,
  melee,
  onDie,
  onHit,
  pouch,
  ranged,
  weapon,
} from '../words.ts';

/** Green humanoids, and the items on their backs. */
export const greenMoreHumanoids: readonly ChallengeCard[] = [
  encounter('green', 'witherbark-headhunter', {
    traits: ['humanoid'],
    attack: ranged(3),
    defense: 6,
    damage: 1,
    item: weapon('headhunters-spear', { attack: ranged(3), potions: ['health'] }),
  }),
  encounter('green', 'syndicate-highwayman', {
    traits: ['humanoid'],
    attack: melee(2),
    defense: 6,
    damage: 1,
    powers: [
      onDie([5, 6], {
        is: 'choose',
        by: 'opponent',
        of: [
          {
            id: 'lose-an-item',
            do: [{ is: 'discard-item', n: 1, who: 'opponent', from: 'backpack', how: 'choice' }],
          },
          { id: 'take-damage', do: [damage(1)] },
        ],
      }),
    ],
    item: weapon('highwaymans-cutlass', {
      icons: ['sword'],
      attack: melee(4),
      powers: [given(onHit(draw(1)), againstHeroes)],
      potions: ['swiftness'],
    }),
  }),
  encounter('green', 'murloc-coastrunner', {
    traits: ['humanoid'],
    attack: melee(3),
    defense: 5,
    damage: 1,
    item: pouch('pearl-charm', {
      powers: [
        { at: 'own-turn', may: true, cost: [{ is: 'discard-this' }], do: [{ is: 'gain-energy', n: 2 }] },
      ],
      potions: ['mana'],
    }),
  }),
  encounter('green', 'scarlet-scout', {
    traits: ['humanoid'],
    attack: ranged(2),
    defense: 6,
    damage: 1,
    powers: [given(always(bonus('attack', 1)), { is: 'opponent-faction', faction: 'horde' })],
    item: weapon('scouts-recurve', {
      icons: ['bow'],
      attack: ranged(3),
      powers: [onDie([1], { is: 'reroll', die: 'own' })],
      potions: ['health'],
    }),
  }),
  encounter('green', 'smuggler-captain', {
    traits: ['humanoid', 'aggro'],
    attack: melee(3),
    defense: 6,
    damage: 1,
    powers: [given(always(bonus('damage', 1)), { is: 'opponent-backpack', atLeast: 4 })],
    item: weapon('captains-saber', {
      icons: ['sword'],
      attack: melee(4),
      powers: [given(always(bonus('defense', 1)), againstHeroes)],
      potions: ['mana', 'swiftness'],
    }),
  }),
];
