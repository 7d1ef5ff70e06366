import { melee } from '../../words/attacks.ts';
import { bonus, damage, draw, gainItem, gainLevel, reroll } from '../../words/effects.ts';
import { foe } from '../../words/foes.ts';
import { onDie } from '../../words/powers.ts';
import { guarded, type MapEncounters } from './words.ts';

/** What is printed in the boxes of the green map encounters, which open the yellow level. */
export const greenEncounters: MapEncounters = {
  'scarlet-monastery': guarded(
    foe(
      'commander-mograine',
      { traits: ['humanoid'], attack: melee(4), defense: 7, damage: 2 },
      onDie([1], reroll),
    ),
    gainLevel('yellow'),
  ),
  'stromgarde-keep': guarded(
    foe('lord-falconcrest', { traits: ['humanoid'], attack: melee(4), defense: 7, damage: 2 }),
    gainLevel('yellow'),
    draw(1),
  ),
  gnomeregan: guarded(
    foe(
      'mekgineer-thermaplugg',
      { traits: ['mechanical'], attack: melee(3), defense: 8, damage: 2 },
      onDie([6], damage(1)),
    ),
    gainLevel('yellow'),
  ),
  stitches: guarded(
    foe(
      'stitches',
      { traits: ['undead'], attack: melee(4), defense: 7, damage: 2 },
      onDie([6], bonus('damage', 1), reroll),
    ),
    gainLevel('yellow'),
    gainItem('green'),
  ),
};
