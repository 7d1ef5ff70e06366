import type { ChallengeCard } from '../../vocabulary/challenge-cards.ts';
import { bonus, damage, encounter, melee, onDie, pouch, ranged, weapon } from '../words.ts';

/** Grey others, and the items on their backs. */
export const greyOthers: readonly ChallengeCard[] = [
  encounter('grey', 'dust-devil', {
    traits: ['elemental'],
    attack: melee(1),
    defense: 5,
    damage: 1,
    powers: [onDie([6], { is: 'move', n: 1, who: 'opponent', by: 'right', afterCombat: true })],
    item: pouch('gust-in-a-bottle', {
      powers: [
        {
          at: 'movement',
          may: true,
          cost: [{ is: 'discard-this' }],
          do: [bonus('movement', 2), { is: 'ignore-aggro' }],
        },
      ],
      potions: ['swiftness'],
    }),
  }),
  encounter('grey', 'rusted-harvester', {
    traits: ['mechanical'],
    attack: melee(2),
    defense: 6,
    damage: 1,
    powers: [onDie([6], damage(1))],
    item: weapon('balanced-throwing-knives', { icons: ['dagger'], attack: ranged(2), potions: ['mana'] }),
  }),
  encounter('grey', 'alarm-bot', {
    traits: ['mechanical'],
    attack: melee(1),
    defense: 4,
    damage: 1,
    powers: [{ at: 'unbeaten', do: [{ is: 'gains-aggro' }] }],
    item: pouch('tinkers-goggles', {
      powers: [{ at: 'movement', may: true, once: 'turn', do: [{ is: 'peek-discovery', within: 2 }] }],
      potions: ['mana'],
    }),
  }),
  encounter('grey', 'clockwork-sentry', {
    traits: ['mechanical', 'aggro'],
    attack: melee(2),
    defense: 6,
    damage: 1,
    powers: [{ at: 'beaten', do: [{ is: 'roll', rows: [{ faces: [1, 2], do: [damage(1)] }] }] }],
    item: weapon('clockwork-rifle', {
      icons: ['gun'],
      attack: ranged(3),
      powers: [onDie([1], { is: 'no-attack', who: 'self' })],
      potions: ['mana'],
    }),
  }),
];
