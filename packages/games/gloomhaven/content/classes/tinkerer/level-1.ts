import { afflict, attack, heal, loot, move, recover, shield, summon } from '../../words/abilities.ts';
import { perEnemyTargeted } from '../../words/adjustments.ts';
import { aroundSelf, triangle } from '../../words/areas.ts';
import { card } from '../../words/cards.ts';
import { attacksOf } from '../../words/lasting.ts';
import {
  adjacentAllies,
  anAdjacentAlly,
  anAdjacentEnemy,
  selfAndAdjacentAllies,
} from '../../words/targets.ts';
import { makeTrap } from '../../words/terrain.ts';

const flames = aroundSelf([1, -1], [2, -1], [1, 0]);

/** The Tinkerer's first twelve cards. */
export const level1 = [
  card('proximity-mine', 62, {
    level: 1,
    top: { does: [makeTrap({ damage: 6, xp: 2 })], lost: true },
    bottom: [move(4)],
  }),
  card('harmless-contraption', 74, {
    level: 1,
    top: { does: [summon('decoy')], lost: true, stays: 'persistent', xp: 2 },
    bottom: [heal(2, { range: 3 })],
  }),
  card('flamethrower', 47, {
    level: 1,
    top: { does: [attack(3, { area: flames, conditions: ['wound'] })], lost: true, xp: 2, infuse: ['fire'] },
    bottom: { does: [shield(1, { targets: selfAndAdjacentAllies })], stays: 'round' },
  }),
  card('hook-gun', 72, {
    level: 1,
    top: [attack(2, { range: 3, pull: 2 })],
    bottom: { does: [loot(2)], lost: true, xp: 1 },
  }),
  card('ink-bomb', 74, {
    level: 1,
    top: {
      does: [attack(4, { range: 3, area: triangle, adjust: [perEnemyTargeted({ xp: 1 })] })],
      lost: true,
      infuse: ['dark'],
    },
    bottom: [move(4)],
  }),
  card('net-shooter', 19, {
    level: 1,
    top: {
      does: [
        attack(3, {
          ...{ range: 3, area: triangle, conditions: ['immobilize'] },
          adjust: [perEnemyTargeted({ xp: 1 })],
        }),
      ],
      lost: true,
    },
    bottom: [afflict(['immobilize'], anAdjacentEnemy), move(2)],
  }),
  card('stun-shot', 20, {
    level: 1,
    top: [attack(1, { range: 3, conditions: ['stun'] })],
    bottom: [move(4)],
  }),
  card('reinvigorating-elixir', 37, {
    level: 1,
    top: [heal(3, { range: 3 })],
    bottom: {
      does: [recover({ pile: 'discard', count: 'all', targets: anAdjacentAlly })],
      lost: true,
      xp: 2,
    },
  }),
  card('restorative-mist', 17, {
    level: 1,
    top: [heal(3, { range: 3 })],
    bottom: [move(2), heal(1, { targets: adjacentAllies })],
  }),
  card('energizing-tonic', 16, {
    level: 1,
    top: { does: [heal(5, { range: 2 })], lost: true, xp: 2 },
    bottom: { does: [move(6)], lost: true, xp: 1 },
  }),
  card('enhancement-field', 61, {
    level: 1,
    top: [attack(3, { range: 3 })],
    bottom: { stays: 'round', lasting: [attacksOf('self-and-adjacent-allies', { add: { attack: 1 } })] },
  }),
  card('toxic-bolt', 18, {
    level: 1,
    top: { does: [attack(2, { range: 3, conditions: ['poison'] })], infuse: ['earth'] },
    bottom: { does: [attack(5, { range: 2 })], lost: true, xp: 2 },
  }),
];
