import type { ChallengeCard } from '../../vocabulary/challenge-cards.ts';
import { always, bonus, encounter, given, melee, onDie, pouch, ranged, weapon } from '../words.ts';

/** Yellow humanoids, and the items on their backs. */
export const yellowMoreHumanoids: readonly ChallengeCard[] = [
  encounter('yellow', 'two-headed-ogre-mage', {
    traits: ['humanoid'],
    attack: ranged(4),
    defense: 8,
    damage: 1,
    powers: [onDie([6], { is: 'attack-again' })],
    item: weapon('twin-headed-mace', {
      icons: ['mace'],
      attack: melee(5),
      powers: [onDie([1], { is: 'reroll', die: 'own' })],
      potions: ['health'],
    }),
  }),
  encounter('yellow', 'syndicate-spymaster', {
    traits: ['humanoid'],
    attack: melee(4),
    defense: 7,
    damage: 1,
    powers: [
      onDie([4, 5, 6], { is: 'discard-item', n: 1, who: 'opponent', from: 'backpack', how: 'random' }),
    ],
    item: pouch('spymasters-dossier', {
      powers: [{ at: 'movement', may: true, once: 'turn', do: [{ is: 'peek-hand', within: 4 }] }],
      potions: ['mana'],
    }),
  }),
  encounter('yellow', 'kirin-tor-renegade', {
    traits: ['humanoid'],
    attack: ranged(5),
    defense: 7,
    damage: 2,
    powers: [given(always(bonus('defense', 1)), { is: 'replaced-weapon', by: 'opponent' })],
    item: weapon('renegades-staff', {
      icons: ['staff'],
      attack: ranged(4),
      powers: [given(always(bonus('attack', 1)), { is: 'replaced-weapon', by: 'own' })],
      potions: ['mana'],
    }),
  }),
  encounter('yellow', 'gryphon-rustler', {
    traits: ['humanoid'],
    attack: melee(4),
    defense: 7,
    damage: 1,
    powers: [onDie([1], { is: 'end-combat', card: 'discard' })],
    item: pouch('gryphon-whistle', {
      powers: [
        {
          at: 'exploration',
          may: true,
          cost: [{ is: 'discard-this' }],
          instead: 'resource',
          do: [{ is: 'teleport', who: 'self', to: 'flight-path' }],
        },
      ],
      potions: ['swiftness', 'health'],
    }),
  }),
];
