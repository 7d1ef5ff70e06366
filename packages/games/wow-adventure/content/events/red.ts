import type { ChallengeCard } from '../../vocabulary/challenge-cards.ts';
import { melee } from '../words/attacks.ts';
import { against } from '../words/conditions.ts';
import {
  bonus,
  choose,
  damage,
  discardThis,
  draw,
  each,
  flipThis,
  gainItem,
  goTo,
  reroll,
  when,
} from '../words/effects.ts';
import { foe } from '../words/foes.ts';
import { trinket } from '../words/items.ts';
import {
  always,
  energy,
  given,
  health,
  insteadOf,
  may,
  onceACombat,
  onDie,
  onResource,
  paying,
  thisCard,
} from '../words/powers.ts';
import { globalEvent, locationEvent, specialEvent } from './words.ts';

/** The red events. */
export const redEvents: readonly ChallengeCard[] = [
  globalEvent('red', 'shadow-overhead', {
    powers: [onResource(['flight-path'], damage(1, 'self'))],
    flip: { is: 'foe-beaten', trait: 'dragonkin' },
    back: {
      is: 'item',
      item: trinket(
        'drake-whistle',
        ['swiftness'],
        insteadOf('walking', paying(thisCard, 'movement', goTo('flight-path'))),
      ),
    },
  }),
  globalEvent('red', 'legion-assault', {
    powers: [given(always(bonus('damage', 1, 'opponent')), against('demon'))],
    flip: { is: 'foe-beaten', trait: 'demon', atLeast: 'yellow' },
    back: { is: 'valor', valor: 1 },
  }),
  locationEvent('red', 'champions-barrow', {
    place: 'morgans-vigil',
    do: [flipThis],
    back: {
      is: 'foe',
      foe: foe(
        'barrow-king',
        { traits: ['undead', 'aggro'], attack: melee(6), defense: 10, damage: 3 },
        onDie([6], bonus('damage', 1), reroll),
      ),
      reward: [{ is: 'log-this', valor: 1 }],
    },
  }),
  locationEvent('red', 'dragon-clutch', {
    place: 'blackrock-mountain',
    may: true,
    cost: [{ is: 'discard-item', n: 2, from: 'anywhere' }],
    do: [flipThis],
    back: {
      is: 'item',
      item: trinket('whelp-companion', ['swiftness', 'mana'], onceACombat(may('after-roll', reroll))),
    },
  }),
  locationEvent('red', 'dark-ritual', {
    place: 'the-dark-portal',
    may: true,
    cost: [energy(2), health(2)],
    do: [flipThis],
    back: { is: 'valor', valor: 1 },
  }),
  specialEvent('red', 'rite-of-champions', {
    do: [choose('self', { bleed: { cost: [health(2)], do: [flipThis] }, 'walk-away': [discardThis] })],
    back: { is: 'valor', valor: 1 },
  }),
  specialEvent('red', 'falling-stars', {
    do: [
      each({ is: 'heroes' }, when({ is: 'space-level', any: ['yellow', 'red'] }, damage(1, 'it'))),
      discardThis,
    ],
  }),
  specialEvent('red', 'ancient-armory', {
    do: [gainItem('red'), each({ is: 'rivals' }, draw(1, 'it')), discardThis],
  }),
];
