import type { ChallengeCard } from '../../../vocabulary/challenge-cards.ts';
import { melee, ranged } from '../../words/attacks.ts';
import { against, theirAttackIs } from '../../words/conditions.ts';
import {
  bonus,
  damage,
  discard,
  disease,
  gainEnergy,
  heal,
  noAttack,
  reroll,
  turnCard,
} from '../../words/effects.ts';
import { encounter } from '../../words/foes.ts';
import { armor, trinket, weapon } from '../../words/items.ts';
import { always, at, given, onDie, onHit, onTheirDie, paying, thisCard } from '../../words/powers.ts';

/** Red undead, and the items on their backs. */
export const redUndead: readonly ChallengeCard[] = [
  encounter('red', 'lich-initiate', {
    foe: { traits: ['undead'], attack: ranged(6), defense: 9, damage: 2 },
    powers: [onDie([6], discard(2, 'opponent', 'random'))],
    item: trinket(
      'frozen-shard',
      ['mana'],
      given(paying(thisCard, 'before-roll', noAttack('opponent')), theirAttackIs('melee')),
    ),
  }),
  encounter('red', 'abomination', {
    foe: { traits: ['undead', 'aggro'], attack: melee(6), defense: 9, damage: 2 },
    powers: [onDie([6], bonus('damage', 1), reroll)],
    item: weapon(
      'abomination-hook',
      { attack: melee(6), potions: ['health'] },
      always({ is: 'forbid', what: 'end-combat' }),
    ),
  }),
  encounter('red', 'skeletal-bonecaster', {
    foe: { traits: ['undead'], attack: ranged(5), defense: 8, damage: 2 },
    item: armor(
      'bonecasters-robe',
      { icons: ['cloth'], defense: 7, potions: ['mana'] },
      onDie([6], gainEnergy(1)),
    ),
  }),
  encounter('red', 'death-knight', {
    foe: { traits: ['undead', 'aggro'], attack: melee(6), defense: 10, damage: 3 },
    powers: [onTheirDie([1], damage(1))],
    item: armor(
      'runed-deathplate',
      { icons: ['plate'], defense: 8, potions: ['health', 'mana'] },
      at('opponent-beaten', heal(1)),
    ),
  }),
  encounter('red', 'howling-wraith', {
    foe: { traits: ['undead'], attack: melee(5), defense: 8, damage: 1 },
    powers: [
      given(always(bonus('defense', 1)), theirAttackIs('melee')),
      onHit(turnCard('starting', 'opponent')),
    ],
    item: armor(
      'wraithcloth-mantle',
      { icons: ['cloth'], defense: 9, potions: ['mana'] },
      always(bonus('health', -1)),
    ),
  }),
  encounter('red', 'stoneform-gargoyle', {
    foe: { traits: ['undead'], attack: melee(5), defense: 9, damage: 2 },
    powers: [onDie([1], bonus('defense', 2))],
    item: weapon(
      'gargoyle-eye-rifle',
      { icons: ['gun'], attack: ranged(6), potions: ['mana'] },
      given(always(bonus('attack', 1)), against('undead', 'demon')),
    ),
  }),
  encounter('red', 'herald-of-plague', {
    foe: { traits: ['undead', 'aggro'], attack: ranged(5), defense: 9, damage: 1 },
    powers: [onHit(disease), onDie([6], bonus('damage', 1))],
    item: trinket('plagueward-vial', ['health'], paying(thisCard, 'own-turn', heal(3), { is: 'cure' })),
  }),
];
