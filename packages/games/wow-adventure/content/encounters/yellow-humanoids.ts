import type { ChallengeCard } from '../../vocabulary/challenge-cards.ts';
import {
  always,
  armor,
  bonus,
  damage,
  discard,
  draw,
  encounter,
  melee,
  onDie,
  onTheirDie,
  pouch,
  ranged,
  weapon,
} from '../words.ts';

/** Yellow humanoids, and the items on their backs. */
export const yellowHumanoids: readonly ChallengeCard[] = [
  encounter('yellow', 'scarlet-inquisitor', {
    traits: ['humanoid', 'aggro'],
    attack: ranged(4),
    defense: 8,
    damage: 2,
    powers: [onDie([5, 6], discard(1, 'opponent', 'random'))],
    item: armor('crusader-breastplate', {
      icons: ['plate'],
      defense: 7,
      powers: [onDie([6], bonus('attack', 1), draw(1))],
      potions: ['health', 'mana'],
    }),
  }),
  encounter('yellow', 'bloodscalp-berserker', {
    traits: ['humanoid', 'aggro'],
    attack: melee(5),
    defense: 7,
    damage: 2,
    powers: [onTheirDie([6], bonus('damage', 1))],
    item: weapon('bloodscalp-cleaver', {
      icons: ['axe'],
      attack: melee(6),
      powers: [always(bonus('defense', -1))],
      potions: ['health'],
    }),
  }),
  encounter('yellow', 'blackrock-warhand', {
    traits: ['humanoid'],
    attack: melee(4),
    defense: 8,
    damage: 2,
    item: weapon('warhand-greatsword', {
      icons: ['sword'],
      attack: melee(5),
      powers: [onDie([5, 6], bonus('attack', -2, 'opponent'))],
      potions: ['mana', 'health'],
    }),
  }),
  encounter('yellow', 'dark-iron-demolitionist', {
    traits: ['humanoid'],
    attack: ranged(4),
    defense: 7,
    damage: 2,
    powers: [onDie([1], damage(1), { is: 'beat-this' })],
    item: pouch('demolition-charges', {
      powers: [
        {
          at: 'movement',
          may: true,
          cost: [{ is: 'discard-this' }],
          do: [{ is: 'each', of: { is: 'heroes-in-space', spaces: 2 }, do: [damage(1, 'it')] }],
        },
      ],
      potions: ['swiftness'],
    }),
  }),
  encounter('yellow', 'witherbark-shadowmancer', {
    traits: ['humanoid'],
    attack: ranged(4),
    defense: 7,
    damage: 1,
    powers: [
      {
        at: 'combat-start',
        do: [
          {
            is: 'choose',
            by: 'opponent',
            of: [
              { id: 'discard', do: [discard(1, 'opponent', 'choice')] },
              { id: 'weaken', do: [bonus('attack', -1, 'opponent')] },
            ],
          },
        ],
      },
    ],
    item: weapon('shadowmancers-wand', {
      icons: ['wand'],
      attack: ranged(4),
      powers: [
        {
          at: 'before-roll',
          may: true,
          once: 'combat',
          cost: [{ is: 'energy', n: 1 }],
          do: [bonus('attack', 1)],
        },
      ],
      potions: ['mana', 'swiftness'],
    }),
  }),
];
