import type { ChallengeCard } from '../../../vocabulary/challenge-cards.ts';
import { melee, ranged } from '../../words/attacks.ts';
import { theirAttackIs } from '../../words/conditions.ts';
import { actsLast, bonus, damage, ignoreAggro, push } from '../../words/effects.ts';
import { encounter } from '../../words/foes.ts';
import { armor, trinket, weapon } from '../../words/items.ts';
import {
  always,
  at,
  energy,
  given,
  onceACombat,
  onceATurn,
  onDie,
  onResource,
  paying,
} from '../../words/powers.ts';

/** Yellow and red elementals, and the items on their backs. */
export const yellowAndRedElementals: readonly ChallengeCard[] = [
  encounter('yellow', 'magma-lurker', {
    foe: { traits: ['elemental'], attack: melee(5), defense: 7, damage: 1 },
    powers: [given(at('hit-taken', damage(1)), theirAttackIs('melee'))],
    item: armor(
      'cinder-robe',
      { icons: ['cloth'], defense: 7, potions: ['health', 'mana'] },
      onDie([1], damage(1, 'self')),
    ),
  }),
  encounter('yellow', 'earthen-guardian', {
    foe: { traits: ['elemental'], attack: melee(4), defense: 8, damage: 2 },
    powers: [always(actsLast)],
    item: armor(
      'stonehide-vest',
      { icons: ['leather'], defense: 8, potions: ['health'] },
      always(bonus('movement', -1)),
    ),
  }),
  encounter('yellow', 'tidal-rager', {
    foe: { traits: ['elemental', 'aggro'], attack: ranged(4), defense: 7, damage: 1 },
    powers: [onDie([5, 6], push)],
    item: armor(
      'tidecallers-robe',
      { icons: ['cloth'], defense: 6, potions: ['mana'] },
      onResource(['potion-small', 'potion-large'], bonus('healing', 1)),
    ),
  }),
  encounter('red', 'flamewaker', {
    foe: { traits: ['elemental'], attack: ranged(5), defense: 9, damage: 1 },
    powers: [onDie([5, 6], damage(1))],
    item: weapon(
      'flamewaker-bow',
      { icons: ['bow'], attack: ranged(6), potions: ['mana', 'swiftness'] },
      onceACombat(paying(energy(1), 'before-roll', bonus('attack', 2))),
    ),
  }),
  encounter('red', 'molten-giant', {
    foe: { traits: ['elemental', 'aggro'], attack: melee(6), defense: 10, damage: 2 },
    powers: [given(at('hit-taken', damage(1)), theirAttackIs('melee'))],
    item: weapon(
      'molten-axe',
      { icons: ['axe'], attack: melee(7), potions: ['health'] },
      onDie([1], damage(1, 'self')),
    ),
  }),
  encounter('red', 'lava-surger', {
    foe: { traits: ['elemental'], attack: melee(5), defense: 8, damage: 2 },
    powers: [onDie([6], push)],
    item: trinket('lavawalker-boots', ['swiftness'], onceATurn(paying(energy(1), 'movement', ignoreAggro))),
  }),
];
