import type { ChallengeCard } from '../../../vocabulary/challenge-cards.ts';
import { melee, ranged } from '../../words/attacks.ts';
import { againstHeroes, theirAttackIs } from '../../words/conditions.ts';
import { bonus, discard, disease, endCombat, extraDie, reroll, slow, when } from '../../words/effects.ts';
import { encounter } from '../../words/foes.ts';
import { armor, trinket, weapon } from '../../words/items.ts';
import { always, at, given, onDie, onHit, onTheirDie, paying, thisCard } from '../../words/powers.ts';

/** Green undead, and the items on their backs. */
export const greenUndead: readonly ChallengeCard[] = [
  encounter('green', 'flesh-eater', {
    foe: { traits: ['undead', 'aggro'], attack: melee(3), defense: 6, damage: 1 },
    powers: [onDie([6], bonus('damage', 1), reroll)],
    item: weapon(
      'ghoulbone-staff',
      { icons: ['staff'], attack: melee(5), potions: ['health'] },
      given(onDie([6], discard(1, 'opponent', 'random')), againstHeroes),
    ),
  }),
  encounter('green', 'restless-shade', {
    foe: { traits: ['undead'], attack: melee(2), defense: 6, damage: 1 },
    powers: [given(always(bonus('defense', 1)), theirAttackIs('melee'))],
    item: armor(
      'shade-veil',
      { icons: ['cloth'], defense: 5, potions: ['health', 'mana'] },
      given(always(bonus('defense', 1)), theirAttackIs('ranged')),
    ),
  }),
  encounter('green', 'skeletal-warder', {
    foe: { traits: ['undead'], attack: melee(3), defense: 6, damage: 1 },
    powers: [at('beaten', extraDie([6], { is: 'stays-unbeaten' }))],
    item: armor('warders-chain', { icons: ['mail'], defense: 6, potions: ['health'] }),
  }),
  encounter('green', 'plague-carrier', {
    foe: { traits: ['undead'], attack: melee(2), defense: 5, damage: 1 },
    powers: [onHit(disease)],
    item: trinket(
      'plague-flask',
      ['swiftness'],
      paying(thisCard, 'before-roll', bonus('defense', -1, 'opponent'), when(againstHeroes, disease)),
    ),
  }),
  encounter('green', 'crypt-crawler', {
    foe: { traits: ['undead', 'aggro'], attack: melee(2), defense: 7, damage: 1 },
    powers: [onDie([5, 6], slow('opponent'))],
    item: armor(
      'chitin-spaulders',
      { icons: ['leather'], defense: 6, potions: ['health'] },
      onDie([1], bonus('defense', 1)),
    ),
  }),
  encounter('green', 'wailing-banshee', {
    foe: { traits: ['undead'], attack: ranged(3), defense: 6, damage: 1 },
    powers: [onDie([6], discard(1, 'opponent', 'random')), onTheirDie([1], endCombat('track'))],
    item: weapon(
      'lament-wand',
      { icons: ['wand'], attack: ranged(4), potions: ['mana'] },
      onDie([6], bonus('attack', -1, 'opponent')),
    ),
  }),
];
