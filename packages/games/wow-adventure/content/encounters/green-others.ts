import type { ChallengeCard } from '../../vocabulary/challenge-cards.ts';
import {
  against,
  always,
  armor,
  bonus,
  damage,
  encounter,
  given,
  melee,
  onDie,
  onTheirDie,
  pouch,
  ranged,
  theirAttackIs,
  weapon,
} from '../words.ts';

/** Green others, and the items on their backs. */
export const greenOthers: readonly ChallengeCard[] = [
  encounter('green', 'felhunter', {
    traits: ['demon', 'aggro'],
    attack: melee(3),
    defense: 6,
    damage: 1,
    powers: [
      {
        at: 'card-played',
        if: [{ is: 'played-by', whom: 'opponent', timing: 'combat' }],
        do: [bonus('attack', 1)],
      },
    ],
    item: pouch('fel-ward-amulet', {
      powers: [
        {
          at: 'card-played',
          may: true,
          if: [{ is: 'played-by', whom: 'rival' }, { is: 'concerns-you' }],
          cost: [{ is: 'discard-this' }],
          do: [{ is: 'cancel-card' }],
        },
      ],
      potions: ['mana'],
    }),
  }),
  encounter('green', 'imp-firestarter', {
    traits: ['demon'],
    attack: ranged(3),
    defense: 5,
    damage: 1,
    powers: [onDie([5, 6], damage(1))],
    item: weapon('imp-fire-staff', {
      icons: ['staff'],
      attack: ranged(4),
      powers: [onDie([1], damage(1, 'self'))],
      potions: ['health', 'mana'],
    }),
  }),
  encounter('green', 'bog-elemental', {
    traits: ['elemental'],
    attack: melee(3),
    defense: 6,
    damage: 1,
    powers: [onTheirDie([1], bonus('damage', 1))],
    item: pouch('sunken-strongbox', {
      powers: [
        {
          at: 'own-turn',
          may: true,
          if: [{ is: 'in-city' }],
          cost: [{ is: 'discard-this' }],
          do: [{ is: 'gain-item', level: 'own-or-lower', n: 1 }],
        },
      ],
      potions: ['health'],
    }),
  }),
  encounter('green', 'storm-wisp', {
    traits: ['elemental'],
    attack: ranged(2),
    defense: 7,
    damage: 1,
    powers: [onDie([1], { is: 'end-combat', card: 'discard' })],
    item: armor('storm-robe', {
      icons: ['cloth'],
      defense: 5,
      powers: [onDie([6], { is: 'gain-energy', n: 1 })],
      potions: ['mana'],
    }),
  }),
  encounter('green', 'arcane-golem', {
    traits: ['mechanical'],
    attack: melee(3),
    defense: 6,
    damage: 1,
    powers: [given(always(bonus('defense', 1)), theirAttackIs('ranged'))],
    item: weapon('golem-forged-axe', {
      icons: ['axe'],
      attack: melee(4),
      powers: [given(always(bonus('attack', 1)), against('mechanical', 'elemental', 'undead'))],
      potions: ['mana'],
    }),
  }),
  encounter('green', 'powder-sapper', {
    traits: ['mechanical'],
    attack: melee(2),
    defense: 5,
    damage: 2,
    powers: [{ at: 'beaten', if: [theirAttackIs('melee')], do: [damage(1)] }],
    item: pouch('powder-keg', {
      powers: [
        {
          at: 'challenge',
          may: true,
          if: [{ is: 'unbeaten-here', atMost: 'green' }],
          cost: [{ is: 'discard-this' }],
          instead: 'challenge',
          do: [{ is: 'beat-other', reach: 'green' }],
        },
      ],
      potions: ['swiftness'],
    }),
  }),
  encounter('green', 'shredder-prototype', {
    traits: ['mechanical', 'aggro'],
    attack: melee(3),
    defense: 7,
    damage: 2,
    powers: [onDie([1], { is: 'beat-this' })],
    item: pouch('spare-boiler', {
      powers: [
        {
          at: 'movement',
          may: true,
          once: 'turn',
          cost: [{ is: 'discard', n: 1 }],
          do: [bonus('movement', 1)],
        },
      ],
      potions: ['swiftness'],
    }),
  }),
];
