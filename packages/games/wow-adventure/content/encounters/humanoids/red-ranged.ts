import type { ChallengeCard } from '../../../vocabulary/challenge-cards.ts';
import { ranged } from '../../words/attacks.ts';
import { replacedWeapon, theyReplacedWeapon } from '../../words/conditions.ts';
import { bonus, choose, discard, draw } from '../../words/effects.ts';
import { encounter } from '../../words/foes.ts';
import { trinket, weapon } from '../../words/items.ts';
import { always, at, energy, given, onceACombat, onDie, paying } from '../../words/powers.ts';

/** Red humanoids with ranged attacks, and the items on their backs. */
export const redRangedHumanoids: readonly ChallengeCard[] = [
  encounter('red', 'scarlet-archmage', {
    foe: { traits: ['humanoid'], attack: ranged(6), defense: 8, damage: 2 },
    powers: [given(always(bonus('defense', 1)), theyReplacedWeapon)],
    item: weapon(
      'archmages-staff',
      { icons: ['staff'], attack: ranged(6), potions: ['mana', 'swiftness'] },
      given(always(bonus('attack', 1)), replacedWeapon),
    ),
  }),
  encounter('red', 'twilight-prophet', {
    foe: { traits: ['humanoid'], attack: ranged(5), defense: 9, damage: 2 },
    powers: [
      at(
        'combat-start',
        choose('opponent', {
          discard: [discard(2, 'opponent', 'choice')],
          weaken: [bonus('attack', -2, 'opponent')],
        }),
      ),
    ],
    item: weapon(
      'prophets-wand',
      { icons: ['wand'], attack: ranged(7), potions: ['mana'] },
      onDie([6], draw(1)),
    ),
  }),
  encounter('red', 'gurubashi-hexlord', {
    foe: { traits: ['humanoid'], attack: ranged(5), defense: 9, damage: 2 },
    powers: [onDie([5, 6], bonus('attack', -2, 'opponent'))],
    item: trinket(
      'hexlords-mojo',
      ['mana'],
      onceACombat(paying(energy(1), 'after-roll', { is: 'reroll', die: 'opponent' })),
    ),
  }),
];
