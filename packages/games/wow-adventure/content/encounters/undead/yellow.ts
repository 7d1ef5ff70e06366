import type { ChallengeCard } from '../../../vocabulary/challenge-cards.ts';
import { melee, ranged } from '../../words/attacks.ts';
import { against, inCombat, theirAttackIs } from '../../words/conditions.ts';
import {
  bonus,
  damage,
  discard,
  draw,
  extraDie,
  heal,
  prevent,
  reroll,
  slow,
  turnCard,
} from '../../words/effects.ts';
import { encounter } from '../../words/foes.ts';
import { armor, trinket, weapon } from '../../words/items.ts';
import {
  always,
  at,
  energy,
  given,
  may,
  onceACombat,
  onceATurn,
  onDie,
  onHit,
  onTheirDie,
  paying,
} from '../../words/powers.ts';

/** Yellow undead, and the items on their backs. */
export const yellowUndead: readonly ChallengeCard[] = [
  encounter('yellow', 'scourge-champion', {
    foe: { traits: ['undead', 'aggro'], attack: melee(5), defense: 8, damage: 2 },
    powers: [onTheirDie([1], bonus('damage', 1))],
    item: weapon(
      'champions-runeblade',
      { icons: ['sword'], attack: melee(5), potions: ['health'] },
      onDie([1], damage(1, 'self')),
    ),
  }),
  encounter('yellow', 'plague-ghoul', {
    foe: { traits: ['undead', 'aggro'], attack: melee(4), defense: 7, damage: 1 },
    powers: [onDie([6], bonus('damage', 1), reroll)],
    item: armor(
      'ghoul-stitched-robe',
      { icons: ['cloth'], defense: 6, potions: ['mana'] },
      at('opponent-beaten', extraDie([5, 6], heal(1))),
    ),
  }),
  encounter('yellow', 'risen-necrolyte', {
    foe: { traits: ['undead'], attack: ranged(4), defense: 7, damage: 1 },
    powers: [onDie([6], discard(2, 'opponent', 'random'))],
    item: weapon(
      'necrolytes-focus',
      { icons: ['wand'], attack: ranged(6), potions: ['mana'] },
      onDie([1], discard(1, 'self', 'choice')),
    ),
  }),
  encounter('yellow', 'crypt-fiend', {
    foe: { traits: ['undead'], attack: melee(4), defense: 8, damage: 2 },
    powers: [onDie([5, 6], slow('opponent'))],
    item: armor(
      'fiend-carapace',
      { icons: ['mail'], defense: 7, potions: ['health', 'swiftness'] },
      given(always(bonus('defense', 1)), against('beast', 'undead')),
    ),
  }),
  encounter('yellow', 'shade-of-lordaeron', {
    foe: { traits: ['undead'], attack: ranged(4), defense: 7, damage: 1 },
    powers: [given(always(bonus('defense', 1)), theirAttackIs('melee'))],
    item: trinket('spellbound-tome', ['mana'], onceATurn(paying(energy(1), 'own-turn', draw(1)))),
  }),
  encounter('yellow', 'bone-golem', {
    foe: { traits: ['undead'], attack: melee(5), defense: 8, damage: 2 },
    powers: [at('beaten', extraDie([6], { is: 'stays-unbeaten' }))],
    item: weapon(
      'bonecrusher-maul',
      { icons: ['mace'], attack: melee(4), potions: ['health', 'swiftness'] },
      always(bonus('damage', 1)),
    ),
  }),
  encounter('yellow', 'vengeful-apparition', {
    foe: { traits: ['undead'], attack: melee(4), defense: 7, damage: 1 },
    powers: [onHit(turnCard('starting', 'opponent'))],
    item: armor(
      'apparitions-shroud',
      { defense: 6, potions: ['swiftness'] },
      given(onceACombat(may('damage-taken', extraDie([5, 6], prevent(1)))), inCombat),
    ),
  }),
];
