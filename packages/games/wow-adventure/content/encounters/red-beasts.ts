import type { ChallengeCard } from '../../vocabulary/challenge-cards.ts';
import {
  againstHeroes,
  armor,
  bonus,
  encounter,
  given,
  melee,
  onDie,
  onHit,
  ranged,
  weapon,
} from '../words.ts';

/** Red beasts, and the items on their backs. */
export const redBeasts: readonly ChallengeCard[] = [
  encounter('red', 'plaguebat-swarm', {
    traits: ['beast'],
    attack: ranged(4),
    defense: 8,
    damage: 1,
    powers: [onHit({ is: 'disease', who: 'opponent' })],
    item: armor('batwing-cloak', {
      defense: 7,
      powers: [
        {
          at: 'movement',
          may: true,
          once: 'turn',
          cost: [{ is: 'energy', n: 1 }],
          do: [bonus('movement', 2)],
        },
      ],
      potions: ['swiftness'],
    }),
  }),
  encounter('red', 'three-headed-hydra', {
    traits: ['beast', 'aggro'],
    attack: melee(6),
    defense: 9,
    damage: 2,
    powers: [onDie([6], { is: 'attack-again' })],
    item: weapon('hydra-fang', {
      icons: ['dagger'],
      attack: melee(7),
      powers: [given(onHit({ is: 'disease', who: 'opponent' }), againstHeroes)],
      potions: ['health'],
    }),
  }),
  encounter('red', 'dreadhawk', {
    traits: ['beast'],
    attack: ranged(5),
    defense: 8,
    damage: 2,
    item: weapon('dreadhawk-longbow', {
      icons: ['bow'],
      attack: ranged(6),
      powers: [onDie([1], { is: 'reroll', die: 'own' })],
      potions: ['mana', 'swiftness'],
    }),
  }),
];
