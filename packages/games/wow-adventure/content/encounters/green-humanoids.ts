import type { ChallengeCard } from '../../vocabulary/challenge-cards.ts';
import { always, bonus, damage, encounter, given, melee, onDie, ranged, weapon } from '../words.ts';

/** Green humanoids, and the items on their backs. */
export const greenHumanoids: readonly ChallengeCard[] = [
  encounter('green', 'bloodsail-mauler', {
    traits: ['humanoid', 'aggro'],
    attack: melee(3),
    defense: 6,
    damage: 2,
    item: weapon('smites-mighty-hammer', {
      icons: ['mace'],
      attack: melee(5),
      powers: [onDie([6], damage(1, 'self'))],
      potions: ['health'],
    }),
  }),
  encounter('green', 'syndicate-assassin', {
    traits: ['humanoid'],
    attack: melee(3),
    defense: 5,
    damage: 2,
    powers: [
      given(always({ is: 'attack-type', type: 'ranged', who: 'self' }), {
        is: 'opponent-without',
        slot: 'armor',
      }),
    ],
    item: weapon('assassins-knives', { icons: ['dagger'], attack: ranged(3), potions: ['swiftness'] }),
  }),
  encounter('green', 'dark-iron-tunneler', {
    traits: ['humanoid'],
    attack: melee(2),
    defense: 6,
    damage: 1,
    powers: [{ at: 'beaten', do: [{ is: 'place-discovery', n: 1, who: 'opponent' }] }],
    item: weapon('dark-iron-pick', { icons: ['axe'], attack: melee(4), potions: ['mana', 'health'] }),
  }),
  encounter('green', 'venture-gunner', {
    traits: ['humanoid'],
    attack: ranged(2),
    defense: 6,
    damage: 1,
    powers: [onDie([1], { is: 'reroll', die: 'own' })],
    item: weapon('high-tech-supergun', {
      icons: ['gun'],
      attack: ranged(4),
      powers: [onDie([1], damage(1, 'self'))],
      potions: ['mana', 'swiftness'],
    }),
  }),
  encounter('green', 'dalaran-apprentice', {
    traits: ['humanoid'],
    attack: ranged(3),
    defense: 5,
    damage: 1,
    powers: [given(always(bonus('defense', 1)), { is: 'replaced-weapon', by: 'opponent' })],
    item: weapon('apprentices-rod', {
      icons: ['wand'],
      attack: ranged(3),
      powers: [given(always(bonus('attack', 1)), { is: 'replaced-weapon', by: 'own' })],
      potions: ['mana', 'health'],
    }),
  }),
  encounter('green', 'ogre-bruiser', {
    traits: ['humanoid', 'aggro'],
    attack: melee(3),
    defense: 7,
    damage: 2,
    powers: [always({ is: 'acts-last' })],
    item: weapon('ogre-maul', {
      icons: ['mace'],
      attack: melee(4),
      powers: [
        {
          at: 'before-roll',
          may: true,
          once: 'combat',
          cost: [{ is: 'energy', n: 1 }],
          do: [bonus('attack', 1), bonus('damage', 1)],
        },
      ],
      potions: ['health', 'swiftness'],
    }),
  }),
];
