import type { ChallengeCard } from '../../vocabulary/challenge-cards.ts';
import {
  always,
  bonus,
  discard,
  draw,
  encounter,
  given,
  melee,
  onDie,
  onTheirDie,
  ranged,
  weapon,
} from '../words.ts';

/** Red humanoids, and the items on their backs. */
export const redHumanoids: readonly ChallengeCard[] = [
  encounter('red', 'scarlet-archmage', {
    traits: ['humanoid'],
    attack: ranged(6),
    defense: 8,
    damage: 2,
    powers: [given(always(bonus('defense', 1)), { is: 'replaced-weapon', by: 'opponent' })],
    item: weapon('archmages-staff', {
      icons: ['staff'],
      attack: ranged(5),
      powers: [given(always(bonus('attack', 1)), { is: 'replaced-weapon', by: 'own' })],
      potions: ['mana', 'swiftness'],
    }),
  }),
  encounter('red', 'twilight-prophet', {
    traits: ['humanoid'],
    attack: ranged(5),
    defense: 9,
    damage: 2,
    powers: [
      {
        at: 'combat-start',
        do: [
          {
            is: 'choose',
            by: 'opponent',
            of: [
              { id: 'discard', do: [discard(2, 'opponent', 'choice')] },
              { id: 'weaken', do: [bonus('attack', -2, 'opponent')] },
            ],
          },
        ],
      },
    ],
    item: weapon('prophets-wand', {
      icons: ['wand'],
      attack: ranged(6),
      powers: [onDie([6], draw(1))],
      potions: ['mana'],
    }),
  }),
  encounter('red', 'blackhand-warlord', {
    traits: ['humanoid', 'aggro'],
    attack: melee(6),
    defense: 9,
    damage: 3,
    item: weapon('blackhand-claymore', {
      icons: ['sword'],
      attack: melee(7),
      powers: [
        {
          at: 'before-roll',
          may: true,
          once: 'combat',
          cost: [{ is: 'energy', n: 1 }],
          do: [bonus('attack', 1), bonus('damage', 1)],
        },
      ],
      potions: ['health', 'mana'],
    }),
  }),
  encounter('red', 'spire-legionnaire', {
    traits: ['humanoid'],
    attack: melee(5),
    defense: 9,
    damage: 2,
    powers: [onTheirDie([6], bonus('damage', 1))],
    item: weapon('legionnaires-warstaff', {
      icons: ['staff'],
      attack: melee(6),
      powers: [always(bonus('defense', 1))],
      potions: ['health'],
    }),
  }),
];
