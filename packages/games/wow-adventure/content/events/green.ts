import type { ChallengeCard } from '../../vocabulary/challenge-cards.ts';
import { melee } from '../words/attacks.ts';
import { against, inCity } from '../words/conditions.ts';
import {
  bonus,
  discard,
  discardThis,
  draw,
  each,
  flipThis,
  gainItem,
  goTo,
  loseItem,
  when,
} from '../words/effects.ts';
import { foe } from '../words/foes.ts';
import { trinket } from '../words/items.ts';
import { always, energy, given, insteadOf, onDie, paying, thisCard } from '../words/powers.ts';
import { globalEvent, locationEvent, specialEvent } from './words.ts';

/** The green events. */
export const greenEvents: readonly ChallengeCard[] = [
  globalEvent('green', 'storm-season', {
    powers: [always({ is: 'no-flight' })],
    flip: { is: 'foe-beaten', onMap: true },
    back: { is: 'effects', do: [{ is: 'teleport', who: 'self', to: 'flight-path', may: true }, discardThis] },
  }),
  globalEvent('green', 'bandit-uprising', {
    powers: [given(always(bonus('attack', 1, 'opponent')), against('humanoid'))],
    flip: { is: 'foe-beaten', trait: 'humanoid', atLeast: 'green' },
    back: {
      is: 'item',
      item: trinket(
        'bandit-kings-purse',
        ['mana'],
        given(paying(thisCard, 'own-turn', gainItem('green', 2)), inCity),
      ),
    },
  }),
  locationEvent('green', 'haunted-crypt', {
    place: 'raven-hill',
    do: [flipThis],
    back: {
      is: 'foe',
      foe: foe(
        'crypt-horror',
        { traits: ['undead', 'aggro'], attack: melee(3), defense: 6, damage: 2 },
        onDie([6], discard(1, 'opponent', 'random')),
      ),
      reward: [gainItem('green')],
    },
  }),
  locationEvent('green', 'stranded-gnomes', {
    place: 'menethil-harbor',
    may: true,
    cost: [energy(2)],
    do: [flipThis],
    back: {
      is: 'item',
      item: trinket(
        'homing-pigeon',
        ['swiftness'],
        insteadOf('walking', paying(thisCard, 'movement', goTo('city'))),
      ),
    },
  }),
  locationEvent('green', 'arcane-rift', {
    place: 'dalaran',
    do: [
      {
        is: 'roll',
        rows: [
          { do: [discard(2, 'self', 'random'), discardThis], faces: [1, 2] },
          { do: [draw(2)], faces: [3, 4, 5] },
          { do: [flipThis], faces: [6] },
        ],
      },
    ],
    back: { is: 'valor', valor: 1 },
  }),
  specialEvent('green', 'pickpockets', {
    do: [each({ is: 'heroes' }, when({ is: 'backpack', atLeast: 3 }, loseItem('it', 'random'))), discardThis],
  }),
  specialEvent('green', 'training-grounds', {
    do: [draw(2), each({ is: 'rivals' }, draw(1, 'it')), discardThis],
  }),
  specialEvent('green', 'wanted-poster', {
    do: [{ is: 'mark', what: 'foe' }],
    flip: { is: 'marked-beaten' },
    back: { is: 'valor', valor: 1 },
  }),
];
