import { afflict, attack, counted, kill, loot, move, push, shield } from '../../words/abilities.ts';
import { perEnemyTargeted } from '../../words/adjustments.ts';
import { card } from '../../words/cards.ts';
import { ownAttacks } from '../../words/lasting.ts';
import { adjacentEnemies, anAdjacentEnemy, having, ofRank, only } from '../../words/targets.ts';

/** The Brute's cards of level 4 to 6. */
export const levels4To6 = [
  card('unstoppable-charge', 86, {
    level: 4,
    top: { does: [attack(5)], xp: 1 },
    bottom: { does: [move(4), afflict(['stun'], adjacentEnemies)], lost: true },
  }),
  card('devastating-hack', 27, {
    level: 4,
    top: { does: [attack(8)], lost: true, xp: 3 },
    bottom: [loot(1)],
  }),
  card('whirlwind', 28, {
    level: 5,
    top: {
      does: [attack(4, { targets: adjacentEnemies, adjust: [perEnemyTargeted({ xp: 1 })] })],
      lost: true,
    },
    bottom: [move(4), push(3, anAdjacentEnemy)],
  }),
  card('skirmishing-maneuver', 29, {
    level: 5,
    top: [attack(2), move(2), attack(2)],
    bottom: { does: [attack(3, { range: 3 })], xp: 1 },
  }),
  card('quietus', 57, {
    level: 6,
    top: { does: [kill(only(anAdjacentEnemy, ofRank('normal'), having('stun')))], xp: 1 },
    bottom: { does: [move(3)], stays: 'round', lasting: [ownAttacks({ add: { attack: 1 } })] },
  }),
  card('immovable-phalanx', 17, {
    level: 6,
    top: { does: [attack(4), shield(1)], stays: 'round' },
    bottom: {
      lost: true,
      stays: 'persistent',
      lasting: [{ on: 'move-ability', instead: attack(counted('replaced-value')) }],
    },
  }),
];
