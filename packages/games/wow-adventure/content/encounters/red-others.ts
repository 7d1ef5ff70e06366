import type { ChallengeCard } from '../../vocabulary/challenge-cards.ts';
import {
  armor,
  bonus,
  damage,
  discard,
  encounter,
  given,
  heal,
  melee,
  onDie,
  onHit,
  pouch,
  ranged,
  theirAttackIs,
  weapon,
} from '../words.ts';

/** Red others, and the items on their backs. */
export const redOthers: readonly ChallengeCard[] = [
  encounter('red', 'doomguard-outrider', {
    traits: ['demon', 'aggro'],
    attack: melee(6),
    defense: 9,
    damage: 3,
    powers: [onDie([1], { is: 'reroll', die: 'own' })],
    item: weapon('soulbinder-wand', {
      icons: ['wand'],
      attack: ranged(6),
      powers: [onDie([6], { is: 'gain-energy', n: 1 })],
      potions: ['mana', 'swiftness'],
    }),
  }),
  encounter('red', 'infernal', {
    traits: ['demon'],
    attack: melee(6),
    defense: 10,
    damage: 3,
    powers: [{ at: 'beaten', do: [{ is: 'each', of: { is: 'heroes-here' }, do: [damage(1, 'it')] }] }],
    item: pouch('infernal-core', {
      powers: [
        {
          at: 'before-roll',
          may: true,
          once: 'combat',
          cost: [{ is: 'discard', n: 1 }],
          do: [bonus('attack', 1)],
        },
      ],
      potions: ['mana'],
    }),
  }),
  encounter('red', 'dreadlord-schemer', {
    traits: ['demon', 'aggro'],
    attack: ranged(6),
    defense: 9,
    damage: 2,
    powers: [
      {
        at: 'card-played',
        if: [{ is: 'played-by', whom: 'opponent', timing: 'combat' }],
        do: [bonus('damage', 1)],
      },
    ],
    item: weapon('dreadlords-blade', {
      icons: ['sword'],
      attack: melee(7),
      powers: [given(onHit(heal(1)), { is: 'die', of: 'own', faces: [6] })],
      potions: ['health'],
    }),
  }),
  encounter('red', 'felhound-packleader', {
    traits: ['demon'],
    attack: melee(5),
    defense: 8,
    damage: 2,
    powers: [
      {
        at: 'card-played',
        once: 'combat',
        if: [{ is: 'played-by', whom: 'opponent', timing: 'combat' }],
        do: [{ is: 'roll', rows: [{ faces: [5, 6], do: [{ is: 'cancel-card' }] }] }],
      },
    ],
    item: pouch('spellbreaker-collar', {
      powers: [
        {
          at: 'card-played',
          may: true,
          if: [
            { is: 'played-by', whom: 'rival' },
            { is: 'concerns-you', alsoInCombat: true },
          ],
          cost: [{ is: 'discard-this' }],
          do: [{ is: 'cancel-card' }],
        },
      ],
      potions: ['mana'],
    }),
  }),
  encounter('red', 'legion-invoker', {
    traits: ['demon'],
    attack: ranged(5),
    defense: 9,
    damage: 2,
    powers: [{ at: 'unbeaten', do: [{ is: 'grows', damage: 1 }] }],
    item: armor('invokers-robe', {
      icons: ['cloth'],
      defense: 8,
      powers: [onDie([1], discard(1, 'self', 'choice'))],
      potions: ['mana'],
    }),
  }),
  encounter('red', 'flamewaker', {
    traits: ['elemental'],
    attack: ranged(5),
    defense: 9,
    damage: 1,
    powers: [onDie([5, 6], damage(1))],
    item: weapon('flamewaker-bow', {
      icons: ['bow'],
      attack: ranged(6),
      powers: [
        {
          at: 'before-roll',
          may: true,
          once: 'combat',
          cost: [{ is: 'energy', n: 1 }],
          do: [bonus('attack', 2)],
        },
      ],
      potions: ['mana', 'swiftness'],
    }),
  }),
  encounter('red', 'molten-giant', {
    traits: ['elemental', 'aggro'],
    attack: melee(6),
    defense: 10,
    damage: 2,
    powers: [{ at: 'hit-taken', if: [theirAttackIs('melee')], do: [damage(1)] }],
    item: weapon('molten-axe', {
      icons: ['axe'],
      attack: melee(8),
      powers: [onDie([1], damage(1, 'self'))],
      potions: ['health'],
    }),
  }),
];
