import {
  attack,
  damage,
  heal,
  kill,
  loot,
  move,
  pull,
  recover,
  retaliate,
  shield,
} from '../../words/abilities.ts';
import { consume, consumeForHalf, followedBy, perEnemyTargeted } from '../../words/adjustments.ts';
import { aroundTarget, triangle } from '../../words/areas.ts';
import { card } from '../../words/cards.ts';
import {
  alliesInRoom,
  enemiesInArea,
  enemiesInRoom,
  figures,
  ofRank,
  only,
  self,
  selfAndAllAllies,
} from '../../words/targets.ts';

const front = aroundTarget([0, 0], [-1, 1], [2, -2], [1, -1], [3, -3]);
const aroundTheHole = figures('enemies', 'all', {
  ...{ is: 'within', range: 4, of: 'chosen-hex', needsSight: true },
});

/** The Spellweaver's cards of level 7 to 9. */
export const levels7To9 = [
  card('twin-restoration', 75, {
    level: 7,
    top: {
      does: [recover({ pile: 'lost', count: 2, targets: self })],
      ...{ lost: true, unrecoverable: true },
    },
    bottom: [heal(3, { range: 3, count: 2 })],
  }),
  card('stone-fists', 62, {
    level: 7,
    top: {
      does: [
        attack(6, {
          ...{ push: 2, conditions: ['immobilize'] },
          adjust: [consume('earth', { add: { targets: 1 }, xp: 1 })],
        }),
      ],
      ...{ lost: true, xp: 2 },
    },
    bottom: {
      ...{ does: [move(3), shield(1)], stays: 'round' },
      adjust: [consumeForHalf('earth', { add: { move: 1, shield: 1 }, xp: 1 })],
    },
  }),
  card('zephyr-wings', 85, {
    level: 8,
    top: [loot(2, { most: 4, adjust: [consume('air', { add: { loot: 1 }, xp: 1 })] })],
    bottom: {
      does: [move(8, { jump: true, adjust: [consume('air', { add: { move: 3 }, xp: 1 })] })],
      ...{ lost: true, xp: 1 },
    },
  }),
  card('cold-front', 61, {
    level: 8,
    top: { does: [attack(5, { range: 2, area: front })], lost: true, xp: 2, infuse: ['ice'] },
    bottom: {
      ...{ lost: true, stays: 'persistent', uses: [1, 1, 1] },
      lasting: [{ on: 'damage', from: 'attack', prevent: true, retaliate: { value: 3, range: 3 } }],
    },
  }),
  card('black-hole', 41, {
    level: 9,
    top: {
      does: [
        attack(4, {
          ...{ range: 3, area: triangle },
          adjust: [
            perEnemyTargeted({ xp: 1 }),
            consume('dark', { ...followedBy(kill(only(enemiesInArea, ofRank('normal')))) }),
          ],
        }),
      ],
      lost: true,
    },
    bottom: [{ do: 'choose-hex', range: 4 }, pull(2, aroundTheHole, { toward: 'chosen-hex' })],
  }),
  card('inferno', 19, {
    level: 9,
    top: [
      attack(3, { targets: enemiesInRoom, adjust: [consume('fire', { add: { attack: 1 }, xp: 1 })] }),
      damage(2, alliesInRoom),
    ],
    bottom: { does: [retaliate(2, { range: 3, targets: selfAndAllAllies })], stays: 'round' },
  }),
];
