import type { ChallengeCard } from '../../vocabulary/challenge-cards.ts';
import {
  againstHeroes,
  always,
  armor,
  bonus,
  damage,
  encounter,
  given,
  heal,
  melee,
  onDie,
  onHit,
  pouch,
  ranged,
  weapon,
} from '../words.ts';

/** Yellow beasts, and the items on their backs. */
export const yellowBeasts: readonly ChallengeCard[] = [
  encounter('yellow', 'jungle-thunderer', {
    traits: ['beast'],
    attack: melee(4),
    defense: 7,
    damage: 2,
    powers: [onDie([5, 6], { is: 'move', n: 1, who: 'opponent', by: 'right', afterCombat: true })],
    item: pouch('travel-pack', { powers: [always(bonus('movement', 1))], potions: ['swiftness'] }),
  }),
  encounter('yellow', 'shadowmaw-panther', {
    traits: ['beast', 'aggro'],
    attack: melee(5),
    defense: 7,
    damage: 2,
    powers: [given(always({ is: 'attack-type', type: 'ranged', who: 'self' }), { is: 'opponent-stayed' })],
    item: armor('pantherhide-tunic', { icons: ['leather'], defense: 7, potions: ['swiftness'] }),
  }),
  encounter('yellow', 'plaguehound', {
    traits: ['beast'],
    attack: melee(4),
    defense: 7,
    damage: 1,
    powers: [onHit({ is: 'disease', who: 'opponent' })],
    item: pouch('warded-collar', {
      powers: [
        always({ is: 'immune-to-disease' }),
        { at: 'own-turn', may: true, cost: [{ is: 'discard-this' }], do: [heal(2)] },
      ],
      potions: ['health'],
    }),
  }),
  encounter('yellow', 'waste-buzzard', {
    traits: ['beast'],
    attack: ranged(4),
    defense: 7,
    damage: 1,
    item: weapon('wasteland-bow', { icons: ['bow'], attack: ranged(5), potions: ['mana', 'swiftness'] }),
  }),
  encounter('yellow', 'thunder-lizard', {
    traits: ['beast'],
    attack: melee(4),
    defense: 8,
    damage: 1,
    powers: [onDie([6], damage(1))],
    item: armor('thunderhide-bulwark', { icons: ['mail', 'shield'], defense: 8, potions: ['health'] }),
  }),
  encounter('yellow', 'coiled-serpent', {
    traits: ['beast', 'aggro'],
    attack: melee(4),
    defense: 7,
    damage: 1,
    powers: [onHit({ is: 'damage-later', n: 1, who: 'opponent' })],
    item: weapon('serpentfang', {
      icons: ['dagger'],
      attack: melee(5),
      powers: [given(onHit({ is: 'damage-later', n: 1, who: 'opponent' }), againstHeroes)],
      potions: ['health'],
    }),
  }),
];
