import { attack, heal, move, relative, retaliate, shield } from '../words/abilities.ts';
import { consume, followedBy } from '../words/adjustments.ts';
import { line } from '../words/areas.ts';
import { card, monsterDeck, shuffling } from '../words/monster-cards.ts';

export const harrowerInfester = monsterDeck('harrower-infester', [
  card(38, [move(relative(-1)), attack(relative(+1), { count: 2 })]),
  card(7, [move(relative(0)), attack(relative(-1), { conditions: ['poison'] })], { infuse: ['dark'] }),
  card(16, [move(relative(-1)), attack(relative(-1)), heal(5)]),
  card(16, [attack(relative(+2), { conditions: ['immobilize'] }), retaliate(2)]),
  shuffling(2, [shield(2), retaliate(2, { range: 3 })]),
  card(30, [
    move(relative(-1)),
    attack(relative(0), {
      area: line(3),
      adjust: [consume('dark', { per: 'enemies-damaged', ...followedBy(heal(2)) })],
    }),
  ]),
  card(38, [
    move(relative(0)),
    attack(relative(-1), {
      count: 2,
      adjust: [consume('dark', { add: { attack: 2 }, conditions: ['disarm'] })],
    }),
  ]),
  shuffling(7, [attack(relative(-1), { range: 3, conditions: ['muddle'] }), heal(4)]),
]);
