import type { ChallengeCard } from '../../../vocabulary/challenge-cards.ts';
import { melee, ranged } from '../../words/attacks.ts';
import { againstHeroes } from '../../words/conditions.ts';
import {
  actsLast,
  becomesRanged,
  bonus,
  choose,
  damage,
  draw,
  gainEnergy,
  loseItem,
  placeDiscovery,
} from '../../words/effects.ts';
import { encounter } from '../../words/foes.ts';
import { trinket, weapon } from '../../words/items.ts';
import {
  always,
  at,
  energy,
  given,
  onceACombat,
  onDie,
  onHit,
  paying,
  thisCard,
} from '../../words/powers.ts';

/** Green humanoids with melee attacks, and the items on their backs. */
export const greenMeleeHumanoids: readonly ChallengeCard[] = [
  encounter('green', 'bloodsail-mauler', {
    foe: { traits: ['humanoid', 'aggro'], attack: melee(3), defense: 6, damage: 2 },
    item: weapon(
      'smites-mighty-hammer',
      { icons: ['mace'], attack: melee(5), potions: ['health'] },
      onDie([6], damage(1, 'self')),
    ),
  }),
  encounter('green', 'syndicate-assassin', {
    foe: { traits: ['humanoid'], attack: melee(3), defense: 5, damage: 2 },
    powers: [given(always(becomesRanged), { is: 'opponent-without', slot: 'armor' })],
    item: weapon('assassins-knives', { icons: ['dagger'], attack: ranged(3), potions: ['swiftness'] }),
  }),
  encounter('green', 'dark-iron-tunneler', {
    foe: { traits: ['humanoid'], attack: melee(2), defense: 6, damage: 1 },
    powers: [at('beaten', placeDiscovery('opponent'))],
    item: weapon('dark-iron-pick', { icons: ['axe'], attack: melee(4), potions: ['mana', 'health'] }),
  }),
  encounter('green', 'ogre-bruiser', {
    foe: { traits: ['humanoid', 'aggro'], attack: melee(3), defense: 7, damage: 2 },
    powers: [always(actsLast)],
    item: weapon(
      'ogre-maul',
      { icons: ['mace'], attack: melee(4), potions: ['health', 'swiftness'] },
      onceACombat(paying(energy(1), 'before-roll', bonus('attack', 1), bonus('damage', 1))),
    ),
  }),
  encounter('green', 'syndicate-highwayman', {
    foe: { traits: ['humanoid'], attack: melee(2), defense: 6, damage: 1 },
    powers: [
      onDie(
        [5, 6],
        choose('opponent', { 'lose-an-item': [loseItem('opponent', 'choice')], 'take-damage': [damage(1)] }),
      ),
    ],
    item: weapon(
      'highwaymans-cutlass',
      { icons: ['sword'], attack: melee(4), potions: ['swiftness'] },
      given(onHit(draw(1)), againstHeroes),
    ),
  }),
  encounter('green', 'murloc-coastrunner', {
    foe: { traits: ['humanoid'], attack: melee(3), defense: 5, damage: 1 },
    item: trinket('pearl-charm', ['mana'], paying(thisCard, 'own-turn', gainEnergy(2))),
  }),
  encounter('green', 'smuggler-captain', {
    foe: { traits: ['humanoid', 'aggro'], attack: melee(3), defense: 6, damage: 1 },
    powers: [given(always(bonus('damage', 1)), { is: 'opponent-backpack', atLeast: 4 })],
    item: weapon(
      'captains-saber',
      { icons: ['sword'], attack: melee(4), potions: ['mana', 'swiftness'] },
      given(always(bonus('defense', 1)), againstHeroes),
    ),
  }),
];
