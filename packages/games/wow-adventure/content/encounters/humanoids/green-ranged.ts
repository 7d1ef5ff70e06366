import type { ChallengeCard } from '../../../vocabulary/challenge-cards.ts';
import { ranged } from '../../words/attacks.ts';
import { replacedWeapon, theyReplacedWeapon } from '../../words/conditions.ts';
import { bonus, damage, reroll } from '../../words/effects.ts';
import { encounter } from '../../words/foes.ts';
import { weapon } from '../../words/items.ts';
import { always, given, onDie } from '../../words/powers.ts';

/** Green humanoids with ranged attacks, and the items on their backs. */
export const greenRangedHumanoids: readonly ChallengeCard[] = [
  encounter('green', 'venture-gunner', {
    foe: { traits: ['humanoid'], attack: ranged(2), defense: 6, damage: 1 },
    powers: [onDie([1], reroll)],
    item: weapon(
      'high-tech-supergun',
      { icons: ['gun'], attack: ranged(4), potions: ['mana', 'swiftness'] },
      onDie([1], damage(1, 'self')),
    ),
  }),
  encounter('green', 'dalaran-apprentice', {
    foe: { traits: ['humanoid'], attack: ranged(3), defense: 5, damage: 1 },
    powers: [given(always(bonus('defense', 1)), theyReplacedWeapon)],
    item: weapon(
      'apprentices-rod',
      { icons: ['wand'], attack: ranged(4), potions: ['mana', 'health'] },
      given(always(bonus('attack', 1)), replacedWeapon),
    ),
  }),
  encounter('green', 'witherbark-headhunter', {
    foe: { traits: ['humanoid'], attack: ranged(3), defense: 6, damage: 1 },
    item: weapon('headhunters-spear', { attack: ranged(3), potions: ['health'] }),
  }),
  encounter('green', 'scarlet-scout', {
    foe: { traits: ['humanoid'], attack: ranged(2), defense: 6, damage: 1 },
    powers: [given(always(bonus('attack', 1)), { is: 'opponent-faction', faction: 'horde' })],
    item: weapon(
      'scouts-recurve',
      { icons: ['bow'], attack: ranged(3), potions: ['health'] },
      onDie([1], reroll),
    ),
  }),
];
