import {
  defense,
  dice,
  discardPenalties,
  dodge,
  doubleAttack,
  ignoreBoasts,
  kill,
  noAttackNextTurn,
  removeAndLookAgain,
  reroll,
  rerollAll,
  rollCounts,
  rollMore,
  wound,
} from './effects.ts';
import { weaponCard } from './words.ts';

/** The twenty weapons of the box, and one promo. */
export const weapons = [
  weaponCard('axe', 5, {
    tokens: 2,
    uses: [{ when: 'before-rolling', once: 'fight', does: [doubleAttack, noAttackNextTurn] }],
  }),
  weaponCard('bow', 4, { tokens: 2, uses: [{ when: 'defense', needs: { is: 'killed' }, does: [dodge] }] }),
  weaponCard('dagger', 3, { tokens: 4, uses: [{ when: 'before-rolling', does: [kill] }] }),
  weaponCard('deadly-fists', 3, { tokens: 2, uses: [{ when: 'before-rolling', does: [kill, dodge] }] }),
  weaponCard('demonic-blade', 4, {
    always: [{ is: 'token-on-kill' }],
    uses: [{ when: 'before-rolling', many: true, does: [dice(2)] }],
  }),
  weaponCard('flaming-sword', 5, {
    tokens: 2,
    uses: [{ when: 'before-rolling', does: [wound(1), kill, dodge] }],
  }),
  weaponCard('holy-sword', 5, {
    tokens: 2,
    uses: [{ when: 'before-rolling', does: [discardPenalties, ignoreBoasts] }],
  }),
  weaponCard('mace', 5, { tokens: 2, uses: [{ when: 'after-rolling', does: [rollMore(1)] }] }),
  weaponCard('morning-star', 5, { tokens: 2, uses: [{ when: 'after-rolling', does: [rerollAll] }] }),
  weaponCard('sack-of-loot', 3, { always: [{ is: 'start-gold', by: 1 }, { is: 'gold-as-attack' }] }),
  weaponCard('scepter', 4, {
    tokens: 2,
    uses: [{ when: 'before-rolling', needs: { is: 'attack-below-defense' }, does: [kill] }],
  }),
  // Exactly two dice, or the only one rolled. [gof/A-20]
  weaponCard('scimitar', 4, { tokens: 2, uses: [{ when: 'after-rolling', does: [reroll(2)] }] }),
  weaponCard('sling', 3, {
    tokens: 2,
    uses: [{ when: 'before-rolling', needs: { is: 'attack-at-least', attack: 20 }, does: [kill, dodge] }],
  }),
  weaponCard('spear', 4, { tokens: 2, uses: [{ when: 'after-rolling', does: [rollCounts(14)] }] }),
  weaponCard('spiked-shield', 3, {
    tokens: 2,
    always: [{ is: 'more-defense', by: 1 }],
    uses: [{ when: 'after-damage', needs: { is: 'damaged' }, does: [kill] }],
  }),
  weaponCard('staff', 3, {
    tokens: 4,
    uses: [
      { for: 'dice', when: 'before-rolling', many: true, does: [dice(2)] },
      { for: 'defense', when: 'before-rolling', many: true, does: [defense(6)] },
    ],
  }),
  weaponCard('sword', 4, { tokens: 2, uses: [{ when: 'defense', early: true, does: [defense(3)] }] }),
  weaponCard('throwing-stars', 2, {
    tokens: 20,
    uses: [{ when: 'before-rolling', many: true, does: [dice(1)] }],
  }),
  weaponCard('wand', 5, {
    tokens: 2,
    always: [{ is: 'look-ahead', cards: 2 }],
    uses: [{ when: 'start-of-turn', does: [removeAndLookAgain] }],
  }),
  weaponCard('whip', 4, {
    tokens: 2,
    uses: [{ when: 'defense', needs: { is: 'not-killed' }, does: [dodge] }],
  }),
  weaponCard('cleaver', 1, { promo: true, always: [{ is: 'multiplied-roll', times: 4 }] }),
];
