import type { ChallengeCard } from '../../../vocabulary/challenge-cards.ts';
import { ranged } from '../../words/attacks.ts';
import { beatThis, bonus, extraDie, loseItem, reroll } from '../../words/effects.ts';
import { encounter } from '../../words/foes.ts';
import { trinket, weapon } from '../../words/items.ts';
import { onDie, paying, thisCard } from '../../words/powers.ts';

/** Grey humanoids with ranged attacks, and the items on their backs. */
export const greyRangedHumanoids: readonly ChallengeCard[] = [
  encounter('grey', 'defias-pillager', {
    foe: { traits: ['humanoid'], attack: ranged(1), defense: 5, damage: 1 },
    powers: [onDie([5, 6], loseItem('opponent', 'random'))],
    item: trinket(
      'red-bandana',
      ['swiftness'],
      paying(thisCard, 'movement-roll', { is: 'reroll', die: 'movement' }),
    ),
  }),
  encounter('grey', 'ridge-poacher', {
    foe: { traits: ['humanoid'], attack: ranged(2), defense: 5, damage: 1 },
    powers: [onDie([1], reroll)],
    item: weapon(
      'fine-longbow',
      { icons: ['bow'], attack: ranged(2), potions: ['mana'] },
      onDie([1], reroll),
    ),
  }),
  encounter('grey', 'goblin-engineer', {
    foe: { traits: ['humanoid'], attack: ranged(2), defense: 5, damage: 2 },
    powers: [onDie([1], beatThis)],
    item: trinket(
      'jumper-cables',
      ['health'],
      paying(thisCard, 'would-be-defeated', extraDie([4, 5, 6], { is: 'survive' })),
    ),
  }),
  encounter('grey', 'frostmane-hexer', {
    foe: { traits: ['humanoid'], attack: ranged(1), defense: 5, damage: 1 },
    powers: [onDie([5, 6], bonus('attack', -1, 'opponent'))],
    item: weapon('hexers-wand', { icons: ['wand'], attack: ranged(3), potions: ['mana', 'health'] }),
  }),
];
