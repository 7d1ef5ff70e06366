import type { ChallengeCard } from '../../vocabulary/challenge-cards.ts';
import { melee } from '../words/attacks.ts';
import { againstHeroes, inCity } from '../words/conditions.ts';
import {
  bonus,
  choose,
  damage,
  discardThis,
  draw,
  each,
  flipThis,
  gainItem,
  heal,
  placeDiscovery,
} from '../words/effects.ts';
import { foe } from '../words/foes.ts';
import { trinket } from '../words/items.ts';
import { always, given, onResource, paying, thisCard } from '../words/powers.ts';
import { globalEvent, locationEvent, specialEvent } from './words.ts';

/** The grey events. */
export const greyEvents: readonly ChallengeCard[] = [
  globalEvent('grey', 'market-day', {
    powers: [always({ is: 'second-trade' })],
    flip: { is: 'resource-used', resource: 'auction-house' },
    back: { is: 'effects', do: [gainItem('grey'), discardThis] },
  }),
  globalEvent('grey', 'harvest-festival', {
    powers: [onResource(['potion-small'], bonus('healing', 1))],
    flip: { is: 'hero-defeated' },
    back: { is: 'effects', do: [each({ is: 'heroes' }, draw(1, 'it')), discardThis] },
  }),
  locationEvent('grey', 'lost-caravan', {
    place: 'goldshire',
    do: [
      {
        is: 'roll',
        rows: [
          { do: [damage(1, 'self')], faces: [1, 2] },
          { do: [draw(2), discardThis], faces: [3, 4, 5] },
          { do: [flipThis], faces: [6] },
        ],
      },
    ],
    back: {
      is: 'item',
      item: trinket(
        'caravan-strongbox',
        ['health'],
        given(paying(thisCard, 'own-turn', gainItem('green')), inCity),
      ),
    },
  }),
  locationEvent('grey', 'gnoll-warband', {
    place: 'sentinel-hill',
    do: [flipThis],
    back: {
      is: 'foe',
      foe: foe('gnoll-warband-foe', {
        traits: ['humanoid', 'aggro'],
        attack: melee(2),
        defense: 6,
        damage: 2,
      }),
      reward: [gainItem('grey'), draw(1)],
    },
  }),
  locationEvent('grey', 'wayside-shrine', {
    place: 'deathknell',
    do: [
      choose('self', {
        offer: [{ is: 'discard-item', n: 1, who: 'self', how: 'choice', from: 'anywhere' }, draw(3)],
        rest: [heal('all'), discardThis],
      }),
    ],
  }),
  specialEvent('grey', 'wandering-trainer', { do: [draw(2), discardThis] }),
  specialEvent('grey', 'buried-finds', { do: [placeDiscovery('self', 2), discardThis] }),
  specialEvent('grey', 'thrown-gauntlet', {
    do: [{ is: 'mark', what: 'rival' }],
    flip: { is: 'marked-damaged' },
    back: {
      is: 'item',
      item: trinket('duelists-ribbon', ['swiftness'], given(always(bonus('attack', 1)), againstHeroes)),
    },
  }),
];
