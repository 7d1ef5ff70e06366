import type { ChallengeCard } from '../../../vocabulary/challenge-cards.ts';
import { melee, ranged } from '../../words/attacks.ts';
import { against, theirAttackIs, unbeatenHere } from '../../words/conditions.ts';
import { beatThis, bonus, damage, extraDie, noAttack } from '../../words/effects.ts';
import { encounter } from '../../words/foes.ts';
import { trinket, weapon } from '../../words/items.ts';
import {
  always,
  at,
  cards,
  given,
  insteadOf,
  may,
  onceATurn,
  onDie,
  paying,
  thisCard,
} from '../../words/powers.ts';

/** Grey and green mechanical encounters, and the items on their backs. */
export const greyAndGreenMechanical: readonly ChallengeCard[] = [
  encounter('grey', 'rusted-harvester', {
    foe: { traits: ['mechanical'], attack: melee(2), defense: 6, damage: 1 },
    powers: [onDie([6], damage(1))],
    item: weapon('balanced-throwing-knives', { icons: ['dagger'], attack: ranged(2), potions: ['mana'] }),
  }),
  encounter('grey', 'alarm-bot', {
    foe: { traits: ['mechanical'], attack: melee(1), defense: 4, damage: 1 },
    powers: [at('unbeaten', { is: 'gains-aggro' })],
    item: trinket(
      'tinkers-goggles',
      ['mana'],
      onceATurn(may('movement', { is: 'peek-discovery', within: 2 })),
    ),
  }),
  encounter('grey', 'clockwork-sentry', {
    foe: { traits: ['mechanical', 'aggro'], attack: melee(2), defense: 6, damage: 1 },
    powers: [at('beaten', extraDie([1, 2], damage(1)))],
    item: weapon(
      'clockwork-rifle',
      { icons: ['gun'], attack: ranged(3), potions: ['mana'] },
      onDie([1], noAttack('self')),
    ),
  }),
  encounter('green', 'arcane-golem', {
    foe: { traits: ['mechanical'], attack: melee(3), defense: 6, damage: 1 },
    powers: [given(always(bonus('defense', 1)), theirAttackIs('ranged'))],
    item: weapon(
      'golem-forged-axe',
      { icons: ['axe'], attack: melee(4), potions: ['mana'] },
      given(always(bonus('attack', 1)), against('mechanical', 'elemental', 'undead')),
    ),
  }),
  encounter('green', 'powder-sapper', {
    foe: { traits: ['mechanical'], attack: melee(2), defense: 5, damage: 2 },
    powers: [given(at('beaten', damage(1)), theirAttackIs('melee'))],
    item: trinket(
      'powder-keg',
      ['swiftness'],
      given(
        insteadOf('challenge', paying(thisCard, 'challenge', { is: 'beat-other', reach: 'green' })),
        unbeatenHere('green'),
      ),
    ),
  }),
  encounter('green', 'shredder-prototype', {
    foe: { traits: ['mechanical', 'aggro'], attack: melee(3), defense: 7, damage: 2 },
    powers: [onDie([1], beatThis)],
    item: trinket(
      'spare-boiler',
      ['swiftness'],
      onceATurn(paying(cards(1), 'movement', bonus('movement', 1))),
    ),
  }),
];
