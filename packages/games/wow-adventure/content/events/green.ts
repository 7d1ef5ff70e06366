import type { ChallengeCard } from '../../vocabulary/challenge-cards.ts';
import { against, always, bonus, discard, draw, foe, given, melee, onDie, pouch } from '../words.ts';
import { globalEvent, locationEvent, specialEvent } from './words.ts';

/** The green events. */
export const greenEvents: readonly ChallengeCard[] = [
  globalEvent('green', 'storm-season', {
    powers: [always({ is: 'no-flight' })],
    flip: { is: 'foe-beaten', onMap: true },
    back: {
      is: 'effects',
      do: [{ is: 'teleport', who: 'self', to: 'flight-path', may: true }, { is: 'discard-this' }],
    },
  }),
  globalEvent('green', 'bandit-uprising', {
    powers: [given(always(bonus('attack', 1, 'opponent')), against('humanoid'))],
    flip: { is: 'foe-beaten', trait: 'humanoid', atLeast: 'green' },
    back: {
      is: 'item',
      item: pouch('bandit-kings-purse', {
        powers: [
          {
            at: 'own-turn',
            may: true,
            if: [{ is: 'in-city' }],
            cost: [{ is: 'discard-this' }],
            do: [{ is: 'gain-item', level: 'green', n: 2 }],
          },
        ],
        potions: ['mana'],
      }),
    },
  }),
  locationEvent('green', 'haunted-crypt', {
    place: 'raven-hill',
    do: [{ is: 'flip-this' }],
    back: {
      is: 'foe',
      foe: foe('crypt-horror', {
        traits: ['undead', 'aggro'],
        attack: melee(3),
        defense: 6,
        damage: 2,
        powers: [onDie([6], discard(1, 'opponent', 'random'))],
      }),
      reward: [{ is: 'gain-item', level: 'green', n: 1 }],
    },
  }),
  locationEvent('green', 'stranded-gnomes', {
    place: 'menethil-harbor',
    may: true,
    cost: [{ is: 'energy', n: 2 }],
    do: [{ is: 'flip-this' }],
    back: {
      is: 'item',
      item: pouch('homing-pigeon', {
        powers: [
          {
            at: 'movement',
            may: true,
            cost: [{ is: 'discard-this' }],
            instead: 'walking',
            do: [{ is: 'teleport', who: 'self', to: 'city' }],
          },
        ],
        potions: ['swiftness'],
      }),
    },
  }),
  locationEvent('green', 'arcane-rift', {
    place: 'dalaran',
    do: [
      {
        is: 'roll',
        rows: [
          { faces: [1, 2], do: [discard(2, 'self', 'random'), { is: 'discard-this' }] },
          { faces: [3, 4, 5], do: [draw(2)] },
          { faces: [6], do: [{ is: 'flip-this' }] },
        ],
      },
    ],
    back: { is: 'valor', valor: 1 },
  }),
  specialEvent('green', 'pickpockets', {
    do: [
      {
        is: 'each',
        of: { is: 'heroes' },
        do: [
          {
            is: 'when',
            if: [{ is: 'backpack', atLeast: 3 }],
            do: [{ is: 'discard-item', n: 1, who: 'it', from: 'backpack', how: 'random' }],
          },
        ],
      },
      { is: 'discard-this' },
    ],
  }),
  specialEvent('green', 'training-grounds', {
    do: [draw(2), { is: 'each', of: { is: 'rivals' }, do: [draw(1, 'it')] }, { is: 'discard-this' }],
  }),
  specialEvent('green', 'wanted-poster', {
    do: [{ is: 'mark', what: 'foe' }],
    flip: { is: 'marked-beaten' },
    back: { is: 'valor', valor: 1 },
  }),
];
