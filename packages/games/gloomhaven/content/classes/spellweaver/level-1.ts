import { attack, heal, loot, move, recover } from '../../words/abilities.ts';
import { consume, perEnemyTargeted } from '../../words/adjustments.ts';
import { card } from '../../words/cards.ts';
import { noDamage } from '../../words/lasting.ts';
import { adjacentEnemies, self } from '../../words/targets.ts';

/** The Spellweaver's first eight cards. */
export const level1 = [
  card('fire-orbs', 69, {
    level: 1,
    top: {
      does: [attack(3, { range: 3, count: 3, adjust: [perEnemyTargeted({ xp: 1 })] })],
      ...{ lost: true, infuse: ['fire'] },
    },
    bottom: [move(3)],
  }),
  card('impaling-eruption', 70, {
    level: 1,
    top: {
      does: [attack(3, { range: 4, alongPath: true, adjust: [perEnemyTargeted({ xp: 1 })] })],
      ...{ lost: true, infuse: ['earth'] },
    },
    bottom: [move(4)],
  }),
  card('reviving-ether', 80, {
    level: 1,
    top: {
      does: [recover({ pile: 'lost', count: 'all', targets: self })],
      ...{ lost: true, unrecoverable: true, infuse: ['dark'] },
    },
    bottom: [move(4, { jump: true })],
  }),
  card('freezing-nova', 21, {
    level: 1,
    top: [
      attack(2, {
        ...{ targets: adjacentEnemies, conditions: ['immobilize'] },
        adjust: [consume('ice', { add: { attack: 1 } })],
      }),
    ],
    bottom: { does: [heal(4, { range: 4 })], lost: true, infuse: ['light'] },
  }),
  card('mana-bolt', 7, {
    level: 1,
    top: [attack(2, { range: 3, adjust: [consume('any', { add: { attack: 1 }, xp: 1 })] })],
    bottom: [heal(3, { range: 1 })],
  }),
  card('frost-armor', 20, {
    level: 1,
    top: [attack(2, { range: 3, adjust: [consume('any', { add: { attack: 1 }, xp: 1 })] })],
    bottom: { lost: true, stays: 'persistent', uses: [1, 1], infuse: ['ice'], lasting: [noDamage] },
  }),
  card('flame-strike', 36, {
    level: 1,
    top: [attack(3, { range: 2, adjust: [consume('fire', { conditions: ['wound'] })] })],
    bottom: [attack(2, { range: 2 })],
  }),
  card('ride-the-wind', 83, {
    level: 1,
    top: [loot(1)],
    bottom: { does: [move(8, { jump: true })], lost: true, infuse: ['air'] },
  }),
];
