import { afflict, attack, become, counted, damage, heal, kill, move, summon } from '../../words/abilities.ts';
import { consume, followedBy, perEnemyTargeted } from '../../words/adjustments.ts';
import { aroundSelf, triangle } from '../../words/areas.ts';
import { card } from '../../words/cards.ts';
import { answerMelee } from '../../words/lasting.ts';
import { anAlly, anEnemyWithin, enemiesNextTo, ofRank, theSameEnemy } from '../../words/targets.ts';

const halfOfHp = (round: 'down' | 'up') => counted('target-max-hp', { over: 2, round });
const killInstead = { when: [ofRank('normal')], instead: [kill(theSameEnemy)], xp: 1 };
const burst = aroundSelf([1, -1], [2, -2], [2, -1], [1, 0], [2, 0]);

/** The Spellweaver's cards of level 4 to 6. */
export const levels4To6 = [
  card('spirit-of-doom', 81, {
    level: 4,
    top: {
      does: [afflict(['curse'], anEnemyWithin(4), { adjust: [consume('dark', killInstead)] })],
      lost: true,
    },
    bottom: {
      does: [
        heal(halfOfHp('down'), {
          targets: anAlly,
          adjust: [consume('light', { add: { heal: halfOfHp('up') } })],
        }),
      ],
      ...{ lost: true, xp: 1 },
    },
  }),
  card('forked-beam', 20, {
    level: 4,
    top: { does: [attack(2, { range: 3, count: 2 })], xp: 1 },
    bottom: [move(4)],
  }),
  card('chromatic-explosion', 71, {
    level: 5,
    top: {
      does: [attack(3, { range: 3, area: triangle })],
      ...{ lost: true, xp: 2, infuse: ['air', 'ice', 'fire', 'earth', 'light', 'dark'] },
    },
    bottom: { does: [move(2)], infuse: ['any'] },
  }),
  card('engulfed-in-flames', 44, {
    level: 5,
    top: { does: [attack(4, { range: 3 })], infuse: ['fire'] },
    bottom: { lost: true, stays: 'persistent', uses: [1, 0, 1, 0, 1], lasting: [answerMelee(3)] },
  }),
  card('living-torch', 96, {
    level: 6,
    top: [
      attack(4, {
        ...{ range: 3, conditions: ['immobilize'] },
        adjust: [consume('light', { ...followedBy(damage(2, enemiesNextTo('target'))), xp: 1 })],
      }),
    ],
    bottom: { does: [summon('burning-avatar')], lost: true, stays: 'persistent', xp: 2 },
  }),
  card('frozen-night', 46, {
    level: 6,
    top: {
      does: [attack(4, { area: burst, adjust: [perEnemyTargeted({ xp: 1 })] })],
      ...{ lost: true, infuse: ['ice'] },
    },
    bottom: [
      move(3, { adjust: [consume('dark', { add: { move: 2 }, ...followedBy(become('invisible')), xp: 1 })] }),
    ],
  }),
];
