import { afflict, attack, heal, kill, loot, move, retaliate, shield } from '../../words/abilities.ts';
import { perEnemyTargeted } from '../../words/adjustments.ts';
import { card } from '../../words/cards.ts';
import { ownAttacks } from '../../words/lasting.ts';
import { adjacentEnemies, anAdjacentEnemy, having, ofRank, only } from '../../words/targets.ts';

/** The Brute's cards of level 7 to 9. */
export const levels7To9 = [
  card('defensive-tactics', 26, {
    level: 7,
    top: { does: [attack(2, { range: 3, count: 2, conditions: ['immobilize'] })], xp: 1 },
    bottom: { does: [retaliate(1), shield(1)], lost: true, stays: 'persistent', xp: 2 },
  }),
  card('crippling-offensive', 33, {
    level: 7,
    top: { does: [attack(6, { conditions: ['wound', 'stun'] })], lost: true, xp: 3 },
    bottom: [move(3), afflict(['immobilize'], anAdjacentEnemy, { push: 1 })],
  }),
  card('frenzied-onslaught', 41, {
    level: 8,
    top: [move(2), attack(2), move(2), attack(2)],
    bottom: {
      stays: 'round',
      xp: 1,
      lasting: [ownAttacks({ when: [having('disarm', 'immobilize', 'stun')], add: { attack: 3 } })],
    },
  }),
  card('selfish-retribution', 12, {
    level: 8,
    top: { does: [move(1), loot(2)], lost: true },
    bottom: { does: [move(3), retaliate(2)], stays: 'round', xp: 1 },
  }),
  card('king-of-the-hill', 39, {
    level: 9,
    top: {
      does: [attack(6, { targets: adjacentEnemies, push: 1, adjust: [perEnemyTargeted({ xp: 1 })] })],
      lost: true,
    },
    bottom: [heal(5)],
  }),
  card('face-your-end', 67, {
    level: 9,
    top: { does: [attack(2, { range: 4, count: 3, pull: 3 })], xp: 1 },
    bottom: { does: [kill(only(anAdjacentEnemy, ofRank('normal', 'elite')))], lost: true, xp: 2 },
  }),
];
