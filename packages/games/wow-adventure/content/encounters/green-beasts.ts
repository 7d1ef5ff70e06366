import type { ChallengeCard } from '../../vocabulary/challenge-cards.ts';
import { armor, bonus, encounter, melee, onDie, onHit, ranged, weapon } from '../words.ts';

/** Green beasts, and the items on their backs. */
export const greenBeasts: readonly ChallengeCard[] = [
  encounter('green', 'moss-stalker', {
    traits: ['beast'],
    attack: melee(3),
    defense: 5,
    damage: 1,
    powers: [onDie([6], { is: 'disease', who: 'opponent' })],
    item: armor('silken-robe', {
      icons: ['cloth'],
      defense: 5,
      powers: [
        {
          at: 'before-roll',
          may: true,
          once: 'combat',
          cost: [{ is: 'energy', n: 1 }],
          do: [bonus('defense', 1)],
        },
      ],
      potions: ['mana'],
    }),
  }),
  encounter('green', 'ridge-condor', {
    traits: ['beast'],
    attack: ranged(2),
    defense: 5,
    damage: 1,
    item: weapon('condor-quill-bow', { icons: ['bow'], attack: ranged(3), potions: ['mana'] }),
  }),
  encounter('green', 'great-grey-bear', {
    traits: ['beast', 'aggro'],
    attack: melee(3),
    defense: 6,
    damage: 2,
    item: armor('greyfur-harness', { icons: ['leather'], defense: 6, potions: ['health', 'swiftness'] }),
  }),
  encounter('green', 'marsh-tarantula', {
    traits: ['beast'],
    attack: melee(2),
    defense: 6,
    damage: 1,
    powers: [onHit({ is: 'slow', who: 'opponent' })],
    item: armor('webbed-mantle', {
      defense: 5,
      powers: [{ at: 'unbeaten', may: true, cost: [{ is: 'energy', n: 1 }], do: [{ is: 'loses-aggro' }] }],
      potions: ['swiftness'],
    }),
  }),
];
