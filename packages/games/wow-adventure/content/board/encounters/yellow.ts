import { melee, ranged } from '../../words/attacks.ts';
import { becomesRanged, bonus, discard, gainLevel, gainTrophy, reroll } from '../../words/effects.ts';
import { foe } from '../../words/foes.ts';
import { onDie, onTheirDie } from '../../words/powers.ts';
import { guarded, type MapEncounters, priced } from './words.ts';

/** What is printed in the boxes of the yellow map encounters, most of which open the red level. */
export const yellowEncounters: MapEncounters = {
  scholomance: guarded(
    foe(
      'darkmaster-gandling',
      { traits: ['humanoid', 'undead'], attack: ranged(4), defense: 8, damage: 2 },
      onDie([6], discard(2, 'opponent', 'random')),
    ),
    gainLevel('red'),
  ),
  jinthaalor: guarded(
    foe(
      'vile-priestess-hexx',
      { traits: ['humanoid'], attack: ranged(4), defense: 8, damage: 2 },
      onTheirDie([1], bonus('attack', -2, 'opponent')),
    ),
    gainLevel('red'),
  ),
  uldaman: guarded(
    foe(
      'archaedas',
      { traits: ['elemental', 'giant'], attack: melee(5), defense: 8, damage: 2 },
      onDie([1, 2], reroll),
    ),
    gainLevel('red'),
  ),
  'sunken-temple': guarded(
    foe(
      'shade-of-eranikus',
      { traits: ['dragonkin'], attack: melee(5), defense: 8, damage: 3 },
      onDie([6], becomesRanged),
    ),
    gainLevel('red'),
  ),
  'booty-bay': priced(
    [{ levels: ['grey'] }, { levels: ['green'] }, { levels: ['yellow', 'red'] }],
    gainTrophy('blackwater-charter'),
  ),
};
