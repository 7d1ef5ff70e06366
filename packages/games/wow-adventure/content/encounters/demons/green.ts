import type { ChallengeCard } from '../../../vocabulary/challenge-cards.ts';
import { melee, ranged } from '../../words/attacks.ts';
import { rivalPlayedCard, theyPlayedCombatCard } from '../../words/conditions.ts';
import { bonus, cancelCard, damage } from '../../words/effects.ts';
import { encounter } from '../../words/foes.ts';
import { trinket, weapon } from '../../words/items.ts';
import { at, given, onDie, paying, thisCard } from '../../words/powers.ts';

/** Green demons, and the items on their backs. */
export const greenDemons: readonly ChallengeCard[] = [
  encounter('green', 'felhunter', {
    foe: { traits: ['demon', 'aggro'], attack: melee(3), defense: 6, damage: 1 },
    powers: [given(at('card-played', bonus('attack', 1)), theyPlayedCombatCard)],
    item: trinket(
      'fel-ward-amulet',
      ['mana'],
      given(paying(thisCard, 'card-played', cancelCard), rivalPlayedCard, { is: 'concerns-you' }),
    ),
  }),
  encounter('green', 'imp-firestarter', {
    foe: { traits: ['demon'], attack: ranged(3), defense: 5, damage: 1 },
    powers: [onDie([5, 6], damage(1))],
    item: weapon(
      'imp-fire-staff',
      { icons: ['staff'], attack: ranged(5), potions: ['health', 'mana'] },
      onDie([1], damage(1, 'self')),
    ),
  }),
];
