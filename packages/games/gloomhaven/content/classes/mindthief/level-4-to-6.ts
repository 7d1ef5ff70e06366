import { afflict, attack, control, kill, loot, move } from '../../words/abilities.ts';
import { consume, perEnemyTargeted } from '../../words/adjustments.ts';
import { card } from '../../words/cards.ts';
import { ownMeleeAttacks } from '../../words/lasting.ts';
import { anEnemyWithin, enemiesMovedThrough, enemiesNextTo, ofRank, only } from '../../words/targets.ts';

const augment = { stays: 'persistent', augment: true, xp: 1 } as const;
const nextToTheKilled = enemiesNextTo('killed-target');

/** The Mindthief's cards of level 4 to 6. */
export const levels4To6 = [
  card('pilfer', 68, {
    level: 4,
    top: [loot(1, { extraPer: 'adjacent-enemies' })],
    bottom: { does: [attack(2), move(3), attack(2)], lost: true, xp: 2 },
  }),
  card('cranium-overload', 5, {
    level: 4,
    top: {
      does: [
        kill(only(anEnemyWithin(4), ofRank('normal'))),
        attack(2, { targets: nextToTheKilled, adjust: [perEnemyTargeted({ xp: 1 })] }),
      ],
      lost: true,
    },
    bottom: [move(5)],
  }),
  card('mass-hysteria', 12, {
    level: 5,
    top: { does: [attack(1, { range: 4, count: 4, conditions: ['muddle'] })], xp: 1, infuse: ['ice'] },
    bottom: { lost: true, stays: 'persistent', lasting: [{ on: 'always', augmentLimit: 2 }] },
  }),
  card('frozen-mind', 81, {
    level: 5,
    top: {
      does: [attack(2)],
      ...augment,
      lasting: [ownMeleeAttacks({ consume: ['ice'], conditions: ['stun'] })],
    },
    bottom: [control({ targets: anEnemyWithin(5), perform: [move(2)], decides: 'you' })],
  }),
  card('corrupting-embrace', 39, {
    level: 6,
    top: [attack(1, { conditions: ['poison'] }), attack(1, { conditions: ['muddle'] })],
    bottom: {
      does: [move(4, { jump: true }), afflict(['poison'], enemiesMovedThrough)],
      infuse: ['dark'],
    },
  }),
  card('dark-frenzy', 10, {
    level: 6,
    top: [
      attack(2, {
        adjust: [
          consume('ice', { add: { attack: 2 }, xp: 1 }),
          consume('dark', { add: { attack: 2 }, xp: 1 }),
        ],
      }),
    ],
    bottom: { does: [move(3), attack(3, { range: 3 })], xp: 1, infuse: ['ice'] },
  }),
];
