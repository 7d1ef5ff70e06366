import type { ChallengeCard } from '../../vocabulary/challenge-cards.ts';
import { againstHeroes, always, bonus, damage, draw, foe, given, heal, melee, pouch } from '../words.ts';
import { globalEvent, locationEvent, specialEvent } from './words.ts';

/** The grey events. */
export const greyEvents: readonly ChallengeCard[] = [
  globalEvent('grey', 'market-day', {
    powers: [always({ is: 'second-trade' })],
    flip: { is: 'resource-used', resource: 'auction-house' },
    back: { is: 'effects', do: [{ is: 'gain-item', level: 'grey', n: 1 }, { is: 'discard-this' }] },
  }),
  globalEvent('grey', 'harvest-festival', {
    powers: [{ at: 'resource', resources: ['potion-small'], do: [bonus('healing', 1)] }],
    flip: { is: 'hero-defeated' },
    back: {
      is: 'effects',
      do: [{ is: 'each', of: { is: 'heroes' }, do: [draw(1, 'it')] }, { is: 'discard-this' }],
    },
  }),
  locationEvent('grey', 'lost-caravan', {
    place: 'goldshire',
    do: [
      {
        is: 'roll',
        rows: [
          { faces: [1, 2], do: [damage(1, 'self')] },
          { faces: [3, 4, 5], do: [draw(2), { is: 'discard-this' }] },
          { faces: [6], do: [{ is: 'flip-this' }] },
        ],
      },
    ],
    back: {
      is: 'item',
      item: pouch('caravan-strongbox', {
        powers: [
          {
            at: 'own-turn',
            may: true,
            if: [{ is: 'in-city' }],
            cost: [{ is: 'discard-this' }],
            do: [{ is: 'gain-item', level: 'green', n: 1 }],
          },
        ],
        potions: ['health'],
      }),
    },
  }),
  locationEvent('grey', 'gnoll-warband', {
    place: 'sentinel-hill',
    do: [{ is: 'flip-this' }],
    back: {
      is: 'foe',
      foe: foe('gnoll-warband-foe', {
        traits: ['humanoid', 'aggro'],
        attack: melee(2),
        defense: 6,
        damage: 2,
      }),
      reward: [{ is: 'gain-item', level: 'grey', n: 1 }, draw(1)],
    },
  }),
  locationEvent('grey', 'wayside-shrine', {
    place: 'deathknell',
    do: [
      {
        is: 'choose',
        by: 'self',
        of: [
          {
            id: 'offer',
            do: [{ is: 'discard-item', n: 1, who: 'self', from: 'anywhere', how: 'choice' }, draw(3)],
          },
          { id: 'rest', do: [heal('all'), { is: 'discard-this' }] },
        ],
      },
    ],
  }),
  specialEvent('grey', 'wandering-trainer', { do: [draw(2), { is: 'discard-this' }] }),
  specialEvent('grey', 'buried-finds', {
    do: [{ is: 'place-discovery', n: 2, who: 'self' }, { is: 'discard-this' }],
  }),
  specialEvent('grey', 'thrown-gauntlet', {
    do: [{ is: 'mark', what: 'rival' }],
    flip: { is: 'marked-damaged' },
    back: {
      is: 'item',
      item: pouch('duelists-ribbon', {
        powers: [given(always(bonus('attack', 1)), againstHeroes)],
        potions: ['swiftness'],
      }),
    },
  }),
];
