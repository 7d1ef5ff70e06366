import { attack, heal, loot, move, push, retaliate, shield } from '../../words/abilities.ts';
import { halfCircle, sideBySide } from '../../words/areas.ts';
import { card } from '../../words/cards.ts';
import { shieldOnce } from '../../words/lasting.ts';
import { adjacentEnemies, anAdjacentEnemy, enemiesMovedThrough } from '../../words/targets.ts';

/** The Brute's first ten cards. */
export const level1 = [
  card('trample', 72, {
    level: 1,
    top: [attack(3, { pierce: 2 })],
    bottom: {
      does: [move(4, { jump: true }), attack(2, { targets: enemiesMovedThrough })],
      lost: true,
      xp: 2,
    },
  }),
  card('eye-for-an-eye', 18, {
    level: 1,
    top: { does: [retaliate(2)], stays: 'round', lasting: [{ on: 'retaliated', xp: 1 }] },
    bottom: { does: [heal(2, { range: 1 })], infuse: ['earth'] },
  }),
  card('sweeping-blow', 64, {
    level: 1,
    top: [attack(2, { area: halfCircle })],
    bottom: [move(3), push(1, adjacentEnemies)],
  }),
  card('provoking-roar', 10, {
    level: 1,
    top: [attack(2, { conditions: ['disarm'] })],
    bottom: { stays: 'round', lasting: [{ on: 'ally-attacked', redirect: 'to-self' }] },
  }),
  card('overwhelming-assault', 61, {
    level: 1,
    top: { does: [attack(6)], lost: true, xp: 2 },
    bottom: [move(3), push(2, anAdjacentEnemy)],
  }),
  card('grab-and-go', 87, { level: 1, top: [loot(1)], bottom: [move(4)] }),
  card('warding-strength', 32, {
    level: 1,
    top: [attack(3, { push: 2 })],
    bottom: { lost: true, stays: 'persistent', uses: [0, 1, 0, 1, 0, 1], lasting: [shieldOnce(1)] },
  }),
  card('shield-bash', 15, {
    level: 1,
    top: { does: [attack(4, { conditions: ['stun'] })], lost: true, xp: 2 },
    bottom: { does: [shield(1)], stays: 'round' },
  }),
  card('leaping-cleave', 54, {
    level: 1,
    top: { does: [attack(3, { area: sideBySide })], xp: 1 },
    bottom: { does: [move(3, { jump: true })], infuse: ['air'] },
  }),
  card('spare-dagger', 27, {
    level: 1,
    top: { does: [attack(3, { range: 3 })], xp: 1 },
    bottom: [attack(2)],
  }),
];
