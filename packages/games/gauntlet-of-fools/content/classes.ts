import {
  attackPerDead,
  defense,
  defenseZero,
  dice,
  dicePerWound,
  dodge,
  dodgeWhatYouKill,
  faceAgain,
  forgoTreasureFor,
  heal,
  kill,
  noAttack,
  noWeaponAbilities,
  playDead,
  richerTreasures,
  rollMore,
  skip,
  soften,
  swap,
} from './effects.ts';
import { classCard } from './words.ts';

/** The twenty classes of the box, and one promo. */
export const classes = [
  classCard('adventurer', 15, {
    tokens: 2,
    uses: [{ when: 'after-encounter', once: 'encounter', does: [faceAgain] }],
  }),
  classCard('alchemist', 14, {
    tokens: 2,
    uses: [{ when: 'end-of-turn', needs: { is: 'killed-and-dodged' }, does: [heal(1)] }],
  }),
  classCard('armorer', 13, {
    tokens: 2,
    uses: [{ when: 'treasure', does: [forgoTreasureFor('defense', 3)] }],
  }),
  classCard('artificer', 15, {
    tokens: 2,
    uses: [{ when: 'treasure', does: [forgoTreasureFor('attack-die', 1)] }],
  }),
  classCard('avenger', 16, {
    tokens: 2,
    uses: [{ when: 'after-rolling', needs: { is: 'others-dead' }, does: [attackPerDead(3)] }],
  }),
  classCard('barbarian', 18),
  classCard('berserker', 14, {
    tokens: 2,
    uses: [{ when: 'before-rolling', does: [dicePerWound, dodgeWhatYouKill] }],
  }),
  classCard('jester', 14, { tokens: 2, uses: [{ when: 'before-rolling', does: [swap] }] }),
  classCard('knight', 16, { tokens: 2, uses: [{ when: 'damage', once: 'fight', does: [soften(1)] }] }),
  classCard('monk', 10, {
    tokens: 4,
    uses: [{ when: 'before-rolling', many: true, does: [dice(1), defense(4)] }],
  }),
  classCard('necromancer', 16, { tokens: 2, always: [{ is: 'abilities-of-the-dead' }] }),
  classCard('ninja', 17, { always: [{ is: 'start-weapon-tokens', times: 'double' }] }),
  classCard('priest', 14, {
    tokens: 2,
    uses: [{ when: 'start-of-encounter', does: [heal(1), noAttack, noWeaponAbilities] }],
  }),
  classCard('prospector', 15, { always: [{ is: 'gold-if-alive', by: 1 }] }),
  classCard('thief', 13, { tokens: 2, uses: [{ when: 'defense', traps: true, does: [dodge] }] }),
  classCard('trapper', 16, {
    tokens: 2,
    uses: [{ when: 'before-rolling', once: 'fight', does: [richerTreasures(2)] }],
  }),
  classCard('warlord', 12, {
    tokens: 2,
    always: [{ is: 'more-dice', by: 1 }],
    uses: [{ when: 'after-rolling', does: [rollMore(1)] }],
  }),
  classCard('wizard', 15, {
    tokens: 2,
    uses: [{ when: 'start-of-encounter', ignoresText: true, does: [skip] }],
  }),
  classCard('zealot', 15, { tokens: 2, uses: [{ when: 'before-rolling', does: [kill, defenseZero] }] }),
  classCard('zombie', 13, {
    tokens: 2,
    uses: [{ when: 'commit', once: 'turn', needs: { is: 'dead' }, does: [playDead] }],
  }),
  classCard('armsmaster', 14, { promo: true, always: [{ is: 'weapons', count: 2 }] }),
];
