import type { ChallengeCard } from '../../../vocabulary/challenge-cards.ts';
import { melee, ranged } from '../../words/attacks.ts';
import { againstHeroes } from '../../words/conditions.ts';
import { actsLast, becomesRanged, bonus, reroll, slow } from '../../words/effects.ts';
import { encounter } from '../../words/foes.ts';
import { weapon } from '../../words/items.ts';
import { always, energy, given, onceACombat, onDie, onHit, onTheirDie, paying } from '../../words/powers.ts';

/** Red humanoids with melee attacks, and the items on their backs. */
export const redMeleeHumanoids: readonly ChallengeCard[] = [
  encounter('red', 'blackhand-warlord', {
    foe: { traits: ['humanoid', 'aggro'], attack: melee(6), defense: 9, damage: 3 },
    item: weapon(
      'blackhand-claymore',
      { icons: ['sword'], attack: melee(6), potions: ['health', 'mana'] },
      onceACombat(paying(energy(1), 'before-roll', bonus('attack', 1), bonus('damage', 1))),
    ),
  }),
  encounter('red', 'spire-legionnaire', {
    foe: { traits: ['humanoid'], attack: melee(5), defense: 9, damage: 2 },
    powers: [onTheirDie([6], bonus('damage', 1))],
    item: weapon(
      'legionnaires-warstaff',
      { icons: ['staff'], attack: melee(7), potions: ['health'] },
      always(bonus('defense', 1)),
    ),
  }),
  encounter('red', 'anvilrage-overseer', {
    foe: { traits: ['humanoid'], attack: melee(5), defense: 10, damage: 2 },
    powers: [always(actsLast)],
    item: weapon(
      'overseers-hammer',
      { icons: ['mace'], attack: melee(6), potions: ['health'] },
      given(onHit(slow('opponent')), againstHeroes),
    ),
  }),
  encounter('red', 'ogre-lord-of-the-spire', {
    foe: { traits: ['humanoid', 'aggro'], attack: melee(6), defense: 9, damage: 3 },
    powers: [onDie([1, 2], reroll)],
    item: weapon(
      'ogre-lords-crusher',
      { icons: ['mace'], attack: melee(7), potions: ['health'] },
      always(bonus('defense', -1)),
    ),
  }),
  encounter('red', 'ravenholdt-blade', {
    foe: { traits: ['humanoid'], attack: melee(5), defense: 8, damage: 2 },
    powers: [given(always(becomesRanged), { is: 'opponent-without', slot: 'armor' })],
    item: weapon('ravenholdt-stilettos', { icons: ['dagger'], attack: ranged(5), potions: ['swiftness'] }),
  }),
];
