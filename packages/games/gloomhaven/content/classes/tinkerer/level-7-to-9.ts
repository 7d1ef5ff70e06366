import {
  afflict,
  attack,
  damage,
  grant,
  heal,
  kill,
  move,
  recover,
  relative,
  summon,
} from '../../words/abilities.ts';
import { card } from '../../words/cards.ts';
import { attacksOf } from '../../words/lasting.ts';
import {
  adjacentAllies,
  adjacentEnemies,
  anAdjacentAlly,
  anAdjacentEnemy,
  anAllyWithin,
  ofRank,
  only,
  self,
  summonsWithin,
  theSameAlly,
} from '../../words/targets.ts';

/** The Tinkerer's cards of level 7 to 9. */
export const levels7To9 = [
  card('murderous-contraption', 94, {
    level: 7,
    top: { does: [summon('kill-bot')], lost: true, stays: 'persistent', xp: 2 },
    bottom: [attack(4, { range: 3 })],
  }),
  card('curative-aerosol', 21, {
    level: 7,
    top: [move(2), heal(2, { range: 1 }), move(2), heal(2, { range: 1 })],
    bottom: { does: [heal(4, { range: 3, count: 2 })], lost: true, xp: 2 },
  }),
  card('jet-propulsion', 38, {
    level: 8,
    top: [grant({ targets: summonsWithin(3), perform: [move(relative(2))], decides: 'you' })],
    bottom: { does: [move(8, { jump: true })], lost: true, xp: 2 },
  }),
  card('harsh-stimulants', 27, {
    level: 8,
    top: { does: [attack(9), damage(2, self)], lost: true, xp: 2 },
    bottom: {
      does: [damage(2, adjacentAllies)],
      ...{ stays: 'round', lasting: [attacksOf('adjacent-allies', { add: { attack: 2 } })] },
    },
  }),
  card('lethal-injection', 85, {
    level: 9,
    top: { does: [kill(only(anAdjacentEnemy, ofRank('normal', 'elite')))], lost: true, xp: 2 },
    bottom: [move(4), afflict(['poison'], adjacentEnemies)],
  }),
  card('chimeric-formula', 43, {
    level: 9,
    top: [
      recover({ pile: 'lost', count: 2, targets: anAdjacentAlly }),
      { do: 'lose-cards', count: 2, targets: theSameAlly },
    ],
    bottom: {
      does: [recover({ pile: 'lost', count: 1, targets: anAllyWithin(3), cardsOf: 'adjacent-to-them' })],
      ...{ lost: true, xp: 2 },
    },
  }),
];
