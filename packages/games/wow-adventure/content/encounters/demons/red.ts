import type { ChallengeCard } from '../../../vocabulary/challenge-cards.ts';
import { melee, ranged } from '../../words/attacks.ts';
import { rivalPlayedCard, theyPlayedCombatCard } from '../../words/conditions.ts';
import {
  bonus,
  cancelCard,
  damage,
  discard,
  each,
  extraDie,
  gainEnergy,
  heal,
  reroll,
} from '../../words/effects.ts';
import { encounter } from '../../words/foes.ts';
import { armor, trinket, weapon } from '../../words/items.ts';
import { at, cards, given, onceACombat, onDie, onHit, paying, thisCard } from '../../words/powers.ts';

/** Red demons, and the items on their backs. */
export const redDemons: readonly ChallengeCard[] = [
  encounter('red', 'doomguard-outrider', {
    foe: { traits: ['demon', 'aggro'], attack: melee(6), defense: 9, damage: 3 },
    powers: [onDie([1], reroll)],
    item: weapon(
      'soulbinder-wand',
      { icons: ['wand'], attack: ranged(7), potions: ['mana', 'swiftness'] },
      onDie([6], gainEnergy(1)),
    ),
  }),
  encounter('red', 'infernal', {
    foe: { traits: ['demon'], attack: melee(6), defense: 10, damage: 3 },
    powers: [at('beaten', each({ is: 'heroes-here' }, damage(1, 'it')))],
    item: trinket(
      'infernal-core',
      ['mana'],
      onceACombat(paying(cards(1), 'before-roll', bonus('attack', 1))),
    ),
  }),
  encounter('red', 'dreadlord-schemer', {
    foe: { traits: ['demon', 'aggro'], attack: ranged(6), defense: 9, damage: 2 },
    powers: [given(at('card-played', bonus('damage', 1)), theyPlayedCombatCard)],
    item: weapon(
      'dreadlords-blade',
      { icons: ['sword'], attack: melee(6), potions: ['health'] },
      given(onHit(heal(1)), { is: 'die', of: 'own', faces: [6] }),
    ),
  }),
  encounter('red', 'felhound-packleader', {
    foe: { traits: ['demon'], attack: melee(5), defense: 8, damage: 2 },
    powers: [given(onceACombat(at('card-played', extraDie([5, 6], cancelCard))), theyPlayedCombatCard)],
    item: trinket(
      'spellbreaker-collar',
      ['mana'],
      given(paying(thisCard, 'card-played', cancelCard), rivalPlayedCard, {
        is: 'concerns-you',
        alsoInCombat: true,
      }),
    ),
  }),
  encounter('red', 'legion-invoker', {
    foe: { traits: ['demon'], attack: ranged(5), defense: 9, damage: 2 },
    powers: [at('unbeaten', { is: 'grows', damage: 1 })],
    item: armor(
      'invokers-robe',
      { icons: ['cloth'], defense: 8, potions: ['mana'] },
      onDie([1], discard(1, 'self', 'choice')),
    ),
  }),
];
