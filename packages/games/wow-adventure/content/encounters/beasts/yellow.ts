import type { ChallengeCard } from '../../../vocabulary/challenge-cards.ts';
import { melee, ranged } from '../../words/attacks.ts';
import { againstHeroes } from '../../words/conditions.ts';
import { becomesRanged, bonus, damage, damageLater, disease, heal, push } from '../../words/effects.ts';
import { encounter } from '../../words/foes.ts';
import { armor, trinket, weapon } from '../../words/items.ts';
import { always, given, onDie, onHit, paying, thisCard } from '../../words/powers.ts';

/** Yellow beasts, and the items on their backs. */
export const yellowBeasts: readonly ChallengeCard[] = [
  encounter('yellow', 'jungle-thunderer', {
    foe: { traits: ['beast'], attack: melee(4), defense: 7, damage: 2 },
    powers: [onDie([5, 6], push)],
    item: trinket('travel-pack', ['swiftness'], always(bonus('movement', 1))),
  }),
  encounter('yellow', 'shadowmaw-panther', {
    foe: { traits: ['beast', 'aggro'], attack: melee(5), defense: 7, damage: 2 },
    powers: [given(always(becomesRanged), { is: 'opponent-stayed' })],
    item: armor('pantherhide-tunic', { icons: ['leather'], defense: 7, potions: ['swiftness'] }),
  }),
  encounter('yellow', 'plaguehound', {
    foe: { traits: ['beast'], attack: melee(4), defense: 7, damage: 1 },
    powers: [onHit(disease)],
    item: trinket(
      'warded-collar',
      ['health'],
      always({ is: 'immune-to-disease' }),
      paying(thisCard, 'own-turn', heal(2)),
    ),
  }),
  encounter('yellow', 'waste-buzzard', {
    foe: { traits: ['beast'], attack: ranged(4), defense: 7, damage: 1 },
    item: weapon('wasteland-bow', { icons: ['bow'], attack: ranged(5), potions: ['mana', 'swiftness'] }),
  }),
  encounter('yellow', 'thunder-lizard', {
    foe: { traits: ['beast'], attack: melee(4), defense: 8, damage: 1 },
    powers: [onDie([6], damage(1))],
    item: armor('thunderhide-bulwark', { icons: ['mail', 'shield'], defense: 8, potions: ['health'] }),
  }),
  encounter('yellow', 'coiled-serpent', {
    foe: { traits: ['beast', 'aggro'], attack: melee(4), defense: 7, damage: 1 },
    powers: [onHit(damageLater(1))],
    item: weapon(
      'serpentfang',
      { icons: ['dagger'], attack: melee(5), potions: ['health'] },
      given(onHit(damageLater(1)), againstHeroes),
    ),
  }),
];
