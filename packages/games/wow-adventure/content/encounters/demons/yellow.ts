import type { ChallengeCard } from '../../../vocabulary/challenge-cards.ts';
import { melee, ranged } from '../../words/attacks.ts';
import { bonus, damage } from '../../words/effects.ts';
import { encounter } from '../../words/foes.ts';
import { trinket, weapon } from '../../words/items.ts';
import { always, onDie, onTheirDie, paying, thisCard } from '../../words/powers.ts';

/** Yellow demons, and the items on their backs. */
export const yellowDemons: readonly ChallengeCard[] = [
  encounter('yellow', 'felguard-sentinel', {
    foe: { traits: ['demon', 'aggro'], attack: melee(5), defense: 8, damage: 2 },
    powers: [onTheirDie([1], damage(1))],
    item: weapon(
      'felguard-halberd',
      { icons: ['axe'], attack: melee(5), potions: ['health'] },
      onDie([1], bonus('attack', 1, 'opponent')),
    ),
  }),
  encounter('yellow', 'tempting-succubus', {
    foe: { traits: ['demon'], attack: ranged(4), defense: 7, damage: 1 },
    powers: [always({ is: 'ignore-weapon-text' })],
    item: weapon(
      'thorned-whip',
      { attack: ranged(4), potions: ['swiftness'] },
      onDie([6], bonus('attack', -2, 'opponent')),
    ),
  }),
  encounter('yellow', 'voidcaller', {
    foe: { traits: ['demon'], attack: melee(4), defense: 8, damage: 2 },
    powers: [always({ is: 'forbid', what: 'reroll' })],
    item: trinket('void-glass-orb', ['mana'], paying(thisCard, 'after-roll', { is: 'turn-die', to: 5 })),
  }),
];
