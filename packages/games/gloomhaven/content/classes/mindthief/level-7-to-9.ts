import {
  attack,
  become,
  control,
  counted,
  grant,
  heal,
  kill,
  loot,
  move,
  retaliate,
  shield,
  summon,
} from '../../words/abilities.ts';
import { consume, consumeForHalf, followedBy } from '../../words/adjustments.ts';
import { card } from '../../words/cards.ts';
import { attacksOf, ownMeleeAttacks } from '../../words/lasting.ts';
import { anAdjacentAlly, anEnemyWithin, ofRank, only, theSameEnemy } from '../../words/targets.ts';

const augment = { stays: 'persistent', augment: true, xp: 1 } as const;
const dominated = only(anEnemyWithin(5), ofRank('normal', 'elite'));
const killInstead = { when: [ofRank('normal')], instead: [kill(theSameEnemy)] };

/** The Mindthief's cards of level 7 to 9. */
export const levels7To9 = [
  card('vicious-blood', 83, {
    level: 7,
    top: { does: [attack(2)], ...augment, lasting: [ownMeleeAttacks(followedBy(retaliate(2)))] },
    bottom: [move(2), attack(2)],
  }),
  card('psychic-projection', 92, {
    level: 7,
    top: { does: [heal(5), shield(1), become('stun')], stays: 'round' },
    bottom: { lost: true, stays: 'round', lasting: [{ on: 'always', augmentsOnRanged: true }] },
  }),
  card('shared-nightmare', 7, {
    level: 8,
    top: {
      does: [
        attack(3, { range: 4, count: 2, adjust: [consume('dark', { conditions: ['poison', 'curse'] })] }),
      ],
      ...{ xp: 1, infuse: ['ice'] },
    },
    bottom: {
      does: [move(5)],
      adjust: [consumeForHalf('ice', { ...followedBy(shield(1)), xp: 1, stays: 'round' })],
    },
  }),
  card('domination', 13, {
    level: 8,
    top: {
      does: [
        grant({ targets: anAdjacentAlly, perform: [attack(4, { withAugments: true })], decides: 'they' }),
      ],
      xp: 1,
    },
    bottom: {
      does: [control({ targets: dominated, perform: 'its-turn', decides: 'you' })],
      ...{ lost: true, stays: 'round', xp: 2 },
    },
  }),
  card('many-as-one', 91, {
    level: 9,
    top: { does: [summon('rat-king')], lost: true, stays: 'persistent', xp: 2 },
    bottom: {
      ...{ lost: true, stays: 'round', xp: 2 },
      lasting: [attacksOf({ alliesWithin: 2 }, { add: { attack: counted('allies-within-2') } })],
    },
  }),
  card('phantasmal-killer', 67, {
    level: 9,
    top: { does: [attack(2)], ...augment, lasting: [ownMeleeAttacks({ consume: ['dark'], ...killInstead })] },
    bottom: { does: [move(2), loot(1), become('invisible')], infuse: ['dark'] },
  }),
];
