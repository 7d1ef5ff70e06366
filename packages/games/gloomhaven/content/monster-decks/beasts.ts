import { afflict, attack, heal, move, relative, retaliate, shield } from '../words/abilities.ts';
import { provided } from '../words/adjustments.ts';
import { card, monsterDeck, shuffling } from '../words/monster-cards.ts';
import { adjacentEnemies, nextToAnAlly } from '../words/targets.ts';

export const caveBear = monsterDeck('cave-bear', [
  card(13, [move(relative(+1)), attack(relative(-1))]),
  card(14, [move(relative(-1)), attack(relative(-1), { conditions: ['immobilize'] })]),
  shuffling(34, [attack(relative(+1), { conditions: ['wound'] })]),
  card(41, [move(relative(0)), attack(relative(0))]),
  card(60, [move(relative(-1)), attack(relative(+1))]),
  shuffling(80, [attack(relative(-1)), move(relative(-2)), attack(relative(-1), { conditions: ['wound'] })]),
  card(61, [move(relative(0)), attack(relative(-1), { count: 2 })]),
  card(3, [shield(1), retaliate(2), heal(2)]),
]);

export const giantViper = monsterDeck('giant-viper', [
  shuffling(32, [
    move(relative(0)),
    attack(relative(0), { adjust: [provided(nextToAnAlly, { add: { attack: 2 } })] }),
  ]),
  shuffling(32, [
    move(relative(0)),
    attack(relative(0), { adjust: [provided(nextToAnAlly, { add: { attack: 2 } })] }),
  ]),
  card(11, [shield(1), attack(relative(-1))]),
  card(43, [move(relative(+1), { jump: true }), attack(relative(-1), { targets: adjacentEnemies })]),
  card(58, [move(relative(-1)), attack(relative(+1))]),
  card(58, [move(relative(+1), { jump: true }), attack(relative(-1))], {
    lasting: [{ on: 'attacked', disadvantage: true }],
  }),
  card(43, [move(relative(-1), { jump: true }), attack(relative(0), { count: 2 })]),
  card(23, [move(relative(-1)), attack(relative(-1), { conditions: ['immobilize'] }), attack(relative(-1))]),
]);

export const hound = monsterDeck('hound', [
  card(6, [move(relative(-1)), attack(relative(0), { conditions: ['immobilize'] })]),
  card(7, [move(relative(0)), afflict(['muddle'], adjacentEnemies)]),
  shuffling(19, [
    move(relative(0)),
    attack(relative(0), { adjust: [provided(nextToAnAlly, { add: { attack: 2 } })] }),
  ]),
  shuffling(19, [
    move(relative(0)),
    attack(relative(0), { adjust: [provided(nextToAnAlly, { add: { attack: 2 } })] }),
  ]),
  card(26, [move(relative(0)), attack(relative(0))]),
  card(26, [move(relative(0)), attack(relative(0))]),
  card(83, [move(relative(-2)), attack(relative(+1))]),
  card(72, [attack(relative(-1), { pierce: 2 }), move(relative(-2)), attack(relative(-1), { pierce: 2 })]),
]);
