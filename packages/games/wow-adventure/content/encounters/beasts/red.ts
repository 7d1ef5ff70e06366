import type { ChallengeCard } from '../../../vocabulary/challenge-cards.ts';
import { melee, ranged } from '../../words/attacks.ts';
import { againstHeroes } from '../../words/conditions.ts';
import { bonus, disease, reroll } from '../../words/effects.ts';
import { encounter } from '../../words/foes.ts';
import { armor, weapon } from '../../words/items.ts';
import { energy, given, onceATurn, onDie, onHit, paying } from '../../words/powers.ts';

/** Red beasts, and the items on their backs. */
export const redBeasts: readonly ChallengeCard[] = [
  encounter('red', 'plaguebat-swarm', {
    foe: { traits: ['beast'], attack: ranged(4), defense: 8, damage: 1 },
    powers: [onHit(disease)],
    item: armor(
      'batwing-cloak',
      { defense: 7, potions: ['swiftness'] },
      onceATurn(paying(energy(1), 'movement', bonus('movement', 2))),
    ),
  }),
  encounter('red', 'three-headed-hydra', {
    foe: { traits: ['beast', 'aggro'], attack: melee(6), defense: 9, damage: 2 },
    powers: [onDie([6], { is: 'attack-again' })],
    item: weapon(
      'hydra-fang',
      { icons: ['dagger'], attack: melee(6), potions: ['health'] },
      given(onHit(disease), againstHeroes),
    ),
  }),
  encounter('red', 'dreadhawk', {
    foe: { traits: ['beast'], attack: ranged(5), defense: 8, damage: 2 },
    item: weapon(
      'dreadhawk-longbow',
      { icons: ['bow'], attack: ranged(6), potions: ['mana', 'swiftness'] },
      onDie([1], reroll),
    ),
  }),
];
