import { attack, become, control, counted, loot, move } from '../../words/abilities.ts';
import { consume, per, provided } from '../../words/adjustments.ts';
import { card } from '../../words/cards.ts';
import { noDamage, ownAttacks } from '../../words/lasting.ts';
import { anAdjacentEnemy, isolated, nextToAnAlly } from '../../words/targets.ts';

/** The Scoundrel's cards of level X, 2 and 3. */
export const levelsXTo3 = [
  card('sinister-opportunity', 93, {
    level: 'X',
    top: [
      attack(3, {
        adjust: [
          per('allies-adjacent-to-target', { add: { attack: 1 } }),
          consume('dark', { add: { attack: counted('allies-adjacent-to-target') }, xp: 1 }),
        ],
      }),
    ],
    bottom: [
      move(3),
      control({
        targets: anAdjacentEnemy,
        perform: [move(1, { constraint: 'end-adjacent-to-performer' })],
        decides: 'you',
      }),
    ],
  }),
  card('tricksters-reversal', 9, {
    level: 'X',
    top: { does: [attack(2, { adjust: [per('target-shield', { add: { attack: 2 } })] })], lost: true, xp: 2 },
    bottom: { stays: 'round', uses: [0], lasting: [noDamage] },
  }),
  card('swift-bow', 36, {
    level: 'X',
    top: [attack(3, { range: 4 })],
    bottom: [move(2, { looting: true })],
  }),
  card('open-wound', 11, {
    level: 2,
    top: [attack(4, { adjust: [provided(nextToAnAlly, { conditions: ['wound'], xp: 1 })] })],
    bottom: [move(5)],
  }),
  card('flintlock', 90, {
    level: 2,
    top: [loot(1)],
    bottom: { does: [attack(5, { range: 4 })], lost: true, xp: 2 },
  }),
  card('hidden-daggers', 85, {
    level: 3,
    top: { does: [attack(4, { range: 3, count: 2 })], lost: true, xp: 2 },
    bottom: [become('invisible')],
  }),
  card('duelists-advance', 16, {
    level: 3,
    top: [move(3), attack(3)],
    bottom: { stays: 'round', lasting: [ownAttacks({ when: [isolated], add: { attack: 2 } })] },
  }),
];
