import type { ChallengeCard } from '../../../vocabulary/challenge-cards.ts';
import { melee, ranged } from '../../words/attacks.ts';
import { againstHeroes, trackHas } from '../../words/conditions.ts';
import { bonus, disease, draw, goTo, slow } from '../../words/effects.ts';
import { encounter } from '../../words/foes.ts';
import { armor, trinket, weapon } from '../../words/items.ts';
import {
  always,
  energy,
  given,
  onceACombat,
  onDie,
  onHit,
  onTheirDie,
  paying,
  thisCard,
} from '../../words/powers.ts';

/** Green beasts, and the items on their backs. */
export const greenBeasts: readonly ChallengeCard[] = [
  encounter('green', 'moss-stalker', {
    foe: { traits: ['beast'], attack: melee(3), defense: 5, damage: 1 },
    powers: [onDie([6], disease)],
    item: armor(
      'silken-robe',
      { icons: ['cloth'], defense: 5, potions: ['mana'] },
      onceACombat(paying(energy(1), 'before-roll', bonus('defense', 1))),
    ),
  }),
  encounter('green', 'ridge-condor', {
    foe: { traits: ['beast'], attack: ranged(2), defense: 5, damage: 1 },
    item: weapon('condor-quill-bow', { icons: ['bow'], attack: ranged(3), potions: ['mana'] }),
  }),
  encounter('green', 'great-grey-bear', {
    foe: { traits: ['beast', 'aggro'], attack: melee(3), defense: 6, damage: 2 },
    item: armor('greyfur-harness', { icons: ['leather'], defense: 6, potions: ['health', 'swiftness'] }),
  }),
  encounter('green', 'marsh-tarantula', {
    foe: { traits: ['beast'], attack: melee(2), defense: 6, damage: 1 },
    powers: [onHit(slow('opponent'))],
    item: armor(
      'webbed-mantle',
      { defense: 5, potions: ['swiftness'] },
      paying(energy(1), 'unbeaten', { is: 'loses-aggro' }),
    ),
  }),
  encounter('green', 'snapjaw-turtle', {
    foe: { traits: ['beast'], attack: melee(2), defense: 7, damage: 1 },
    item: armor(
      'turtle-shell-buckler',
      { icons: ['shield'], defense: 6, potions: ['swiftness'] },
      onTheirDie([6], bonus('damage', -1, 'opponent')),
    ),
  }),
  encounter('green', 'highland-raptor', {
    foe: { traits: ['beast', 'aggro'], attack: melee(3), defense: 6, damage: 1 },
    powers: [onDie([5, 6], bonus('attack', 1))],
    item: weapon(
      'raptor-talon',
      { icons: ['dagger'], attack: melee(4), potions: ['health'] },
      onDie([5, 6], draw(1)),
    ),
  }),
  encounter('green', 'worg-alpha', {
    foe: { traits: ['beast'], attack: melee(3), defense: 6, damage: 1 },
    powers: [given(always(bonus('attack', 1), bonus('defense', 1)), trackHas('beast'))],
    item: trinket('worgfang-necklace', ['health'], given(always(bonus('attack', 1)), againstHeroes)),
  }),
  encounter('green', 'duskbat', {
    foe: { traits: ['beast'], attack: melee(2), defense: 5, damage: 1 },
    powers: [onHit({ is: 'lose-energy', who: 'opponent' })],
    item: trinket('duskbat-wing', ['swiftness'], paying(thisCard, 'movement', goTo('flight-path'))),
  }),
];
