import { afflict, attack, become, control, grant, heal, move, push, summon } from '../../words/abilities.ts';
import { consume, consumeForHalf, followedBy } from '../../words/adjustments.ts';
import { card } from '../../words/cards.ts';
import { ownMeleeAttacks } from '../../words/lasting.ts';
import {
  adjacentEnemies,
  anAdjacentAlly,
  anAdjacentEnemy,
  anAllyWithin,
  anEnemyWithin,
  ofRank,
  only,
} from '../../words/targets.ts';

const augment = { stays: 'persistent', augment: true, xp: 1 } as const;
const takenOver = only(anEnemyWithin(3), ofRank('normal', 'elite'));
const cursing = consumeForHalf('dark', followedBy(afflict(['curse'], anAdjacentEnemy)));

/** The Mindthief's cards of level X, 2 and 3. */
export const levelsXTo3 = [
  card('withering-claw', 77, {
    level: 'X',
    top: { does: [attack(1)], ...augment, lasting: [ownMeleeAttacks({ conditions: ['muddle', 'poison'] })] },
    bottom: [afflict(['immobilize'], anAdjacentEnemy), move(3)],
  }),
  card('possession', 51, {
    level: 'X',
    top: {
      does: [grant({ targets: anAdjacentAlly, perform: [attack(6)], decides: 'they' })],
      ...{ lost: true, xp: 2 },
    },
    bottom: [grant({ targets: anAllyWithin(3), perform: [move(4)], decides: 'they' })],
  }),
  card('frigid-apparition', 29, {
    level: 'X',
    top: [attack(3, { adjust: [consume('ice', { conditions: ['stun'], xp: 1 })] })],
    bottom: { does: [move(4), afflict(['stun'], anAdjacentEnemy)], lost: true, xp: 1 },
  }),
  card('wretched-creature', 84, {
    level: 2,
    top: { does: [summon('monstrous-rat')], lost: true, stays: 'persistent', xp: 2 },
    bottom: { does: [move(3)], adjust: [cursing] },
  }),
  card('hostile-takeover', 9, {
    level: 2,
    top: { does: [attack(2, { range: 4, conditions: ['immobilize'] })], xp: 1, infuse: ['ice'] },
    bottom: {
      does: [control({ targets: takenOver, perform: 'its-turn', decides: 'monster-rules' })],
      ...{ lost: true, stays: 'round', xp: 2 },
    },
  }),
  card('brain-leech', 16, {
    level: 3,
    top: { does: [attack(4, { range: 4 }), heal(4)], lost: true, xp: 2, infuse: ['dark'] },
    bottom: [attack(1), become('strengthen')],
  }),
  card('silent-scream', 73, {
    level: 3,
    top: { does: [attack(2)], ...augment, lasting: [ownMeleeAttacks(followedBy(heal(2, { range: 2 })))] },
    bottom: [move(3), push(2, adjacentEnemies, { adjust: [consume('ice', { add: { push: 1 }, xp: 1 })] })],
  }),
];
