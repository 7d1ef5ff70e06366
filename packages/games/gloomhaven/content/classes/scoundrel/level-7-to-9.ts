import { afflict, attack, become, control, heal, kill, move, retaliate } from '../../words/abilities.ts';
import { consume } from '../../words/adjustments.ts';
import { card } from '../../words/cards.ts';
import { ownAttacks } from '../../words/lasting.ts';
import {
  adjacentEnemies,
  anAdjacentEnemy,
  anEnemyWithin,
  isolated,
  nextToAnAlly,
  ofRank,
  only,
  withHpAtMost,
} from '../../words/targets.ts';
import { disarmTrap } from '../../words/terrain.ts';

const fromTheDark = consume('dark', { when: [nextToAnAlly], add: { attack: 4 }, xp: 2 });

/** The Scoundrel's cards of level 7 to 9. */
export const levels7To9 = [
  card('stick-to-the-shadows', 26, {
    level: 7,
    top: [attack(4, { adjust: [fromTheDark] })],
    bottom: [move(2), become('invisible')],
  }),
  card('spring-the-trap', 13, {
    level: 7,
    top: { does: [disarmTrap('adjacent'), { do: 'spring-on', targets: anEnemyWithin(3) }], xp: 2 },
    bottom: {
      ...{ lost: true, stays: 'persistent', uses: [2] },
      lasting: [ownAttacks({ when: [isolated, nextToAnAlly], multiply: 2 })],
    },
  }),
  card('stiletto-storm', 80, {
    level: 8,
    top: { does: [attack(2, { range: 3, count: 4 })], xp: 1 },
    bottom: { does: [move(4), retaliate(1)], stays: 'round' },
  }),
  card('pains-end', 38, {
    level: 8,
    top: { does: [heal(8)], lost: true, xp: 2 },
    bottom: [move(3), kill(only(anAdjacentEnemy, withHpAtMost(3)))],
  }),
  card('long-con', 2, {
    level: 9,
    top: [attack(4, { targets: adjacentEnemies, conditions: ['disarm'] })],
    bottom: {
      does: [
        control({
          targets: only(anAdjacentEnemy, ofRank('normal', 'elite')),
          perform: 'its-turn',
          decides: 'you',
        }),
      ],
      ...{ lost: true, stays: 'round', xp: 2 },
    },
  }),
  card('watch-it-burn', 98, {
    level: 9,
    top: {
      ...{ lost: true, stays: 'persistent', xp: 2 },
      lasting: [ownAttacks({ conditions: ['poison', 'wound'] })],
    },
    bottom: [move(5), afflict(['wound'], adjacentEnemies)],
  }),
];
