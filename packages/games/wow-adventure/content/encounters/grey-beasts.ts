import type { ChallengeCard } from '../../vocabulary/challenge-cards.ts';
import { against, always, armor, bonus, encounter, given, melee, onDie, pouch, weapon } from '../words.ts';

/** Grey beasts, and the items on their backs. */
export const greyBeasts: readonly ChallengeCard[] = [
  encounter('grey', 'mountain-boar', {
    traits: ['beast'],
    attack: melee(1),
    defense: 4,
    damage: 1,
    item: armor('boarhide-vest', { icons: ['leather'], defense: 5, potions: ['swiftness'] }),
  }),
  encounter('grey', 'timber-wolf', {
    traits: ['beast'],
    attack: melee(2),
    defense: 4,
    damage: 1,
    powers: [given(always(bonus('attack', 1)), { is: 'track-has', trait: 'beast' })],
    item: weapon('wolf-tooth-dagger', {
      icons: ['dagger'],
      attack: melee(2),
      powers: [onDie([1, 2], bonus('attack', 1))],
      potions: ['health'],
    }),
  }),
  encounter('grey', 'young-forest-bear', {
    traits: ['beast'],
    attack: melee(2),
    defense: 5,
    damage: 2,
    item: armor('bearskin-cloak', {
      defense: 4,
      powers: [given(always(bonus('defense', 1)), against('beast'))],
      potions: ['health', 'swiftness'],
    }),
  }),
  encounter('grey', 'vale-prowler', {
    traits: ['beast', 'aggro'],
    attack: melee(2),
    defense: 5,
    damage: 1,
    powers: [onDie([6], bonus('attack', 1))],
    item: armor('prowlhide-jerkin', {
      icons: ['leather'],
      defense: 5,
      powers: [
        {
          at: 'movement',
          may: true,
          once: 'turn',
          cost: [{ is: 'energy', n: 1 }],
          do: [bonus('movement', 1)],
        },
      ],
      potions: ['swiftness', 'health'],
    }),
  }),
  encounter('grey', 'carrion-vulture', {
    traits: ['beast'],
    attack: melee(1),
    defense: 5,
    damage: 1,
    powers: [given(always(bonus('attack', 1)), { is: 'opponent-damage', atLeast: 2 })],
    item: pouch('feathered-charm', {
      powers: [
        {
          at: 'damage-taken',
          may: true,
          if: [{ is: 'not', that: { is: 'in-combat' } }],
          cost: [{ is: 'discard-this' }],
          do: [{ is: 'prevent', n: 2 }],
        },
      ],
      potions: ['health'],
    }),
  }),
];
