import { afflict, attack, heal, kill, loot, move, recover, refresh, summon } from '../../words/abilities.ts';
import { per, perEnemyTargeted } from '../../words/adjustments.ts';
import { line, triangle } from '../../words/areas.ts';
import { card } from '../../words/cards.ts';
import {
  anAdjacentAlly,
  anAdjacentEnemy,
  anAllyWithin,
  enemiesInArea,
  only,
  withHpAtMost,
} from '../../words/targets.ts';
import { makeTrap } from '../../words/terrain.ts';

const vials = { range: 3, area: triangle, conditions: ['poison'] } as const;
const smallItem = { count: 1, state: 'consumed', slots: ['small'] } as const;

/** The Tinkerer's cards of level 4 to 6. */
export const levels4To6 = [
  card('dangerous-contraption', 84, {
    level: 4,
    top: { does: [summon('battle-bot')], lost: true, stays: 'persistent', xp: 2 },
    bottom: [move(4)],
  }),
  card('micro-bots', 22, {
    level: 4,
    top: { does: [heal(6, { range: 3 })], lost: true, xp: 2 },
    bottom: { does: [move(3), loot(1)], lost: true },
  }),
  card('noxious-vials', 75, {
    level: 5,
    top: [refresh({ ...smallItem, targets: anAdjacentAlly })],
    bottom: {
      does: [attack(3, { ...vials, adjust: [perEnemyTargeted({ xp: 1 })] })],
      lost: true,
    },
  }),
  card('disintegration-beam', 36, {
    level: 5,
    top: {
      does: [
        kill(only(enemiesInArea, withHpAtMost(5)), {
          ...{ area: line(3), adjust: [per('enemies-killed', { xp: 1 })] },
        }),
      ],
      lost: true,
    },
    bottom: [move(2), afflict(['disarm'], anAdjacentEnemy)],
  }),
  card('gas-canister', 71, {
    level: 6,
    top: [makeTrap({ damage: 4, conditions: ['muddle'] })],
    bottom: {
      ...{ lost: true, stays: 'persistent', uses: [0, 1, 0, 1] },
      lasting: [{ on: 'turn-end', do: [recover({ pile: 'discard', count: 1, targets: anAllyWithin(3) })] }],
    },
  }),
  card('auto-turret', 34, {
    level: 6,
    top: {
      ...{ lost: true, stays: 'persistent', uses: [1, 0, 1, 0, 1] },
      lasting: [{ on: 'turn-end', do: [attack(2, { range: 5 })] }],
    },
    bottom: [heal(3, { range: 4 })],
  }),
];
