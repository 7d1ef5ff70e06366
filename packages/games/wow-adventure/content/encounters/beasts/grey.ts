import type { ChallengeCard } from '../../../vocabulary/challenge-cards.ts';
import { melee, ranged } from '../../words/attacks.ts';
import { against, inCombat, not, trackHas } from '../../words/conditions.ts';
import { bonus, damageLater, discard, endCombat, prevent, reroll } from '../../words/effects.ts';
import { encounter } from '../../words/foes.ts';
import { armor, trinket, weapon } from '../../words/items.ts';
import {
  always,
  energy,
  given,
  onceATurn,
  onDie,
  onHit,
  onTheirDie,
  paying,
  thisCard,
} from '../../words/powers.ts';

/** Grey beasts, and the items on their backs. */
export const greyBeasts: readonly ChallengeCard[] = [
  encounter('grey', 'mountain-boar', {
    foe: { traits: ['beast'], attack: melee(1), defense: 4, damage: 1 },
    item: armor('boarhide-vest', { icons: ['leather'], defense: 5, potions: ['swiftness'] }),
  }),
  encounter('grey', 'timber-wolf', {
    foe: { traits: ['beast'], attack: melee(2), defense: 4, damage: 1 },
    powers: [given(always(bonus('attack', 1)), trackHas('beast'))],
    item: weapon(
      'wolf-tooth-dagger',
      { icons: ['dagger'], attack: melee(2), potions: ['health'] },
      onDie([1, 2], bonus('attack', 1)),
    ),
  }),
  encounter('grey', 'young-forest-bear', {
    foe: { traits: ['beast'], attack: melee(2), defense: 5, damage: 2 },
    item: armor(
      'bearskin-cloak',
      { defense: 5, potions: ['health', 'swiftness'] },
      given(always(bonus('defense', 1)), against('beast')),
    ),
  }),
  encounter('grey', 'vale-prowler', {
    foe: { traits: ['beast', 'aggro'], attack: melee(2), defense: 5, damage: 1 },
    powers: [onDie([6], bonus('attack', 1))],
    item: armor(
      'prowlhide-jerkin',
      { icons: ['leather'], defense: 5, potions: ['swiftness', 'health'] },
      onceATurn(paying(energy(1), 'movement', bonus('movement', 1))),
    ),
  }),
  encounter('grey', 'carrion-vulture', {
    foe: { traits: ['beast'], attack: melee(1), defense: 5, damage: 1 },
    powers: [given(always(bonus('attack', 1)), { is: 'opponent-damage', atLeast: 2 })],
    item: trinket(
      'feathered-charm',
      ['health'],
      given(paying(thisCard, 'damage-taken', prevent(2)), not(inCombat)),
    ),
  }),
  encounter('grey', 'cave-spider', {
    foe: { traits: ['beast'], attack: melee(2), defense: 4, damage: 1 },
    powers: [onHit(damageLater(1))],
    item: armor(
      'spider-silk-robe',
      { icons: ['cloth'], defense: 4, potions: ['mana'] },
      onDie([1], bonus('defense', 1)),
    ),
  }),
  encounter('grey', 'river-crocolisk', {
    foe: { traits: ['beast', 'aggro'], attack: melee(2), defense: 6, damage: 1 },
    item: armor('crocolisk-hide-shield', { icons: ['shield'], defense: 6, potions: ['mana'] }),
  }),
  encounter('grey', 'skittish-coyote', {
    foe: { traits: ['beast'], attack: melee(1), defense: 4, damage: 1 },
    powers: [onTheirDie([1], endCombat('discard'))],
    item: trinket('lucky-paw', ['swiftness'], paying(thisCard, 'after-roll', reroll)),
  }),
  encounter('grey', 'dust-fleshripper', {
    foe: { traits: ['beast'], attack: melee(2), defense: 5, damage: 1 },
    powers: [onDie([5, 6], discard(1, 'opponent', 'choice'))],
    item: weapon('hunting-bow', { icons: ['bow'], attack: ranged(2), potions: ['health', 'swiftness'] }),
  }),
  encounter('grey', 'old-snowpaw', {
    foe: { traits: ['beast', 'aggro'], attack: melee(3), defense: 5, damage: 1 },
    item: weapon('knotted-club', { icons: ['mace'], attack: melee(4), potions: ['health'] }),
  }),
];
