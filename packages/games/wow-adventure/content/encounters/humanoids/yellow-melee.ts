import type { ChallengeCard } from '../../../vocabulary/challenge-cards.ts';
import { melee } from '../../words/attacks.ts';
import { bonus, endCombat, goTo, loseItem } from '../../words/effects.ts';
import { encounter } from '../../words/foes.ts';
import { trinket, weapon } from '../../words/items.ts';
import {
  always,
  insteadOf,
  may,
  onceATurn,
  onDie,
  onTheirDie,
  paying,
  thisCard,
} from '../../words/powers.ts';

/** Yellow humanoids with melee attacks, and the items on their backs. */
export const yellowMeleeHumanoids: readonly ChallengeCard[] = [
  encounter('yellow', 'bloodscalp-berserker', {
    foe: { traits: ['humanoid', 'aggro'], attack: melee(5), defense: 7, damage: 2 },
    powers: [onTheirDie([6], bonus('damage', 1))],
    item: weapon(
      'bloodscalp-cleaver',
      { icons: ['axe'], attack: melee(5), potions: ['health'] },
      always(bonus('defense', -1)),
    ),
  }),
  encounter('yellow', 'blackrock-warhand', {
    foe: { traits: ['humanoid'], attack: melee(4), defense: 8, damage: 2 },
    item: weapon(
      'warhand-greatsword',
      { icons: ['sword'], attack: melee(4), potions: ['mana', 'health'] },
      onDie([5, 6], bonus('attack', -2, 'opponent')),
    ),
  }),
  encounter('yellow', 'syndicate-spymaster', {
    foe: { traits: ['humanoid'], attack: melee(4), defense: 7, damage: 1 },
    powers: [onDie([4, 5, 6], loseItem('opponent', 'random'))],
    item: trinket('spymasters-dossier', ['mana'], onceATurn(may('movement', { is: 'peek-hand', within: 4 }))),
  }),
  encounter('yellow', 'gryphon-rustler', {
    foe: { traits: ['humanoid'], attack: melee(4), defense: 7, damage: 1 },
    powers: [onDie([1], endCombat('discard'))],
    item: trinket(
      'gryphon-whistle',
      ['swiftness', 'health'],
      insteadOf('resource', paying(thisCard, 'exploration', goTo('flight-path'))),
    ),
  }),
];
