import { melee, ranged } from '../../words/attacks.ts';
import { bonus, draw, gainItem } from '../../words/effects.ts';
import { foe } from '../../words/foes.ts';
import { always } from '../../words/powers.ts';
import { guarded, type MapEncounters } from './words.ts';

/** What is printed in the boxes of the red map encounters. */
export const redEncounters: MapEncounters = {
  stratholme: guarded(
    foe(
      'baron-rivendare',
      { traits: ['undead'], attack: melee(6), defense: 9, damage: 3 },
      always(bonus('attack', -1, 'opponent')),
    ),
    gainItem('red', 2),
  ),
  'blackrock-depths': guarded(
    foe('emperor-thaurissan', { traits: ['humanoid'], attack: ranged(5), defense: 9, damage: 3 }),
    gainItem('red'),
    draw(2),
  ),
};
