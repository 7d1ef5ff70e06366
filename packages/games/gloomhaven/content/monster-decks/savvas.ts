import {
  afflict,
  attack,
  damage,
  heal,
  move,
  push,
  relative,
  retaliate,
  shield,
} from '../words/abilities.ts';
import { consume, consumeThen } from '../words/adjustments.ts';
import { aroundSelf, line } from '../words/areas.ts';
import { card, monsterDeck, shuffling } from '../words/monster-cards.ts';
import { summonMonster } from '../words/monsters.ts';
import {
  adjacentEnemies,
  allEnemies,
  alliesAndEnemiesNextTo,
  selfAndAlliesWithin,
} from '../words/targets.ts';

export const savvasIcestorm = monsterDeck('savvas-icestorm', [
  card(70, [
    push(2, adjacentEnemies, { adjust: [consume('air', { add: { push: 2 } })] }),
    attack(relative(+1), { range: relative(+1) }),
  ]),
  card(98, [summonMonster('wind-demon', ['normal'])], { infuse: ['air'] }),
  card(98, [summonMonster('frost-demon', ['normal'])], { infuse: ['ice'] }),
  card(
    19,
    [
      move(relative(0)),
      attack(relative(-1), { range: relative(-1) }),
      shield(1, { targets: selfAndAlliesWithin(2) }),
    ],
    { infuse: ['ice'] },
  ),
  card(
    14,
    [
      attack(relative(0), { adjust: [consume('ice', { add: { attack: 2 }, conditions: ['immobilize'] })] }),
      retaliate(2),
    ],
    { infuse: ['air'] },
  ),
  card(14, [
    shield(4),
    heal(2, { range: 3, adjust: [consume('ice', { add: { heal: 3 } })] }),
    consumeThen('air', attack(relative(0))),
  ]),
  shuffling(47, [afflict(['disarm'], adjacentEnemies), move(relative(0)), attack(relative(-1))], {
    infuse: ['air'],
  }),
  shuffling(
    35,
    [
      move(relative(-1)),
      attack(relative(-1), { area: aroundSelf([1, -1], [1, 0], [2, -2], [2, -1], [2, 0]) }),
    ],
    { infuse: ['ice'] },
  ),
]);

export const savvasLavaflow = monsterDeck('savvas-lavaflow', [
  card(97, [summonMonster('flame-demon', ['normal'])], { infuse: ['fire'] }),
  card(97, [summonMonster('earth-demon', ['normal'])], { infuse: ['earth'] }),
  card(22, [
    move(relative(+1)),
    attack(relative(-1), { targets: adjacentEnemies }),
    consumeThen('fire', retaliate(3)),
  ]),
  shuffling(
    68,
    [move(relative(-1)), attack(relative(+1), { range: 3 }), damage(2, alliesAndEnemiesNextTo('target'))],
    { infuse: ['earth'] },
  ),
  card(41, [
    move(relative(0)),
    attack(relative(-1), {
      area: line(3),
      adjust: [consume('earth', { add: { attack: 2 }, conditions: ['immobilize'] })],
    }),
  ]),
  card(51, [
    damage(2, allEnemies, {
      adjust: [consume('fire', { conditions: ['wound'] }), consume('earth', { conditions: ['disarm'] })],
    }),
  ]),
  card(31, [heal(4, { range: 3, adjust: [consume('earth', { add: { targets: 2 } })] })]),
  shuffling(68, [move(relative(-1)), attack(relative(-1), { range: 3, count: 2 })], { infuse: ['fire'] }),
]);
