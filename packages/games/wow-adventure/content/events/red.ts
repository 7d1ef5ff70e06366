import type { ChallengeCard } from '../../vocabulary/challenge-cards.ts';
import { against, always, bonus, damage, draw, foe, given, melee, onDie, pouch } from '../words.ts';
import { globalEvent, locationEvent, specialEvent } from './words.ts';

/** The red events. */
export const redEvents: readonly ChallengeCard[] = [
  globalEvent('red', 'shadow-overhead', {
    powers: [{ at: 'resource', resources: ['flight-path'], do: [damage(1, 'self')] }],
    flip: { is: 'foe-beaten', trait: 'dragonkin' },
    back: {
      is: 'item',
      item: pouch('drake-whistle', {
        powers: [
          {
            at: 'movement',
            may: true,
            cost: [{ is: 'discard-this' }],
            instead: 'walking',
            do: [{ is: 'teleport', who: 'self', to: 'flight-path' }],
          },
        ],
        potions: ['swiftness'],
      }),
    },
  }),
  globalEvent('red', 'legion-assault', {
    powers: [given(always(bonus('damage', 1, 'opponent')), against('demon'))],
    flip: { is: 'foe-beaten', trait: 'demon', atLeast: 'yellow' },
    back: { is: 'valor', valor: 1 },
  }),
  locationEvent('red', 'champions-barrow', {
    place: 'morgans-vigil',
    do: [{ is: 'flip-this' }],
    back: {
      is: 'foe',
      foe: foe('barrow-king', {
        traits: ['undead', 'aggro'],
        attack: melee(6),
        defense: 10,
        damage: 3,
        powers: [onDie([6], bonus('damage', 1), { is: 'reroll', die: 'own' })],
      }),
      reward: [{ is: 'log-this', valor: 1 }],
    },
  }),
  locationEvent('red', 'dragon-clutch', {
    place: 'blackrock-mountain',
    may: true,
    cost: [{ is: 'discard-item', n: 2, from: 'anywhere' }],
    do: [{ is: 'flip-this' }],
    back: {
      is: 'item',
      item: pouch('whelp-companion', {
        powers: [{ at: 'after-roll', may: true, once: 'combat', do: [{ is: 'reroll', die: 'own' }] }],
        potions: ['swiftness', 'mana'],
      }),
    },
  }),
  locationEvent('red', 'dark-ritual', {
    place: 'the-dark-portal',
    may: true,
    cost: [
      { is: 'energy', n: 2 },
      { is: 'damage', n: 2 },
    ],
    do: [{ is: 'flip-this' }],
    back: { is: 'valor', valor: 1 },
  }),
  specialEvent('red', 'rite-of-champions', {
    do: [
      {
        is: 'choose',
        by: 'self',
        of: [
          { id: 'bleed', do: [damage(2, 'self'), { is: 'flip-this' }] },
          { id: 'walk-away', do: [{ is: 'discard-this' }] },
        ],
      },
    ],
    back: { is: 'valor', valor: 1 },
  }),
  specialEvent('red', 'falling-stars', {
    do: [
      {
        is: 'each',
        of: { is: 'heroes' },
        do: [{ is: 'when', if: [{ is: 'space-level', any: ['yellow', 'red'] }], do: [damage(1, 'it')] }],
      },
      { is: 'discard-this' },
    ],
  }),
  specialEvent('red', 'ancient-armory', {
    do: [
      { is: 'gain-item', level: 'red', n: 1 },
      { is: 'each', of: { is: 'rivals' }, do: [draw(1, 'it')] },
      { is: 'discard-this' },
    ],
  }),
];
