import { melee, ranged } from '../../words/attacks.ts';
import { bonus, damage, discard, gainTrophy } from '../../words/effects.ts';
import { foe } from '../../words/foes.ts';
import { onDie, onTheirDie } from '../../words/powers.ts';
import { guarded, type MapEncounters } from './words.ts';

/** What is printed in the boxes of the overlords. */
export const overlords: MapEncounters = {
  naxxramas: guarded(
    foe(
      'kelthuzad',
      { traits: ['undead', 'overlord'], attack: ranged(6), defense: 10, damage: 3 },
      onDie([6], discard(2, 'opponent', 'random')),
    ),
    gainTrophy('phylactery-of-kelthuzad'),
  ),
  'blackwing-lair': guarded(
    foe(
      'nefarian',
      { traits: ['dragonkin', 'overlord'], attack: ranged(6), defense: 10, damage: 3 },
      onDie([5, 6], bonus('damage', 1)),
    ),
    gainTrophy('nefarians-head'),
  ),
  'tainted-scar': guarded(
    foe(
      'lord-kazzak',
      { traits: ['demon', 'overlord'], attack: melee(6), defense: 9, damage: 4 },
      onTheirDie([1], damage(1)),
    ),
    gainTrophy('mark-of-kazzak'),
  ),
  zulgurub: guarded(
    foe(
      'hakkar',
      { traits: ['elemental', 'overlord'], attack: melee(6), defense: 9, damage: 3 },
      onDie([6], { is: 'shed', who: 'opponent', what: 'all' }),
    ),
    gainTrophy('heart-of-hakkar'),
  ),
};
