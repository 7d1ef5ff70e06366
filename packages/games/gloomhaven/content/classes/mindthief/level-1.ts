import {
  afflict,
  attack,
  become,
  control,
  heal,
  loot,
  move,
  relative,
  shield,
  summon,
} from '../../words/abilities.ts';
import { followedBy, per } from '../../words/adjustments.ts';
import { card } from '../../words/cards.ts';
import { ownMeleeAttacks } from '../../words/lasting.ts';
import { anEnemyWithin, enemiesMovedThrough, only } from '../../words/targets.ts';

const augment = { stays: 'persistent', augment: true, xp: 1 } as const;
const movedInACircle = only(enemiesMovedThrough, { is: 'ended-where-it-began' });

/** The Mindthief's first ten cards. */
export const level1 = [
  card('submissive-affliction', 48, {
    level: 1,
    top: {
      does: [attack(2, { adjust: [per('target-negative-conditions', { add: { attack: 1 } })] })],
      xp: 1,
    },
    bottom: [
      control({ targets: anEnemyWithin(5), perform: [attack(2, { range: relative(0) })], decides: 'you' }),
    ],
  }),
  card('into-the-night', 14, {
    level: 1,
    top: { does: [loot(1)], infuse: ['dark'] },
    bottom: [become('invisible')],
  }),
  card('fearsome-blade', 27, {
    level: 1,
    top: { does: [attack(2, { push: 3 })], xp: 1 },
    bottom: { does: [move(4), attack(2)], lost: true, xp: 2 },
  }),
  card('feedback-loop', 79, {
    level: 1,
    top: { does: [attack(1)], ...augment, lasting: [ownMeleeAttacks(followedBy(shield(1)))] },
    bottom: [move(4, { jump: true }), afflict(['muddle'], movedInACircle)],
  }),
  card('gnawing-horde', 82, {
    level: 1,
    top: { does: [summon('rat-swarm')], lost: true, stays: 'persistent', xp: 2 },
    bottom: [move(4)],
  }),
  card('the-minds-weakness', 75, {
    level: 1,
    top: { does: [attack(1)], ...augment, lasting: [ownMeleeAttacks({ add: { attack: 2 } })] },
    bottom: [attack(1, { conditions: ['wound'] })],
  }),
  card('parasitic-influence', 71, {
    level: 1,
    top: { does: [attack(1)], ...augment, lasting: [ownMeleeAttacks(followedBy(heal(2)))] },
    bottom: [control({ targets: anEnemyWithin(4), perform: [move(1)], decides: 'you' })],
  }),
  card('scurry', 20, {
    level: 1,
    top: [move(3), attack(1)],
    bottom: { does: [loot(2)], lost: true, xp: 1 },
  }),
  card('perverse-edge', 8, {
    level: 1,
    top: {
      does: [attack(3, { adjust: [per('target-negative-conditions', { add: { attack: 2 }, xp: 1 })] })],
      lost: true,
    },
    bottom: { does: [attack(1, { range: 2, conditions: ['stun'] })], xp: 1, infuse: ['ice'] },
  }),
  card('empathetic-assault', 11, {
    level: 1,
    top: { does: [attack(4, { range: 5, conditions: ['disarm'] })], lost: true, xp: 2, infuse: ['ice'] },
    bottom: [move(2), heal(2)],
  }),
];
