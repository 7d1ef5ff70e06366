import { afflict, attack, become, heal, loot, move, pull } from '../../words/abilities.ts';
import { provided } from '../../words/adjustments.ts';
import { card } from '../../words/cards.ts';
import { ownAttacks } from '../../words/lasting.ts';
import { anAdjacentEnemy, anEnemyWithin, isolated, nextToAnAlly } from '../../words/targets.ts';
import { disarmTrap } from '../../words/terrain.ts';

const flanked = provided(nextToAnAlly, { add: { attack: 2 }, xp: 1 });
const alone = provided(isolated, { add: { attack: 2 }, xp: 1 });

/** The Scoundrel's first nine cards. */
export const level1 = [
  card('single-out', 86, {
    level: 1,
    top: [attack(3, { adjust: [flanked] })],
    bottom: {
      ...{ lost: true, stays: 'persistent', uses: [0, 1, 0, 1] },
      lasting: [ownAttacks({ when: [isolated], add: { attack: 2 } })],
    },
  }),
  card('flanking-strike', 4, { level: 1, top: [attack(3, { adjust: [flanked] })], bottom: [move(5)] }),
  card('smoke-bomb', 12, {
    level: 1,
    top: {
      does: [become('invisible')],
      ...{ lost: true, stays: 'persistent', uses: [2], infuse: ['dark'] },
      lasting: [ownAttacks({ when: [{ is: 'self-invisible' }], multiply: 2 })],
    },
    bottom: [pull(2, anEnemyWithin(3))],
  }),
  card('backstab', 6, {
    level: 1,
    top: { does: [attack(3, { adjust: [flanked, alone] })], lost: true },
    bottom: [move(6)],
  }),
  card('thiefs-knack', 23, {
    level: 1,
    top: { does: [disarmTrap('adjacent')], xp: 2 },
    bottom: { does: [attack(3)], xp: 1 },
  }),
  card('venom-shiv', 60, {
    level: 1,
    top: { does: [attack(3, { conditions: ['poison'] })], xp: 1 },
    bottom: [move(5)],
  }),
  card('throwing-knives', 10, {
    level: 1,
    top: { does: [attack(2, { range: 3, count: 2 })], xp: 1 },
    bottom: { does: [loot(2)], lost: true },
  }),
  card('quick-hands', 64, { level: 1, top: [move(2), attack(2)], bottom: [loot(1)] }),
  card('special-mixture', 33, {
    level: 1,
    top: [heal(3)],
    bottom: [move(3), afflict(['poison'], anAdjacentEnemy)],
  }),
];
