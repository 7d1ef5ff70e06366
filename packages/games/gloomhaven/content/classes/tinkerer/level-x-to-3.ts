import { afflict, attack, heal, move, recover } from '../../words/abilities.ts';
import { consume } from '../../words/adjustments.ts';
import { card } from '../../words/cards.ts';
import { adjacentEnemies, anAllyWithin, someEnemiesWithin } from '../../words/targets.ts';
import { disarmTrap, makeTrap } from '../../words/terrain.ts';

/** The Tinkerer's cards of level X, 2 and 3. */
export const levelsXTo3 = [
  card('reviving-shock', 34, {
    level: 'X',
    top: [attack(2, { range: 3, count: 2 })],
    bottom: { does: [heal(5, { range: 2 })], lost: true, xp: 2 },
  }),
  card('volatile-concoction', 76, {
    level: 'X',
    top: [makeTrap({ damage: 2, conditions: ['poison'] })],
    bottom: [
      recover({
        ...{ pile: 'discard', count: 1, targets: anAllyWithin(2) },
        adjust: [consume('ice', { add: { count: 1 } })],
      }),
    ],
  }),
  card('potent-potables', 46, {
    level: 'X',
    top: {
      ...{ lost: true, stays: 'persistent', uses: [0, 1, 0, 1] },
      lasting: [{ on: 'heal-ability', add: { heal: 2 } }],
    },
    bottom: [move(3)],
  }),
  card('stamina-booster', 48, {
    level: 2,
    top: [heal(4, { range: 3 })],
    bottom: {
      does: [recover({ pile: 'lost', count: 1, targets: anAllyWithin(3) })],
      ...{ lost: true, unrecoverable: true, xp: 2 },
    },
  }),
  card('disorienting-flash', 73, {
    level: 2,
    top: { does: [afflict(['stun'], someEnemiesWithin(3, 2))], lost: true, xp: 2 },
    bottom: [afflict(['muddle'], adjacentEnemies), move(2)],
  }),
  card('tinkerers-tools', 26, {
    level: 3,
    top: { does: [disarmTrap('adjacent')], xp: 1 },
    bottom: [makeTrap({ conditions: ['stun'] })],
  }),
  card('crank-bow', 66, {
    level: 3,
    top: { does: [attack(6, { range: 5 })], lost: true, xp: 2 },
    bottom: [move(4)],
  }),
];
