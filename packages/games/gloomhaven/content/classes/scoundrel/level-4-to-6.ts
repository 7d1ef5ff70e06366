import { afflict, attack, kill, loot, move } from '../../words/abilities.ts';
import { provided } from '../../words/adjustments.ts';
import { card } from '../../words/cards.ts';
import { ownAttacks } from '../../words/lasting.ts';
import {
  adjacentEnemies,
  anAdjacentEnemy,
  having,
  isolated,
  nextToAnAlly,
  ofRank,
  only,
} from '../../words/targets.ts';

const cornered = only(anAdjacentEnemy, ofRank('normal'), isolated, nextToAnAlly);
const moreByThree = { add: { attack: 3 }, xp: 1 } as const;

/** The Scoundrel's cards of level 4 to 6. */
export const levels4To6 = [
  card('flurry-of-blades', 3, {
    level: 4,
    top: { does: [attack(2, { range: 3, count: 3 })], xp: 1 },
    bottom: { does: [move(4)], stays: 'round', lasting: [ownAttacks({ advantage: true })] },
  }),
  card('gruesome-advantage', 62, {
    level: 4,
    top: {
      does: [attack(3, { adjust: [provided(nextToAnAlly, moreByThree), provided(isolated, moreByThree)] })],
      lost: true,
    },
    bottom: [move(7)],
  }),
  card('cull-the-weak', 16, {
    level: 5,
    top: [attack(4, { adjust: [provided(nextToAnAlly, { add: { attack: 2 }, xp: 1 })] })],
    bottom: {
      ...{ lost: true, stays: 'persistent', uses: [0, 1, 0, 1, 0, 1] },
      lasting: [ownAttacks({ when: [having('disarm', 'immobilize', 'stun')], add: { attack: 2 } })],
    },
  }),
  card('visage-of-the-inevitable', 88, {
    level: 5,
    top: { does: [kill(cornered)], xp: 1 },
    bottom: [move(2), afflict(['poison'], adjacentEnemies)],
  }),
  card('crippling-poison', 30, {
    level: 6,
    top: {
      ...{ lost: true, stays: 'persistent' },
      lasting: [ownAttacks({ when: [having('poison')], add: { attack: 2 } })],
    },
    bottom: { does: [attack(2, { conditions: ['poison', 'immobilize'] })], xp: 1 },
  }),
  card('burning-oil', 95, {
    level: 6,
    top: { does: [attack(4, { range: 3, conditions: ['wound'] })], xp: 1, infuse: ['fire'] },
    bottom: { does: [loot(2)], xp: 1 },
  }),
];
