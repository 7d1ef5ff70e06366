import type { ChallengeCard } from '../../../vocabulary/challenge-cards.ts';
import { melee, ranged } from '../../words/attacks.ts';
import { inCity } from '../../words/conditions.ts';
import { bonus, endCombat, gainEnergy, gainItem, ignoreAggro, push } from '../../words/effects.ts';
import { encounter } from '../../words/foes.ts';
import { armor, trinket } from '../../words/items.ts';
import { given, onDie, onTheirDie, paying, thisCard } from '../../words/powers.ts';

/** Grey and green elementals, and the items on their backs. */
export const greyAndGreenElementals: readonly ChallengeCard[] = [
  encounter('grey', 'dust-devil', {
    foe: { traits: ['elemental'], attack: melee(1), defense: 5, damage: 1 },
    powers: [onDie([6], push)],
    item: trinket(
      'gust-in-a-bottle',
      ['swiftness'],
      paying(thisCard, 'movement', bonus('movement', 2), ignoreAggro),
    ),
  }),
  encounter('green', 'bog-elemental', {
    foe: { traits: ['elemental'], attack: melee(3), defense: 6, damage: 1 },
    powers: [onTheirDie([1], bonus('damage', 1))],
    item: trinket(
      'sunken-strongbox',
      ['health'],
      given(paying(thisCard, 'own-turn', gainItem('own-or-lower')), inCity),
    ),
  }),
  encounter('green', 'storm-wisp', {
    foe: { traits: ['elemental'], attack: ranged(2), defense: 7, damage: 1 },
    powers: [onDie([1], endCombat('discard'))],
    item: armor('storm-robe', { icons: ['cloth'], defense: 5, potions: ['mana'] }, onDie([6], gainEnergy(1))),
  }),
];
