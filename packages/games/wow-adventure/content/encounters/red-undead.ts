import type { ChallengeCard } from '../../vocabulary/challenge-cards.ts';
import {
  against,
  always,
  armor,
  bonus,
  damage,
  discard,
  encounter,
  given,
  heal,
  melee,
  onDie,
  onHit,
  onTheirDie,
  pouch,
  ranged,
  theirAttackIs,
  weapon,
} from '../words.ts';

/** Red undead, and the items on their backs. */
export const redUndead: readonly ChallengeCard[] = [
  encounter('red', 'lich-initiate', {
    traits: ['undead'],
    attack: ranged(6),
    defense: 9,
    damage: 2,
    powers: [onDie([6], discard(2, 'opponent', 'random'))],
    item: pouch('frozen-shard', {
      powers: [
        {
          at: 'before-roll',
          may: true,
          if: [theirAttackIs('melee')],
          cost: [{ is: 'discard-this' }],
          do: [{ is: 'no-attack', who: 'opponent' }],
        },
      ],
      potions: ['mana'],
    }),
  }),
  encounter('red', 'abomination', {
    traits: ['undead', 'aggro'],
    attack: melee(6),
    defense: 9,
    damage: 2,
    powers: [onDie([6], bonus('damage', 1), { is: 'reroll', die: 'own' })],
    item: weapon('abomination-hook', {
      attack: melee(6),
      powers: [always({ is: 'forbid', what: 'end-combat' })],
      potions: ['health'],
    }),
  }),
  encounter('red', 'skeletal-bonecaster', {
    traits: ['undead'],
    attack: ranged(5),
    defense: 8,
    damage: 2,
    item: armor('bonecasters-robe', {
      icons: ['cloth'],
      defense: 7,
      powers: [onDie([6], { is: 'gain-energy', n: 1 })],
      potions: ['mana'],
    }),
  }),
  encounter('red', 'death-knight', {
    traits: ['undead', 'aggro'],
    attack: melee(6),
    defense: 10,
    damage: 3,
    powers: [onTheirDie([1], damage(1))],
    item: armor('runed-deathplate', {
      icons: ['plate'],
      defense: 8,
      powers: [{ at: 'opponent-beaten', do: [heal(1)] }],
      potions: ['health', 'mana'],
    }),
  }),
  encounter('red', 'howling-wraith', {
    traits: ['undead'],
    attack: melee(5),
    defense: 8,
    damage: 1,
    powers: [
      given(always(bonus('defense', 1)), theirAttackIs('melee')),
      onHit({ is: 'turn-card', to: 'starting', who: 'opponent' }),
    ],
    item: armor('wraithcloth-mantle', {
      icons: ['cloth'],
      defense: 9,
      powers: [always(bonus('health', -1))],
      potions: ['mana'],
    }),
  }),
  encounter('red', 'stoneform-gargoyle', {
    traits: ['undead'],
    attack: melee(5),
    defense: 9,
    damage: 2,
    powers: [onDie([1], bonus('defense', 2))],
    item: weapon('gargoyle-eye-rifle', {
      icons: ['gun'],
      attack: ranged(6),
      powers: [given(always(bonus('attack', 1)), against('undead', 'demon'))],
      potions: ['mana'],
    }),
  }),
  encounter('red', 'herald-of-plague', {
    traits: ['undead', 'aggro'],
    attack: ranged(5),
    defense: 9,
    damage: 1,
    powers: [onHit({ is: 'disease', who: 'opponent' }), onDie([6], bonus('damage', 1))],
    item: pouch('plagueward-vial', {
      powers: [{ at: 'own-turn', may: true, cost: [{ is: 'discard-this' }], do: [heal(3), { is: 'cure' }] }],
      potions: ['health'],
    }),
  }),
];
