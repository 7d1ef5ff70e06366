import { attack, damage, heal, move, retaliate } from '../../words/abilities.ts';
import { consume, followedBy, perEnemyTargeted } from '../../words/adjustments.ts';
import { triangle } from '../../words/areas.ts';
import { card } from '../../words/cards.ts';
import { ownMeleeAttacks, ownRangedAttacks } from '../../words/lasting.ts';
import {
  adjacentAllies,
  adjacentEnemies,
  alliesInArea,
  enemiesNextTo,
  theSameEnemy,
} from '../../words/targets.ts';
import { destroyObstacles, disarmTrap, moveObstacle } from '../../words/terrain.ts';

const smashed = { destroyObstacle: 'pushed-into', ...followedBy(damage(2, theSameEnemy)), xp: 1 } as const;
const storm = { range: 3, area: triangle, conditions: ['disarm'] } as const;

/** The Cragheart's cards of level X, 2 and 3. */
export const levelsXTo3 = [
  card('heaving-swing', 57, {
    level: 'X',
    top: [attack(3, { push: 1, adjust: [smashed] })],
    bottom: { stays: 'round', lasting: [ownRangedAttacks({ add: { attack: 1 } })] },
  }),
  card('forceful-storm', 53, {
    level: 'X',
    top: {
      does: [attack(3, { ...storm, adjust: [perEnemyTargeted({ xp: 1 })] })],
      ...{ lost: true, infuse: ['air'] },
    },
    bottom: { stays: 'round', lasting: [ownMeleeAttacks({ add: { attack: 2 } })] },
  }),
  card('natures-lift', 64, {
    level: 'X',
    top: [heal(2, { range: 3, count: 2 })],
    bottom: {
      ...{ lost: true, stays: 'persistent', uses: [0, 1, 0, 1, 0, 1] },
      lasting: [{ on: 'attack-ability', kind: 'ranged', consume: ['air'], add: { range: 2 } }],
    },
  }),
  card('explosive-punch', 28, {
    level: 2,
    top: {
      does: [destroyObstacles(1, 1), attack(4, { targets: enemiesNextTo('worked-obstacles') })],
      ...{ lost: true, xp: 2, infuse: ['earth'] },
    },
    bottom: [move(4)],
  }),
  card('sentient-growth', 78, {
    level: 2,
    top: [attack(2, { range: 3, area: triangle }), heal(2, { targets: alliesInArea })],
    bottom: [move(2), heal(1, { targets: adjacentAllies }), attack(1, { targets: adjacentEnemies })],
  }),
  card('clear-the-way', 43, {
    level: 3,
    top: {
      does: [
        moveObstacle(4),
        attack(2, {
          targets: enemiesNextTo('worked-obstacles'),
          adjust: [consume('earth', { add: { attack: 1 }, xp: 1 })],
        }),
      ],
      xp: 1,
    },
    bottom: {
      does: [move(5, { jump: true }), destroyObstacles('all', 'moved-through'), disarmTrap('moved-through')],
      ...{ lost: true, xp: 2 },
    },
  }),
  card('blunt-force', 21, {
    level: 3,
    top: {
      does: [attack(4, { adjust: [consume('earth', { add: { attack: 4 }, xp: 2 })] })],
      lost: true,
      xp: 1,
    },
    bottom: { does: [move(2), retaliate(1)], stays: 'round', xp: 1 },
  }),
];
