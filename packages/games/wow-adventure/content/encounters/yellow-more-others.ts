import type { ChallengeCard } from '../../vocabulary/challenge-cards.ts';
import {
  always,
  armor,
  bonus,
  damage,
  encounter,
  given,
  heal,
  melee,
  onDie,
  pouch,
  ranged,
  theirAttackIs,
  weapon,
} from '../words.ts';

/** Yellow others, and the items on their backs. */
export const yellowMoreOthers: readonly ChallengeCard[] = [
  encounter('yellow', 'tidal-rager', {
    traits: ['elemental', 'aggro'],
    attack: ranged(4),
    defense: 7,
    damage: 1,
    powers: [onDie([5, 6], { is: 'move', n: 1, who: 'opponent', by: 'right', afterCombat: true })],
    item: armor('tidecallers-robe', {
      icons: ['cloth'],
      defense: 6,
      powers: [{ at: 'resource', resources: ['potion-small', 'potion-large'], do: [bonus('healing', 1)] }],
      potions: ['mana'],
    }),
  }),
  encounter('yellow', 'dreaming-whelp', {
    traits: ['dragonkin'],
    attack: ranged(4),
    defense: 7,
    damage: 1,
    powers: [onDie([6], { is: 'lose-energy', who: 'opponent' })],
    item: weapon('dreamscale-staff', {
      icons: ['staff'],
      attack: melee(5),
      powers: [{ at: 'upkeep', may: true, once: 'turn', cost: [{ is: 'energy', n: 1 }], do: [heal(1)] }],
      potions: ['health'],
    }),
  }),
  encounter('yellow', 'drakonid-overseer', {
    traits: ['dragonkin', 'aggro'],
    attack: melee(5),
    defense: 8,
    damage: 3,
    item: weapon('dragonbreath-blunderbuss', {
      icons: ['gun'],
      attack: ranged(5),
      powers: [onDie([6], bonus('damage', 1)), onDie([1], damage(1, 'self'))],
      potions: ['mana'],
    }),
  }),
  encounter('yellow', 'siege-golem', {
    traits: ['mechanical'],
    attack: melee(4),
    defense: 8,
    damage: 2,
    powers: [given(always(bonus('defense', 1)), theirAttackIs('ranged'))],
    item: weapon('heavy-arbalest', {
      icons: ['bow'],
      attack: ranged(4),
      powers: [
        {
          at: 'before-roll',
          may: true,
          once: 'combat',
          cost: [{ is: 'energy', n: 1 }],
          do: [bonus('attack', 1), bonus('damage', 1)],
        },
      ],
      potions: ['mana'],
    }),
  }),
  encounter('yellow', 'runaway-deathray', {
    traits: ['mechanical', 'aggro'],
    attack: ranged(5),
    defense: 7,
    damage: 2,
    powers: [onDie([1], { is: 'beat-this' })],
    item: pouch('portable-deathray', {
      powers: [
        {
          at: 'before-roll',
          may: true,
          once: 'combat',
          cost: [{ is: 'damage', n: 1 }],
          do: [bonus('attack', 2)],
        },
      ],
      potions: ['mana'],
    }),
  }),
];
