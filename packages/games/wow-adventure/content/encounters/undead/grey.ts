import type { ChallengeCard } from '../../../vocabulary/challenge-cards.ts';
import { melee, ranged } from '../../words/attacks.ts';
import { against, theirAttackIs } from '../../words/conditions.ts';
import { actsLast, bonus, discard, draw, reroll } from '../../words/effects.ts';
import { encounter } from '../../words/foes.ts';
import { armor, trinket, weapon } from '../../words/items.ts';
import { always, at, given, onDie, onHit, paying, thisCard } from '../../words/powers.ts';

/** Grey undead, and the items on their backs. */
export const greyUndead: readonly ChallengeCard[] = [
  encounter('grey', 'rotten-ghoul', {
    foe: { traits: ['undead', 'aggro'], attack: melee(2), defense: 5, damage: 1 },
    powers: [onDie([6], bonus('damage', 1), reroll)],
    item: weapon('grave-worn-mace', { icons: ['mace'], attack: melee(4), potions: ['health'] }),
  }),
  encounter('grey', 'rattling-skeleton', {
    foe: { traits: ['undead'], attack: melee(1), defense: 5, damage: 1 },
    powers: [onDie([1, 2], bonus('defense', 1))],
    item: weapon(
      'bone-wand',
      { icons: ['wand'], attack: ranged(4), potions: ['health', 'mana'] },
      onDie([1], discard(1, 'self', 'choice')),
    ),
  }),
  encounter('grey', 'wandering-spirit', {
    foe: { traits: ['undead'], attack: melee(1), defense: 5, damage: 1 },
    powers: [given(always(bonus('defense', 1)), theirAttackIs('melee'))],
    item: armor(
      'spectral-shawl',
      { icons: ['cloth'], defense: 5, potions: ['mana'] },
      given(always(bonus('defense', 1)), theirAttackIs('ranged')),
    ),
  }),
  encounter('grey', 'mindless-zombie', {
    foe: { traits: ['undead'], attack: melee(2), defense: 4, damage: 2 },
    powers: [always(actsLast)],
    item: weapon(
      'gravediggers-staff',
      { icons: ['staff'], attack: melee(4), potions: ['health'] },
      given(at('opponent-beaten', draw(1)), against('undead')),
    ),
  }),
  encounter('grey', 'fallen-footman', {
    foe: { traits: ['undead', 'aggro'], attack: melee(2), defense: 5, damage: 1 },
    item: weapon(
      'footmans-sword',
      { icons: ['sword'], attack: melee(3), potions: ['health'] },
      always(bonus('defense', 1)),
    ),
  }),
  encounter('grey', 'orchard-wraith', {
    foe: { traits: ['undead'], attack: melee(2), defense: 5, damage: 1 },
    powers: [onHit(discard(1, 'opponent', 'random'))],
    item: trinket(
      'candle-of-warding',
      ['health', 'mana'],
      given(
        paying(thisCard, 'before-roll', bonus('attack', 2), bonus('defense', 2)),
        against('undead', 'demon'),
      ),
    ),
  }),
];
