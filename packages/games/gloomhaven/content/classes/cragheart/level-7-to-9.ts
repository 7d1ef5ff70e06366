import { attack, counted, damage, heal, move } from '../../words/abilities.ts';
import { consume, consumeForHalf, followedBy, per } from '../../words/adjustments.ts';
import { card } from '../../words/cards.ts';
import { ownRangedAttacks } from '../../words/lasting.ts';
import { adjacentEnemies, alliesAndEnemiesNextTo, enemiesNextTo, theSameEnemy } from '../../words/targets.ts';
import { destroyObstacles, makeObstacles } from '../../words/terrain.ts';

const bruised = { ...followedBy(damage(2, theSameEnemy)), xp: 1 };
const farther = consume('earth', { add: { range: 1 }, xp: 1 });

/** The Cragheart's cards of level 7 to 9. */
export const levels7To9 = [
  card('meteor', 23, {
    level: 7,
    top: {
      does: [
        makeObstacles(1, 3, 3),
        attack(4, { targets: enemiesNextTo('worked-obstacles'), conditions: ['immobilize'] }),
      ],
      ...{ lost: true, xp: 2, infuse: ['earth'] },
    },
    bottom: [move(4, { jump: true })],
  }),
  card('brutal-momentum', 52, {
    level: 7,
    top: [attack(3, { push: 2, adjust: [per('hexes-push-fell-short', bruised)] })],
    bottom: {
      ...{ stays: 'round', lasting: [ownRangedAttacks({ add: { attack: 1 } })] },
      adjust: [consumeForHalf('earth', { lasting: [ownRangedAttacks({ add: { attack: 2 } })], xp: 1 })],
    },
  }),
  card('rocky-end', 37, {
    level: 8,
    top: {
      does: [
        destroyObstacles('all', 2, { adjust: [farther] }),
        attack(counted('obstacle-hexes-destroyed', { times: 2 })),
      ],
      ...{ lost: true, xp: 2 },
    },
    bottom: [move(6, { constraint: 'end-adjacent-to-obstacle' })],
  }),
  card('lumbering-bash', 85, {
    level: 8,
    top: { does: [move(2), attack(5)], xp: 1, infuse: ['earth'] },
    bottom: {
      ...{ lost: true, stays: 'persistent', uses: [1, 0, 1, 0, 1] },
      lasting: [{ on: 'turn-start', do: [heal(2, { range: 2 })] }],
    },
  }),
  card('blind-destruction', 74, {
    level: 9,
    top: [
      attack(4, {
        range: 4,
        adjust: [followedBy(damage(counted('damage-target-suffered'), alliesAndEnemiesNextTo('target')))],
      }),
    ],
    bottom: { does: [move(4), damage(2, alliesAndEnemiesNextTo('entered-hexes'))], infuse: ['earth'] },
  }),
  card('pulverize', 31, {
    level: 9,
    top: {
      does: [
        attack(3, {
          ...{ targets: adjacentEnemies, push: 2 },
          adjust: [{ destroyObstacle: 'pushed-into', ...bruised }],
        }),
      ],
      lost: true,
    },
    bottom: {
      does: [
        attack(2, { targets: adjacentEnemies }),
        move(5, { jump: true }),
        attack(3, { targets: adjacentEnemies }),
      ],
      ...{ lost: true, xp: 2 },
    },
  }),
];
