import { afflict, attack, damage, heal, loot, move, shield } from '../../words/abilities.ts';
import { consume, followedBy } from '../../words/adjustments.ts';
import { aroundSelf, circle, sideBySide } from '../../words/areas.ts';
import { card } from '../../words/cards.ts';
import { answerMelee } from '../../words/lasting.ts';
import {
  adjacentAllies,
  adjacentAlliesAndEnemies,
  adjacentEnemies,
  allAllies,
  alliesAndEnemiesInArea,
  alliesAndEnemiesNextTo,
  enemiesMovedThrough,
  enemiesWithin,
} from '../../words/targets.ts';
import { destroyObstacles, makeObstacles } from '../../words/terrain.ts';

const harder = consume('earth', { add: { attack: 1 }, xp: 1 });
const wider = consume('earth', { targets: enemiesWithin(2), xp: 1 });
const shattering = followedBy(damage(1, alliesAndEnemiesNextTo('target')));
const dusty = afflict(['muddle'], alliesAndEnemiesInArea);

/** The Cragheart's first eleven cards. */
export const level1 = [
  card('opposing-strike', 46, {
    level: 1,
    top: { does: [attack(3, { area: aroundSelf([-1, 1], [1, -1]) })], xp: 1 },
    bottom: { lost: true, stays: 'persistent', uses: [0, 1, 0, 1, 0, 1], lasting: [answerMelee(2)] },
  }),
  card('crushing-grasp', 35, {
    level: 1,
    top: { does: [attack(3, { conditions: ['immobilize'] })], infuse: ['earth'] },
    bottom: [loot(1)],
  }),
  card('avalanche', 75, {
    level: 1,
    top: { does: [attack(4, { area: sideBySide, adjust: [harder] })], lost: true, xp: 1 },
    bottom: { does: [makeObstacles(2, 1)], infuse: ['earth'] },
  }),
  card('rumbling-advance', 29, {
    level: 1,
    top: { does: [heal(4, { range: 2 })], infuse: ['earth'] },
    bottom: { does: [move(2), damage(1, adjacentAlliesAndEnemies)], infuse: ['earth'] },
  }),
  card('massive-boulder', 87, {
    level: 1,
    top: { does: [attack(3, { range: 3, adjust: [shattering] })], infuse: ['earth'] },
    bottom: [move(4)],
  }),
  card('backup-ammunition', 77, {
    level: 1,
    top: {
      ...{ lost: true, stays: 'persistent', uses: [1, 1, 1, 1] },
      lasting: [{ on: 'attack-ability', kind: 'ranged', add: { targets: 1 } }],
    },
    bottom: [move(3)],
  }),
  card('rock-tunnel', 41, {
    level: 1,
    top: { does: [destroyObstacles(1, 1)], xp: 1 },
    bottom: {
      does: [move(5, { jump: true }), afflict(['immobilize'], enemiesMovedThrough)],
      ...{ lost: true, xp: 1 },
    },
  }),
  card('unstable-upheaval', 13, {
    level: 1,
    top: {
      does: [attack(3, { targets: adjacentEnemies, adjust: [wider] }), damage(2, adjacentAllies)],
      ...{ lost: true, xp: 1 },
    },
    bottom: {
      does: [damage(1, allAllies), shield(2, { targets: allAllies })],
      ...{ lost: true, stays: 'round', xp: 2 },
    },
  }),
  card('crater', 61, {
    level: 1,
    top: [attack(3, { range: 3, adjust: [consume('earth', { add: { push: 2 }, xp: 1 })] })],
    bottom: {
      does: [
        damage(1, adjacentAlliesAndEnemies),
        move(4, { jump: true }),
        damage(1, adjacentAlliesAndEnemies, { adjust: [consume('earth', { add: { damage: 1 }, xp: 1 })] }),
      ],
      ...{ lost: true, xp: 1 },
    },
  }),
  card('dirt-tornado', 82, {
    level: 1,
    top: [attack(1, { range: 2, area: circle, adjust: [harder] }), dusty],
    bottom: [move(3)],
  }),
  card('earthen-clod', 38, {
    level: 1,
    top: [attack(2, { range: 5, adjust: [consume('earth', { conditions: ['immobilize'], xp: 1 })] })],
    bottom: [heal(2, { range: 3 })],
  }),
];
