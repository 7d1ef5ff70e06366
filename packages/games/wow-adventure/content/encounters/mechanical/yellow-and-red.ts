import type { ChallengeCard } from '../../../vocabulary/challenge-cards.ts';
import { melee, ranged } from '../../words/attacks.ts';
import { inCombat, theirAttackIs } from '../../words/conditions.ts';
import { beatThis, bonus, prevent } from '../../words/effects.ts';
import { encounter } from '../../words/foes.ts';
import { armor, trinket, weapon } from '../../words/items.ts';
import { always, energy, given, health, onceACombat, onDie, paying } from '../../words/powers.ts';

/** Yellow and red mechanical encounters, and the items on their backs. */
export const yellowAndRedMechanical: readonly ChallengeCard[] = [
  encounter('yellow', 'siege-golem', {
    foe: { traits: ['mechanical'], attack: melee(4), defense: 8, damage: 2 },
    powers: [given(always(bonus('defense', 1)), theirAttackIs('ranged'))],
    item: weapon(
      'heavy-arbalest',
      { icons: ['bow'], attack: ranged(4), potions: ['mana'] },
      onceACombat(paying(energy(1), 'before-roll', bonus('attack', 1), bonus('damage', 1))),
    ),
  }),
  encounter('yellow', 'runaway-deathray', {
    foe: { traits: ['mechanical', 'aggro'], attack: ranged(5), defense: 7, damage: 2 },
    powers: [onDie([1], beatThis)],
    item: trinket(
      'portable-deathray',
      ['mana'],
      onceACombat(paying(health(1), 'before-roll', bonus('attack', 2))),
    ),
  }),
  encounter('red', 'dark-iron-war-golem', {
    foe: { traits: ['mechanical', 'aggro'], attack: melee(5), defense: 9, damage: 2 },
    powers: [given(always(bonus('defense', 1)), theirAttackIs('ranged'))],
    item: armor(
      'golemwrights-apron',
      { icons: ['leather'], defense: 7, potions: ['mana'] },
      given(onceACombat(paying(energy(1), 'damage-taken', prevent(1))), inCombat),
    ),
  }),
];
