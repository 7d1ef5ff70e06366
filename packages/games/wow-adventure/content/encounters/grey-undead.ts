import type { ChallengeCard } from '../../vocabulary/challenge-cards.ts';
import {
  against,
  always,
  armor,
  bonus,
  discard,
  draw,
  encounter,
  given,
  melee,
  onDie,
  onHit,
  pouch,
  ranged,
  theirAttackIs,
  weapon,
} from '../words.ts';

/** Grey undead, and the items on their backs. */
export const greyUndead: readonly ChallengeCard[] = [
  encounter('grey', 'rotten-ghoul', {
    traits: ['undead', 'aggro'],
    attack: melee(2),
    defense: 5,
    damage: 1,
    powers: [onDie([6], bonus('damage', 1), { is: 'reroll', die: 'own' })],
    item: weapon('grave-worn-mace', { icons: ['mace'], attack: melee(3), potions: ['health'] }),
  }),
  encounter('grey', 'rattling-skeleton', {
    traits: ['undead'],
    attack: melee(1),
    defense: 5,
    damage: 1,
    powers: [onDie([1, 2], bonus('defense', 1))],
    item: weapon('bone-wand', {
      icons: ['wand'],
      attack: ranged(3),
      powers: [onDie([1], discard(1, 'self', 'choice'))],
      potions: ['health', 'mana'],
    }),
  }),
  encounter('grey', 'wandering-spirit', {
    traits: ['undead'],
    attack: melee(1),
    defense: 5,
    damage: 1,
    powers: [given(always(bonus('defense', 1)), theirAttackIs('melee'))],
    item: armor('spectral-shawl', {
      icons: ['cloth'],
      defense: 4,
      powers: [given(always(bonus('defense', 1)), theirAttackIs('ranged'))],
      potions: ['mana'],
    }),
  }),
  encounter('grey', 'mindless-zombie', {
    traits: ['undead'],
    attack: melee(2),
    defense: 4,
    damage: 2,
    powers: [always({ is: 'acts-last' })],
    item: weapon('gravediggers-staff', {
      icons: ['staff'],
      attack: melee(3),
      powers: [{ at: 'opponent-beaten', if: [against('undead')], do: [draw(1)] }],
      potions: ['health'],
    }),
  }),
  encounter('grey', 'fallen-footman', {
    traits: ['undead', 'aggro'],
    attack: melee(2),
    defense: 5,
    damage: 1,
    item: weapon('footmans-sword', {
      icons: ['sword'],
      attack: melee(2),
      powers: [always(bonus('defense', 1))],
      potions: ['health'],
    }),
  }),
  encounter('grey', 'orchard-wraith', {
    traits: ['undead'],
    attack: melee(2),
    defense: 5,
    damage: 1,
    powers: [onHit(discard(1, 'opponent', 'random'))],
    item: pouch('candle-of-warding', {
      powers: [
        {
          at: 'before-roll',
          may: true,
          if: [against('undead', 'demon')],
          cost: [{ is: 'discard-this' }],
          do: [bonus('attack', 2), bonus('defense', 2)],
        },
      ],
      potions: ['health', 'mana'],
    }),
  }),
];
