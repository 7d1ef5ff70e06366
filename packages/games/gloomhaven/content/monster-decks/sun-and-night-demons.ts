import { attack, become, damage, heal, infuse, move, relative } from '../words/abilities.ts';
import { consume, consumeThen } from '../words/adjustments.ts';
import { card, monsterDeck, shuffling } from '../words/monster-cards.ts';
import { adjacentAlliesAndEnemies, adjacentEnemies, alliesWithin, enemiesWithin } from '../words/targets.ts';

export const sunDemon = monsterDeck('sun-demon', [
  shuffling(17, [heal(3, { range: 3, adjust: [consume('light', { targets: alliesWithin(3) })] })]),
  card(36, [move(relative(0)), attack(relative(0), { targets: adjacentEnemies })], { infuse: ['light'] }),
  card(36, [move(relative(0)), attack(relative(0), { targets: adjacentEnemies })], { infuse: ['light'] }),
  card(68, [move(relative(0)), attack(relative(+1))], { infuse: ['light'] }),
  shuffling(73, [move(relative(0)), attack(relative(+1)), consumeThen('light', heal(3))]),
  card(95, [
    move(relative(-1)),
    attack(relative(0), { range: 4, adjust: [consume('light', { targets: enemiesWithin(4) })] }),
  ]),
  card(88, [
    move(relative(-1)),
    attack(relative(-1), { targets: adjacentEnemies }),
    consumeThen('dark', become('muddle')),
  ]),
  card(50, [move(relative(0)), attack(relative(0), { range: 3 }), consumeThen('any', infuse('light'))]),
]);

export const nightDemon = monsterDeck('night-demon', [
  card(4, [move(relative(+1)), attack(relative(-1))], { infuse: ['dark'] }),
  card(7, [move(relative(+1)), attack(relative(-1)), consumeThen('dark', become('invisible'))]),
  card(22, [move(relative(0)), attack(relative(0))], { infuse: ['dark'] }),
  card(26, [
    attack(relative(-2), { range: 3, count: 3, adjust: [consume('dark', { conditions: ['muddle'] })] }),
  ]),
  shuffling(46, [
    move(relative(-1)),
    attack(relative(+1), { adjust: [consume('dark', { add: { attack: 2 } })] }),
  ]),
  shuffling(41, [move(relative(-1)), attack(relative(+1))], { infuse: ['dark'] }),
  card(35, [
    attack(relative(-1)),
    attack(relative(-1), { pierce: 2 }),
    consumeThen('light', become('curse')),
  ]),
  card(15, [
    move(relative(0)),
    attack(relative(-1)),
    damage(1, adjacentAlliesAndEnemies),
    consumeThen('any', infuse('dark')),
  ]),
]);
