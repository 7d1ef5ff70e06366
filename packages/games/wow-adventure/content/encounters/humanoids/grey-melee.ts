import type { ChallengeCard } from '../../../vocabulary/challenge-cards.ts';
import { melee } from '../../words/attacks.ts';
import { against } from '../../words/conditions.ts';
import { becomesRanged, bonus, draw, heal } from '../../words/effects.ts';
import { encounter } from '../../words/foes.ts';
import { armor, trinket, weapon } from '../../words/items.ts';
import { always, at, energy, given, onceATurn, onDie, paying, thisCard } from '../../words/powers.ts';

/** Grey humanoids with melee attacks, and the items on their backs. */
export const greyMeleeHumanoids: readonly ChallengeCard[] = [
  encounter('grey', 'kobold-tunneler', {
    foe: { traits: ['humanoid'], attack: melee(1), defense: 4, damage: 1 },
    powers: [at('beaten', draw(1, 'opponent'))],
    item: weapon(
      'miners-pick',
      { icons: ['axe'], attack: melee(2), potions: ['mana'] },
      given(always(bonus('attack', 2)), against('elemental', 'mechanical')),
    ),
  }),
  encounter('grey', 'gnoll-mongrel', {
    foe: { traits: ['humanoid'], attack: melee(2), defense: 5, damage: 1 },
    item: weapon('gnoll-hatchet', { icons: ['axe'], attack: melee(3), potions: ['swiftness'] }),
  }),
  encounter('grey', 'murloc-raider', {
    foe: { traits: ['humanoid'], attack: melee(2), defense: 4, damage: 1 },
    powers: [onDie([6], bonus('damage', 1))],
    item: weapon('coral-spear', { attack: melee(2), potions: ['swiftness'] }, onDie([6], becomesRanged)),
  }),
  encounter('grey', 'murloc-seer', {
    foe: { traits: ['humanoid'], attack: melee(1), defense: 5, damage: 1 },
    item: weapon(
      'medicine-staff',
      { icons: ['staff'], attack: melee(2), potions: ['health'] },
      onceATurn(paying(energy(2), 'upkeep', heal(1))),
    ),
  }),
  encounter('grey', 'defias-enforcer', {
    foe: { traits: ['humanoid', 'aggro'], attack: melee(2), defense: 6, damage: 1 },
    item: weapon(
      'enforcers-blade',
      { icons: ['sword'], attack: melee(4), potions: ['health', 'swiftness'] },
      onDie([6], bonus('damage', 1)),
    ),
  }),
  encounter('grey', 'gnoll-brute', {
    foe: { traits: ['humanoid'], attack: melee(3), defense: 5, damage: 2 },
    item: armor(
      'raiders-hauberk',
      { icons: ['mail'], defense: 5, potions: ['mana'] },
      onDie([3], bonus('attack', 1), draw(1)),
    ),
  }),
  encounter('grey', 'syndicate-footpad', {
    foe: { traits: ['humanoid'], attack: melee(2), defense: 5, damage: 1 },
    powers: [given(always(bonus('attack', 1)), { is: 'opponent-backpack', atLeast: 2 })],
    item: trinket('lockpick-set', ['swiftness'], paying(thisCard, 'reveal', { is: 'cancel-discovery' })),
  }),
  encounter('grey', 'scarlet-recruit', {
    foe: { traits: ['humanoid', 'aggro'], attack: melee(1), defense: 6, damage: 1 },
    powers: [given(always(bonus('attack', 1)), { is: 'opponent-faction', faction: 'horde' })],
    item: armor('novices-robe', { icons: ['cloth'], defense: 5, potions: ['health'] }),
  }),
];
