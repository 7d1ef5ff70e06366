import type { ChallengeCard } from '../../vocabulary/challenge-cards.ts';
import {
  always,
  armor,
  bonus,
  encounter,
  given,
  melee,
  onDie,
  pouch,
  ranged,
  theirAttackIs,
  weapon,
} from '../words.ts';

/** Red others, and the items on their backs. */
export const redMoreOthers: readonly ChallengeCard[] = [
  encounter('red', 'lava-surger', {
    traits: ['elemental'],
    attack: melee(5),
    defense: 8,
    damage: 2,
    powers: [onDie([6], { is: 'move', n: 1, who: 'opponent', by: 'right', afterCombat: true })],
    item: pouch('lavawalker-boots', {
      powers: [
        {
          at: 'movement',
          may: true,
          once: 'turn',
          cost: [{ is: 'energy', n: 1 }],
          do: [{ is: 'ignore-aggro' }],
        },
      ],
      potions: ['swiftness'],
    }),
  }),
  encounter('red', 'scalebane-drake', {
    traits: ['dragonkin'],
    attack: ranged(5),
    defense: 9,
    damage: 2,
    powers: [onDie([6], bonus('damage', 1))],
    item: armor('dragonscale-hauberk', {
      icons: ['mail'],
      defense: 8,
      powers: [given(always(bonus('defense', 1)), theirAttackIs('ranged'))],
      potions: ['health', 'swiftness'],
    }),
  }),
  encounter('red', 'brood-of-whelps', {
    traits: ['dragonkin'],
    attack: ranged(4),
    defense: 8,
    damage: 1,
    powers: [given(always(bonus('attack', 1)), { is: 'track-has', trait: 'dragonkin' })],
    item: pouch('caged-whelp', {
      powers: [
        {
          at: 'before-roll',
          may: true,
          cost: [{ is: 'discard-this' }],
          do: [bonus('attack', 1), { is: 'attack-type', type: 'ranged', who: 'self' }],
        },
      ],
      potions: ['swiftness'],
    }),
  }),
  encounter('red', 'drakonid-legionmaster', {
    traits: ['dragonkin', 'aggro'],
    attack: melee(6),
    defense: 9,
    damage: 3,
    item: armor('legionmasters-aegis', {
      icons: ['plate', 'shield'],
      defense: 9,
      potions: ['health', 'swiftness'],
    }),
  }),
  encounter('red', 'chromatic-dragonspawn', {
    traits: ['dragonkin', 'aggro'],
    attack: melee(6),
    defense: 9,
    damage: 2,
    powers: [onDie([1], bonus('defense', 1)), onDie([6], bonus('damage', 1))],
    item: weapon('chromatic-cleaver', {
      icons: ['axe'],
      attack: melee(7),
      powers: [
        {
          at: 'before-roll',
          may: true,
          once: 'combat',
          do: [
            {
              is: 'choose',
              by: 'self',
              of: [
                { id: 'strike', do: [bonus('attack', 1), bonus('defense', -1)] },
                { id: 'guard', do: [bonus('defense', 1), bonus('attack', -1)] },
              ],
            },
          ],
        },
      ],
      potions: ['mana'],
    }),
  }),
  encounter('red', 'wyrmguard-captain', {
    traits: ['dragonkin'],
    attack: melee(5),
    defense: 9,
    damage: 2,
    powers: [always({ is: 'forbid', what: 'reroll' })],
    item: armor('wyrmguard-leathers', { icons: ['leather'], defense: 8, potions: ['swiftness'] }),
  }),
  encounter('red', 'dark-iron-war-golem', {
    traits: ['mechanical', 'aggro'],
    attack: melee(5),
    defense: 9,
    damage: 2,
    powers: [given(always(bonus('defense', 1)), theirAttackIs('ranged'))],
    item: armor('golemwrights-apron', {
      icons: ['leather'],
      defense: 7,
      powers: [
        {
          at: 'damage-taken',
          may: true,
          once: 'combat',
          if: [{ is: 'in-combat' }],
          cost: [{ is: 'energy', n: 1 }],
          do: [{ is: 'prevent', n: 1 }],
        },
      ],
      potions: ['mana'],
    }),
  }),
];
