import type { ChallengeCard } from '../../../vocabulary/challenge-cards.ts';
import { melee, ranged } from '../../words/attacks.ts';
import { replacedWeapon, theyReplacedWeapon } from '../../words/conditions.ts';
import { beatThis, bonus, choose, damage, discard, draw, each, reroll } from '../../words/effects.ts';
import { encounter } from '../../words/foes.ts';
import { armor, trinket, weapon } from '../../words/items.ts';
import { always, at, energy, given, onceACombat, onDie, paying, thisCard } from '../../words/powers.ts';

/** Yellow humanoids with ranged attacks, and the items on their backs. */
export const yellowRangedHumanoids: readonly ChallengeCard[] = [
  encounter('yellow', 'scarlet-inquisitor', {
    foe: { traits: ['humanoid', 'aggro'], attack: ranged(4), defense: 8, damage: 2 },
    powers: [onDie([5, 6], discard(1, 'opponent', 'random'))],
    item: armor(
      'crusader-breastplate',
      { icons: ['plate'], defense: 7, potions: ['health', 'mana'] },
      onDie([6], bonus('attack', 1), draw(1)),
    ),
  }),
  encounter('yellow', 'dark-iron-demolitionist', {
    foe: { traits: ['humanoid'], attack: ranged(4), defense: 7, damage: 2 },
    powers: [onDie([1], damage(1), beatThis)],
    item: trinket(
      'demolition-charges',
      ['swiftness'],
      paying(thisCard, 'movement', each({ is: 'heroes-in-space', spaces: 2 }, damage(1, 'it'))),
    ),
  }),
  encounter('yellow', 'witherbark-shadowmancer', {
    foe: { traits: ['humanoid'], attack: ranged(4), defense: 7, damage: 1 },
    powers: [
      at(
        'combat-start',
        choose('opponent', {
          discard: [discard(1, 'opponent', 'choice')],
          weaken: [bonus('attack', -1, 'opponent')],
        }),
      ),
    ],
    item: weapon(
      'shadowmancers-wand',
      { icons: ['wand'], attack: ranged(5), potions: ['mana', 'swiftness'] },
      onceACombat(paying(energy(1), 'before-roll', bonus('attack', 1))),
    ),
  }),
  encounter('yellow', 'two-headed-ogre-mage', {
    foe: { traits: ['humanoid'], attack: ranged(4), defense: 8, damage: 1 },
    powers: [onDie([6], { is: 'attack-again' })],
    item: weapon(
      'twin-headed-mace',
      { icons: ['mace'], attack: melee(4), potions: ['health'] },
      onDie([1], reroll),
    ),
  }),
  encounter('yellow', 'kirin-tor-renegade', {
    foe: { traits: ['humanoid'], attack: ranged(5), defense: 7, damage: 2 },
    powers: [given(always(bonus('defense', 1)), theyReplacedWeapon)],
    item: weapon(
      'renegades-staff',
      { icons: ['staff'], attack: ranged(5), potions: ['mana'] },
      given(always(bonus('attack', 1)), replacedWeapon),
    ),
  }),
];
