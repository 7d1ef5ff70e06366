import type { ChallengeCard } from '../../vocabulary/challenge-cards.ts';
import {
  againstHeroes,
  always,
  armor,
  bonus,
  discard,
  encounter,
  given,
  melee,
  onDie,
  onHit,
  onTheirDie,
  pouch,
  ranged,
  theirAttackIs,
  weapon,
} from '../words.ts';

/** Green undead, and the items on their backs. */
export const greenUndead: readonly ChallengeCard[] = [
  encounter('green', 'flesh-eater', {
    traits: ['undead', 'aggro'],
    attack: melee(3),
    defense: 6,
    damage: 1,
    powers: [onDie([6], bonus('damage', 1), { is: 'reroll', die: 'own' })],
    item: weapon('ghoulbone-staff', {
      icons: ['staff'],
      attack: melee(4),
      powers: [given(onDie([6], discard(1, 'opponent', 'random')), againstHeroes)],
      potions: ['health'],
    }),
  }),
  encounter('green', 'restless-shade', {
    traits: ['undead'],
    attack: melee(2),
    defense: 6,
    damage: 1,
    powers: [given(always(bonus('defense', 1)), theirAttackIs('melee'))],
    item: armor('shade-veil', {
      icons: ['cloth'],
      defense: 5,
      powers: [given(always(bonus('defense', 1)), theirAttackIs('ranged'))],
      potions: ['health', 'mana'],
    }),
  }),
  encounter('green', 'skeletal-warder', {
    traits: ['undead'],
    attack: melee(3),
    defense: 6,
    damage: 1,
    powers: [{ at: 'beaten', do: [{ is: 'roll', rows: [{ faces: [6], do: [{ is: 'stays-unbeaten' }] }] }] }],
    item: armor('warders-chain', { icons: ['mail'], defense: 6, potions: ['health'] }),
  }),
  encounter('green', 'plague-carrier', {
    traits: ['undead'],
    attack: melee(2),
    defense: 5,
    damage: 1,
    powers: [onHit({ is: 'disease', who: 'opponent' })],
    item: pouch('plague-flask', {
      powers: [
        {
          at: 'before-roll',
          may: true,
          cost: [{ is: 'discard-this' }],
          do: [
            bonus('defense', -1, 'opponent'),
            { is: 'when', if: [againstHeroes], do: [{ is: 'disease', who: 'opponent' }] },
          ],
        },
      ],
      potions: ['swiftness'],
    }),
  }),
  encounter('green', 'crypt-crawler', {
    traits: ['undead', 'aggro'],
    attack: melee(2),
    defense: 7,
    damage: 1,
    powers: [onDie([5, 6], { is: 'slow', who: 'opponent' })],
    item: armor('chitin-spaulders', {
      icons: ['leather'],
      defense: 6,
      powers: [onDie([1], bonus('defense', 1))],
      potions: ['health'],
    }),
  }),
  encounter('green', 'wailing-banshee', {
    traits: ['undead'],
    attack: ranged(3),
    defense: 6,
    damage: 1,
    powers: [
      onDie([6], discard(1, 'opponent', 'random')),
      onTheirDie([1], { is: 'end-combat', card: 'track' }),
    ],
    item: weapon('lament-wand', {
      icons: ['wand'],
      attack: ranged(3),
      powers: [onDie([6], bonus('attack', -1, 'opponent'))],
      potions: ['mana'],
    }),
  }),
];
