import { melee } from '../../words/attacks.ts';
import { bonus, discard, draw, gainItem, gainLevel, loseItem, reroll } from '../../words/effects.ts';
import { foe } from '../../words/foes.ts';
import { onDie } from '../../words/powers.ts';
import { guarded, type MapEncounters } from './words.ts';

/** What is printed in the boxes of the grey map encounters, which open the green level. */
export const greyEncounters: MapEncounters = {
  'agamand-mills': guarded(
    foe(
      'devlin-agamand',
      { traits: ['undead'], attack: melee(2), defense: 6, damage: 1 },
      onDie([1], reroll),
    ),
    gainLevel('green'),
  ),
  'shadowfang-keep': guarded(
    foe(
      'wolf-master-nandos',
      { traits: ['humanoid'], attack: melee(3), defense: 6, damage: 1 },
      onDie([6], bonus('damage', 1)),
    ),
    gainLevel('green'),
    draw(1),
  ),
  'frostmane-hold': guarded(
    foe(
      'great-father-arctikas',
      { traits: ['humanoid'], attack: melee(2), defense: 6, damage: 1 },
      onDie([5, 6], discard(1, 'opponent', 'choice')),
    ),
    gainLevel('green'),
  ),
  hogger: guarded(
    foe('hogger', { traits: ['humanoid'], attack: melee(3), defense: 5, damage: 2 }),
    gainLevel('green'),
  ),
  'the-deadmines': guarded(
    foe(
      'edwin-vancleef',
      { traits: ['humanoid'], attack: melee(3), defense: 6, damage: 1 },
      onDie([6], loseItem('opponent', 'random')),
    ),
    gainLevel('green'),
    gainItem('green'),
  ),
};
