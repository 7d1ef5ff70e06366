import { attack, heal, loot, move, retaliate, shield, summon } from '../../words/abilities.ts';
import { consume, consumeForHalf, followedBy } from '../../words/adjustments.ts';
import { circle, triangle } from '../../words/areas.ts';
import { card } from '../../words/cards.ts';
import { ownAttacks } from '../../words/lasting.ts';
import { allAllies, anAlly, selfAndAdjacentAllies } from '../../words/targets.ts';

/** The Spellweaver's cards of level X, 2 and 3. */
export const levelsXTo3 = [
  card('crackling-air', 25, {
    level: 'X',
    top: {
      ...{ lost: true, stays: 'persistent', uses: [0, 1, 0, 1] },
      lasting: [ownAttacks({ add: { attack: 1 } })],
      adjust: [consumeForHalf('air', { lasting: [ownAttacks({ add: { attack: 2 } })] })],
    },
    bottom: {
      does: [move(3)],
      adjust: [consumeForHalf('fire', { ...followedBy(retaliate(2)), stays: 'round' })],
    },
  }),
  card('hardened-spikes', 26, {
    level: 'X',
    top: {
      does: [
        retaliate(2, {
          targets: selfAndAdjacentAllies,
          adjust: [consume('earth', { add: { retaliate: 1 } })],
        }),
      ],
      ...{ lost: true, stays: 'round', xp: 2 },
    },
    bottom: {
      does: [move(3)],
      adjust: [consumeForHalf('ice', { ...followedBy(shield(2)), stays: 'round' })],
    },
  }),
  card('aid-from-the-ether', 91, {
    level: 'X',
    top: [heal(3, { range: 3 })],
    bottom: { does: [summon('mystic-ally')], lost: true, stays: 'persistent', xp: 2 },
  }),
  card('flashing-burst', 26, {
    level: 2,
    top: { does: [attack(3, { range: 3 })], infuse: ['light'] },
    bottom: [move(4)],
  }),
  card('icy-blast', 66, {
    level: 2,
    top: {
      does: [attack(2, { range: 3, area: circle, conditions: ['muddle'] })],
      ...{ lost: true, xp: 2, infuse: ['ice'] },
    },
    bottom: { does: [heal(6, { range: 2 })], lost: true },
  }),
  card('cold-fire', 67, {
    level: 3,
    top: [
      attack(1, {
        ...{ range: 3, area: triangle },
        adjust: [consume('fire', { add: { attack: 2 } }), consume('ice', { conditions: ['stun'] })],
      }),
    ],
    bottom: { does: [loot(2)], lost: true },
  }),
  card('elemental-aid', 84, {
    level: 3,
    top: [heal(3, { range: 2, adjust: [consume('earth', { add: { heal: 2 }, xp: 1 })] })],
    bottom: {
      does: [shield(2, { targets: anAlly, adjust: [consume('air', { targets: allAllies })] })],
      stays: 'round',
    },
  }),
];
