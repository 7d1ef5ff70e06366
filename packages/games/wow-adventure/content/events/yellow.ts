import type { ChallengeCard } from '../../vocabulary/challenge-cards.ts';
import {
  againstHeroes,
  always,
  bonus,
  damage,
  draw,
  foe,
  given,
  heal,
  onTheirDie,
  pouch,
  ranged,
} from '../words.ts';
import { globalEvent, locationEvent, specialEvent } from './words.ts';

/** The yellow events. */
export const yellowEvents: readonly ChallengeCard[] = [
  globalEvent('yellow', 'plague-winds', {
    powers: [always(bonus('healing', -1))],
    flip: { is: 'foe-beaten', trait: 'undead' },
    back: { is: 'effects', do: [heal(2), { is: 'discard-this' }] },
  }),
  globalEvent('yellow', 'blood-moon', {
    powers: [given(always(bonus('damage', 1)), againstHeroes)],
    flip: { is: 'hero-defeated', byRival: true },
    back: {
      is: 'item',
      item: pouch('blood-moon-charm', {
        powers: [given(always(bonus('damage', 1)), againstHeroes)],
        potions: ['health'],
      }),
    },
  }),
  locationEvent('yellow', 'sealed-vault', {
    place: 'kargath',
    may: true,
    cost: [{ is: 'discard', n: 3 }],
    do: [{ is: 'flip-this' }],
    back: { is: 'valor', valor: 1 },
  }),
  locationEvent('yellow', 'troll-idol', {
    place: 'revantusk-village',
    do: [{ is: 'flip-this' }],
    back: {
      is: 'foe',
      foe: foe('idol-guardian', {
        traits: ['elemental'],
        attack: ranged(4),
        defense: 8,
        damage: 2,
        powers: [onTheirDie([1], damage(1))],
      }),
      reward: [{ is: 'gain-item', level: 'yellow', n: 1 }, draw(2)],
    },
  }),
  locationEvent('yellow', 'smugglers-cache', {
    place: 'gromgol',
    do: [
      {
        is: 'choose',
        by: 'self',
        of: [
          {
            id: 'break-in',
            do: [damage(1, 'self'), { is: 'gain-item', level: 'yellow', n: 1 }, { is: 'discard-this' }],
          },
          { id: 'leave-it', do: [{ is: 'place-discovery', n: 1, who: 'self' }] },
        ],
      },
    ],
  }),
  specialEvent('yellow', 'bounty-posted', {
    do: [{ is: 'mark', what: 'leader' }],
    flip: { is: 'hero-defeated', byRival: true, marked: true },
    back: {
      is: 'item',
      item: pouch('bounty-purse', {
        powers: [{ at: 'own-turn', may: true, cost: [{ is: 'discard-this' }], do: [draw(3)] }],
        potions: ['mana'],
      }),
    },
  }),
  specialEvent('yellow', 'mana-storm', {
    do: [
      { is: 'each', of: { is: 'heroes' }, do: [{ is: 'discard', n: 'half', who: 'it', how: 'choice' }] },
      { is: 'discard-this' },
    ],
  }),
  specialEvent('yellow', 'goblin-raffle', {
    do: [
      {
        is: 'contest',
        highest: [{ is: 'gain-item', level: 'yellow', n: 1 }],
        lowest: [{ is: 'discard-item', n: 1, who: 'it', from: 'backpack', how: 'random' }],
      },
      { is: 'discard-this' },
    ],
  }),
];
