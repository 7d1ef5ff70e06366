import type { ChallengeCard } from '../../vocabulary/challenge-cards.ts';
import {
  againstHeroes,
  always,
  bonus,
  encounter,
  given,
  melee,
  onDie,
  onHit,
  pouch,
  ranged,
  weapon,
} from '../words.ts';

/** Red humanoids, and the items on their backs. */
export const redMoreHumanoids: readonly ChallengeCard[] = [
  encounter('red', 'anvilrage-overseer', {
    traits: ['humanoid'],
    attack: melee(5),
    defense: 10,
    damage: 2,
    powers: [always({ is: 'acts-last' })],
    item: weapon('overseers-hammer', {
      icons: ['mace'],
      attack: melee(7),
      powers: [given(onHit({ is: 'slow', who: 'opponent' }), againstHeroes)],
      potions: ['health'],
    }),
  }),
  encounter('red', 'ogre-lord-of-the-spire', {
    traits: ['humanoid', 'aggro'],
    attack: melee(6),
    defense: 9,
    damage: 3,
    powers: [onDie([1, 2], { is: 'reroll', die: 'own' })],
    item: weapon('ogre-lords-crusher', {
      icons: ['mace'],
      attack: melee(8),
      powers: [always(bonus('defense', -1))],
      potions: ['health'],
    }),
  }),
  encounter('red', 'ravenholdt-blade', {
    traits: ['humanoid'],
    attack: melee(5),
    defense: 8,
    damage: 2,
    powers: [
      given(always({ is: 'attack-type', type: 'ranged', who: 'self' }), {
        is: 'opponent-without',
        slot: 'armor',
      }),
    ],
    item: weapon('ravenholdt-stilettos', { icons: ['dagger'], attack: ranged(6), potions: ['swiftness'] }),
  }),
  encounter('red', 'gurubashi-hexlord', {
    traits: ['humanoid'],
    attack: ranged(5),
    defense: 9,
    damage: 2,
    powers: [onDie([5, 6], bonus('attack', -2, 'opponent'))],
    item: pouch('hexlords-mojo', {
      powers: [
        {
          at: 'after-roll',
          may: true,
          once: 'combat',
          cost: [{ is: 'energy', n: 1 }],
          do: [{ is: 'reroll', die: 'opponent' }],
        },
      ],
      potions: ['mana'],
    }),
  }),
];
