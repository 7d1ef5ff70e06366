import { afflict, attack, become, damage, kill, move, retaliate } from '../../words/abilities.ts';
import { consume } from '../../words/adjustments.ts';
import { aroundSelf } from '../../words/areas.ts';
import { card } from '../../words/cards.ts';
import { ownMeleeAttacks } from '../../words/lasting.ts';
import {
  adjacentEnemies,
  alliesAndEnemiesInArea,
  alliesAndEnemiesNextTo,
  anEnemyWithin,
  ofRank,
  only,
} from '../../words/targets.ts';
import { makeObstacles, makeTrap } from '../../words/terrain.ts';

const bothFists = aroundSelf([-1, 0], [-1, 1], [1, -1], [1, 0]);
const quake = aroundSelf([1, -1], [1, 0], [0, 1], [2, -1], [2, 0], [1, 1]);

/** The Cragheart's cards of level 4 to 6. */
export const levels4To6 = [
  card('rock-slide', 81, {
    level: 4,
    top: {
      does: [makeObstacles(3, 4), damage(2, alliesAndEnemiesNextTo('worked-obstacles'))],
      ...{ xp: 1, infuse: ['earth'] },
    },
    bottom: [move(6, { constraint: 'straight-line' })],
  }),
  card('kinetic-assault', 19, {
    level: 4,
    top: [move(1), attack(4)],
    bottom: { does: [retaliate(3, { range: 3 })], lost: true, stays: 'round', xp: 2 },
  }),
  card('petrify', 47, {
    level: 5,
    top: {
      does: [kill(only(anEnemyWithin(4), ofRank('normal'))), makeObstacles(1, 'killed-target')],
      ...{ lost: true, xp: 2, infuse: ['earth'] },
    },
    bottom: [move(3), afflict(['immobilize'], adjacentEnemies)],
  }),
  card('stone-pummel', 32, {
    level: 5,
    top: { does: [attack(3, { area: bothFists, conditions: ['muddle'] })], xp: 1 },
    bottom: {
      ...{ lost: true, stays: 'persistent', uses: [1, 1, 1, 1] },
      lasting: [ownMeleeAttacks({ destroyObstacle: true, add: { attack: 3 } })],
    },
  }),
  card('dig-pit', 78, {
    level: 6,
    top: [makeTrap({ damage: 2, conditions: ['stun'] }), afflict(['muddle'], adjacentEnemies)],
    bottom: [move(2), become('invisible')],
  }),
  card('cataclysm', 26, {
    level: 6,
    top: {
      does: [
        attack(4, { area: quake, adjust: [consume('earth', { add: { attack: 2 }, xp: 2 })] }),
        afflict(['immobilize'], alliesAndEnemiesInArea),
      ],
      lost: true,
    },
    bottom: [move(3, { adjust: [consume('earth', { add: { move: 3 } })] })],
  }),
];
