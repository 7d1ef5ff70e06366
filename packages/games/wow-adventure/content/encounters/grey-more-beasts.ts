import type { ChallengeCard } from '../../vocabulary/challenge-cards.ts';
import {
  armor,
  bonus,
  discard,
  encounter,
  melee,
  onDie,
  onHit,
  onTheirDie,
  pouch,
  ranged,
  weapon,
} from '../words.ts';

/** Grey beasts, and the items on their backs. */
export const greyMoreBeasts: readonly ChallengeCard[] = [
  encounter('grey', 'cave-spider', {
    traits: ['beast'],
    attack: melee(2),
    defense: 4,
    damage: 1,
    powers: [onHit({ is: 'damage-later', n: 1, who: 'opponent' })],
    item: armor('spider-silk-robe', {
      icons: ['cloth'],
      defense: 4,
      powers: [onDie([1], bonus('defense', 1))],
      potions: ['mana'],
    }),
  }),
  encounter('grey', 'river-crocolisk', {
    traits: ['beast', 'aggro'],
    attack: melee(2),
    defense: 6,
    damage: 1,
    item: armor('crocolisk-hide-shield', { icons: ['shield'], defense: 6, potions: ['mana'] }),
  }),
  encounter('grey', 'skittish-coyote', {
    traits: ['beast'],
    attack: melee(1),
    defense: 4,
    damage: 1,
    powers: [onTheirDie([1], { is: 'end-combat', card: 'discard' })],
    item: pouch('lucky-paw', {
      powers: [
        { at: 'after-roll', may: true, cost: [{ is: 'discard-this' }], do: [{ is: 'reroll', die: 'own' }] },
      ],
      potions: ['swiftness'],
    }),
  }),
  encounter('grey', 'dust-fleshripper', {
    traits: ['beast'],
    attack: melee(2),
    defense: 5,
    damage: 1,
    powers: [onDie([5, 6], discard(1, 'opponent', 'choice'))],
    item: weapon('hunting-bow', { icons: ['bow'], attack: ranged(2), potions: ['health', 'swiftness'] }),
  }),
  encounter('grey', 'old-snowpaw', {
    traits: ['beast', 'aggro'],
    attack: melee(3),
    defense: 5,
    damage: 1,
    item: weapon('knotted-club', { icons: ['mace'], attack: melee(3), potions: ['health'] }),
  }),
];
