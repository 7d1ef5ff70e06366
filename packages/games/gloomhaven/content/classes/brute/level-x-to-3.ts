import { attack, counted, kill, move, retaliate, shield } from '../../words/abilities.ts';
import { consume } from '../../words/adjustments.ts';
import { halfCircle, line } from '../../words/areas.ts';
import { card } from '../../words/cards.ts';
import { noDamage, ownAttacks } from '../../words/lasting.ts';
import { anAdjacentEnemy, ofRank, only } from '../../words/targets.ts';

/** The Brute's cards of level X, 2 and 3. */
export const levelsXTo3 = [
  card('skewer', 35, {
    level: 'X',
    top: {
      does: [attack(3, { area: line(2), adjust: [consume('air', { add: { attack: 1, pierce: 1 } })] })],
      xp: 1,
    },
    bottom: { does: [move(6)], lost: true, xp: 1 },
  }),
  card('balanced-measure', 77, {
    level: 'X',
    top: { does: [attack(counted('hexes-moved-this-turn'))], xp: 1 },
    bottom: [move(counted('damage-inflicted-this-turn'))],
  }),
  card('wall-of-doom', 20, {
    level: 'X',
    top: { does: [retaliate(2), shield(2)], lost: true, stays: 'round', xp: 2 },
    bottom: { stays: 'round', lasting: [ownAttacks({ add: { attack: 1 } })] },
  }),
  card('fatal-advance', 40, {
    level: 2,
    top: { does: [kill(only(anAdjacentEnemy, ofRank('normal')))], lost: true, xp: 2 },
    bottom: [move(4)],
  }),
  card('juggernaut', 34, {
    level: 2,
    top: [move(2), attack(2)],
    bottom: { lost: true, stays: 'persistent', uses: [1, 1, 1], lasting: [noDamage] },
  }),
  card('hook-and-chain', 42, {
    level: 3,
    top: [attack(3, { range: 3, pull: 2 })],
    bottom: [move(4), attack(counted('hexes-moved-in-action'), { when: [{ is: 'moved-straight' }] })],
  }),
  card('brute-force', 51, {
    level: 3,
    top: { does: [attack(2, { area: halfCircle, conditions: ['muddle'] })], xp: 1 },
    bottom: { does: [move(2), shield(1)], stays: 'round' },
  }),
];
